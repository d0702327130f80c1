-- sync -------------------------------------------------------------------------------------------------------------

-- An import that stayed open after its account was closed prevents the shop from being connected again.
update imports i set state = 'cancelled', finished_at = a.closed_at, resumes_at = null
from marketplace_accounts a
where a.user_id = i.user_id and a.account_id = i.account_id and a.closed_at is not null
  and i.state in ('queued', 'running', 'paused');
