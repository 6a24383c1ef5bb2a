"""What is seen of a league: its message, its picture, the screens for one who asks, and the file."""
