"""How the opening book is made: boards, plan, facts, log, work, make, each a module."""
