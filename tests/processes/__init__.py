"""The real process with a real file, killed and hindered while people press (docs/real-processes.md)."""
