"""Brings what the manager wants seen to Discord: messages, their pictures, and the events of the calendar."""
