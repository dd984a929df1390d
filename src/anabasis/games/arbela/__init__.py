"""The Battle of Arbela."""
