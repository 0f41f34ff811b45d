"""What people see: screens on the panel, light in the bed, words."""
