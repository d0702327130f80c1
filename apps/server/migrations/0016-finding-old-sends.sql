-- What is old is found by ranges of pages, which cost nothing to keep: rows are written in the order of time, and never changed.
create index sends_finished_at on sends using brin (finished_at) with (pages_per_range = 32, autosummarize = on);
