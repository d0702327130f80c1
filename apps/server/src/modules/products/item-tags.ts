import { foldTag } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';

/** The tags of the item of `product_rows r`, sorted; null without any. Read for the rows of one page only. */
export const TAGS_OF_ROW: RawBuilder<readonly string[] | null> = sql`(
    select array_agg(t.name order by t.folded collate "C") from item_tags i
    join tags t on t.user_id = i.user_id and t.tag_id = i.tag_id
    where i.user_id = r.user_id and i.item_id = r.item_id)`;

/** Whether the item of `product_rows r` has a tag. */
export function hasTag(userId: number, tag: string): RawBuilder<boolean> {
  return sql<boolean>`r.item_id in (
    select i.item_id from item_tags i join tags t on t.user_id = i.user_id and t.tag_id = i.tag_id
    where i.user_id = ${userId} and t.user_id = ${userId} and t.folded = ${foldTag(tag)})`;
}
