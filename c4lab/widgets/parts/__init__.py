"""What widgets share: boards to click, forms, words, and work in the background."""
