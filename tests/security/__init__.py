"""What somebody who means harm would try (docs/security.md)."""
