"""What Lighthouse thinks of the pages (`make lighthouse`)."""
