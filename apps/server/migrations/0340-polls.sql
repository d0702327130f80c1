-- billing, dispatch ------------------------------------------------------------------------------------------------

-- A poll asks a payment provider or a marketplace for the state of what it was sent.
alter table bulk_submissions rename column look_at to poll_at;
alter table payments rename column look_at to poll_at;
alter table payments rename column looks to polls;
alter table refunds rename column look_at to poll_at;
alter index payments_look rename to payments_poll;
alter index refunds_look rename to refunds_poll;
