"""The pieces that every screen is made of: layout, type, icons, widgets and their painter."""
