"""The rules of Sitting Bull."""
