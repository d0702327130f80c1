-- changes ----------------------------------------------------------------------------------------------------------

-- Previewed changes of many things at once.
create table changes (
  user_id bigint not null references users,
  change_id bigint generated always as identity,
  kind text not null,
  -- What the kind needs to find its rows, in its own form.
  settings jsonb not null,
  -- Changes of one lane concern the same things, so that only one of them is carried out at a time.
  lane text not null,
  state text not null check (state in ('preparing', 'ready', 'applying', 'done', 'cancelled', 'failed')),
  -- The person who prepared it, then the one who consented to it.
  actor jsonb not null,
  -- The change that this one undoes.
  undo_of bigint,
  -- Where the preparation continues, in the kind's own form; then the position of the last row that was carried out.
  place jsonb,
  last_position integer not null default 0,
  -- The number of rows by `state`, or by `state:reason`.
  totals jsonb not null default '{}',
  created_at timestamptz not null,
  prepared_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- When it is removed with its rows; null while something is to be done.
  remove_at timestamptz,
  primary key (user_id, change_id)
);
create unique index changes_in_lane on changes (user_id, lane) where state = 'applying';
create index changes_under_way on changes (user_id, change_id) where state in ('preparing', 'applying');
create index changes_to_remove on changes (remove_at);

create table change_rows (
  user_id bigint not null references users,
  change_id bigint not null,
  position integer not null,
  -- Identifies what the row changes; the same for each change of it.
  row_key text not null,
  item_id bigint,
  site text,
  sku text,
  label text not null,
  before jsonb not null,
  after jsonb not null,
  state text not null check (state in ('ready', 'warned', 'refused', 'done', 'skipped', 'failed')),
  reason text,
  search_keys text not null,
  primary key (user_id, change_id, position),
  unique (user_id, change_id, row_key)
);
create index change_rows_by_state on change_rows (user_id, change_id, state, position);
create index change_rows_search on change_rows using gin (user_id, change_id, search_keys gin_trgm_ops);

-- Titles that are consented to and not stored yet become a change of their site, which the next worker continues.
with placed as (
  insert into changes (user_id, kind, settings, lane, state, actor, created_at, prepared_at, confirmed_at, totals, last_position)
  select user_id, 'titles', jsonb_build_object('accountId', account_id, 'site', site, 'way', 'file'),
    concat('titles ', account_id, ' ', site), 'applying', (array_agg(actor))[1], now(), now(), now(),
    jsonb_build_object('ready', count(*)), count(*)
  from title_consents group by user_id, account_id, site
  returning user_id, change_id, settings
)
insert into change_rows (user_id, change_id, position, row_key, item_id, site, sku, label, before, after, state, search_keys)
select c.user_id, p.change_id, row_number() over (partition by p.user_id, p.change_id order by c.item_id), concat(c.item_id, ' ', c.site),
  c.item_id, c.site, i.sku, c.source_title,
  case when m.translation = c.replaced or m.item_id is not null and c.is_accepted
    then jsonb_build_object('title', m.translation, 'sourceTitle', m.source_title, 'isAccepted', m.is_accepted) else 'null' end,
  jsonb_build_object('title', c.title, 'sourceTitle', c.source_title, 'isAccepted', c.is_accepted), 'ready',
  search_keys(concat_ws(' ', i.sku, c.source_title, c.title))
from title_consents c
join placed p on p.user_id = c.user_id and p.settings ->> 'accountId' = c.account_id::text and p.settings ->> 'site' = c.site
join items i on i.user_id = c.user_id and i.item_id = c.item_id
left join manual_titles m on m.user_id = c.user_id and m.item_id = c.item_id and m.site = c.site;

drop table title_consents;
