-- The interval that an account's quota allows, which the portal tells beside the freshness.
alter table sync_cursors add column every_ms integer;
