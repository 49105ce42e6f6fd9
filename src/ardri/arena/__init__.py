"""Many games between bots: who plays whom, in processes of their own, and how sure the results are."""
