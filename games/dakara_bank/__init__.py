"""A dice roller and a bank beside people's own board of Dakara: accounts, a ledger, cards; no rules enforced."""
