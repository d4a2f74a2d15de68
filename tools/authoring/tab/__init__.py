"""What of the lessons runs in a browser tab, where Python has no threads and few libraries."""
