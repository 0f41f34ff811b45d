"""What the local games are worth: exact odds under best play, and what the next roll may do, by the edition's numbers.

Best play is that of somebody with money enough to lose, who wants the highest mean.
"""
