"""Discord that is not a command: the client, the messages, the controls on them and the answers to them."""
