-- A submission is set going once its ticket is stored: one whose ticket a crash kept from being stored has done nothing. Those of before
-- were begun when they were handed in.
alter table bulk_submissions add column is_begun boolean not null default true;
alter table bulk_submissions alter column is_begun set default false;

-- Which wish was taken by the latest sender: after a lost answer it tells whether what may still be on its way is what is wished now.
alter table desired_states add column taken_generation bigint;
