-- Accounts that wait for the keys that calls are made with are looked for every minute, among those of all users.
create index marketplace_accounts_without_keys on marketplace_accounts (user_id, account_id) where paused_reason = 'keys_refused';
