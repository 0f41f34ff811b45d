"""The bank's counter: what the table shows to people who play on a board of their own."""
