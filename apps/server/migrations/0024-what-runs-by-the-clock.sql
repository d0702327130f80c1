-- What runs by the clock looks over all sellers at once: it finds what is due by an index, however many rows there are.

-- Rows are written in the order of their time, so that a few pages of summaries tell where the old ones lie.
create index sends_by_age on sends using brin (started_at);
-- Beside the tokens that are about to end, those whose end has to be told of.
create index account_tokens_lost on account_tokens (user_id, account_id) where state in ('B', 'W');
