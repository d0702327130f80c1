import { foldTag } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';

/** The tags of the item of `product_rows r`, sorted; null without any. Read for the rows of one page only. */
export const TAGS_OF_ROW: RawBuilder<readonly string[] | null> = sql`(
    select array_agg(t.name order by t.folded collate "C") from item_tags i
    join tags t on t.user_id = i.user_id and t.tag_id = i.tag_id
    where i.user_id = r.user_id and i.item_id = r.item_id)`;

/** The folded tags of the item of `items i`; an empty list without any. */
export const FOLDED_TAGS: RawBuilder<readonly string[]> = sql`(
      select coalesce(array_agg(t.folded), '{}') from item_tags it join tags t on t.user_id = it.user_id and t.tag_id = it.tag_id
      where it.user_id = i.user_id and it.item_id = i.item_id)`;

/** Whether the item of `product_rows r` has a tag. */
export function hasTag(userId: number, tag: string): RawBuilder<boolean> {
  return sql<boolean>`r.item_id in (
    select i.item_id from item_tags i join tags t on t.user_id = i.user_id and t.tag_id = i.tag_id
    where i.user_id = ${userId} and t.user_id = ${userId} and t.folded = ${foldTag(tag)})`;
}
