import { foldTag, tagsThatDiffer } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface TagsOfItem {
  readonly itemId: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The folded tags that the price rules in force ask for, by account. */
async function listRuledTags(db: Db, userId: number): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const { rows } = await sql<{ account_id: number; tags: string[] }>`
    select l.account_id, array_agg(distinct tag) as tags
    from price_rule_lists l cross join jsonb_array_elements(l.rules) as rule
      cross join jsonb_array_elements_text(case jsonb_typeof(rule->'tags') when 'array' then rule->'tags' else '[]' end) as tag
    where l.user_id = ${userId} and (rule->>'isEnabled')::boolean group by l.account_id`.execute(db);
  return new Map(rows.map(({ account_id, tags }) => [account_id, new Set(tags.map(foldTag))]));
}

/** Whether some price rule in force asks for a tag, so that prices may follow tags. */
export async function areTagsRuled(db: Db, userId: number): Promise<boolean> {
  return (await listRuledTags(db, userId)).size > 0;
}

/** The listings on sale of each item whose prices a rule may move, because it asks for a tag that the item gets or loses. */
export async function countRuledListings(
  db: Db,
  userId: number,
  items: readonly TagsOfItem[],
): Promise<(itemId: number) => number> {
  const ruled = await listRuledTags(db, userId);
  if (ruled.size === 0) return () => 0;
  const { rows } = await sql<{ item_id: number; account_id: number; n: number }>`
    select item_id, account_id, count(*)::int as n from listings
    where user_id = ${userId} and item_id = any(${items.map(({ itemId }) => itemId)}::bigint[]) and state = 'L'
    group by item_id, account_id`.execute(db);
  const changed = new Map(items.map(({ itemId, before, after }) => [itemId, tagsThatDiffer(before, after)]));
  const counts = new Map<number, number>();
  for (const { item_id, account_id, n } of rows) {
    const isAsked = changed.get(item_id)?.some((tag) => ruled.get(account_id)?.has(tag));
    if (isAsked) counts.set(item_id, (counts.get(item_id) ?? 0) + n);
  }
  return (itemId) => counts.get(itemId) ?? 0;
}
