"""The screens that serve every game."""
