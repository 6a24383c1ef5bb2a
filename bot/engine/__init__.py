"""The rules of Crazy Eights: values in, values out; no clock, no chat, no files."""
