"""The form of a new league: what is chosen on it, by menus or typed, until it is sent off."""
