-- A seller's own word for items. It exists as long as an item has it.
create table tags (
  user_id bigint not null references users,
  tag_id bigint generated always as identity,
  -- As it was first written.
  name text not null,
  -- `foldTag` of the kernel: what makes tags the same.
  folded text not null,
  primary key (user_id, tag_id)
);
create unique index tags_folded on tags (user_id, folded);

-- That an item has a tag.
create table item_tags (
  user_id bigint not null references users,
  item_id bigint not null,
  tag_id bigint not null,
  primary key (user_id, item_id, tag_id),
  foreign key (user_id, tag_id) references tags
);
create index item_tags_of_tag on item_tags (user_id, tag_id, item_id);
