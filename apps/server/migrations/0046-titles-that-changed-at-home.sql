-- A title abroad was made of, or written for, another title than stands at home now.
alter table listings add column is_title_outdated boolean not null default false;
create index listings_title_outdated on listings (user_id, item_id, site) where is_title_outdated;
update listings l set is_title_outdated = true
from manual_titles t join items i on i.user_id = t.user_id and i.item_id = t.item_id
where t.user_id = l.user_id and t.item_id = l.item_id and t.site = l.site and l.state in ('L', 'Q', 'P', 'F') and t.source_title <> i.title;

-- Without a choice of the seller's they are shown first.
alter table home_following add column follows_titles boolean not null default false;
