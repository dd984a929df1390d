"""The rules of The Battle of Arbela, one file a chapter."""
