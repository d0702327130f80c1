import type { Site } from '@quayside/kernel';
import type { OtherTitle, TitleOutcome } from '@quayside/text';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { getItems } from '../products/index.ts';
import type { TitledItem } from './titles.service.ts';

export interface TitleWriter {
  /** The home title with the sizes of a site. */
  titleOn(item: TitledItem, site: Site): string;
  /** An automatic title. The same words in one language are written once. */
  write(
    item: TitledItem,
    site: Site,
    ask: { readonly limit: number; readonly unlike?: readonly OtherTitle[] },
  ): TitleOutcome;
}

/** Items with neighbouring titles that are compared, before and after each. */
const NEIGHBOURS = 10;

/**
 * Automatic titles, told apart from those of the items whose home titles begin alike. Which items are asked for together changes nothing:
 * each title is compared with what the account has for sale, and all of those that would be equal are written again.
 */
export async function tellApart(
  db: Db,
  userId: number,
  items: readonly TitledItem[],
  sites: readonly Site[],
  limit: number,
  writer: TitleWriter,
  writerOf: (items: readonly TitledItem[]) => Promise<TitleWriter>,
): Promise<(item: TitledItem, site: Site) => TitleOutcome> {
  const isShortened = (item: TitledItem) =>
    sites.some((site) => {
      const made = writer.write(item, site, { limit });
      return made.ok && made.dropped.length > 0;
    });
  const neighbours = await findNeighbours(
    db,
    userId,
    items.filter(isShortened).map(({ itemId }) => itemId),
  );
  const given = new Map(items.map((item) => [item.itemId, { item, writer }]));
  const strange = [...new Set([...neighbours.values()].flat())].filter((itemId) => !given.has(itemId));
  const others = await getItems(db, userId, strange);
  const otherWriter = others.length > 0 ? await writerOf(others) : writer;
  const all = new Map([...given, ...others.map((item) => [item.itemId, { item, writer: otherWriter }] as const)]);
  return (item, site) => {
    const made = writer.write(item, site, { limit });
    if (!made.ok || made.dropped.length === 0) return made;
    const unlike = (neighbours.get(item.itemId) ?? []).flatMap((itemId): OtherTitle[] => {
      const other = all.get(itemId);
      const theirs = other?.writer.write(other.item, site, { limit });
      if (!other || !theirs?.ok || !isSame(theirs.title, made.title)) return [];
      const whole = other.writer.write(other.item, site, { limit: Number.MAX_SAFE_INTEGER });
      return [{ title: other.writer.titleOn(other.item, site), made: whole.ok ? whole.title : theirs.title }];
    });
    if (unlike.length === 0) return made;
    const again = writer.write(item, site, { limit, unlike });
    return again.ok ? again : made;
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** How much of two titles must be the same for their items to be compared. */
const BEGINNING = 20;

/** The items of the same account, for sale, next to each in the order of their home titles. */
export async function findNeighbours(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (itemIds.length === 0) return new Map();
  const key = (of: 'i' | 'n') => sql`lower(left(${sql.raw(of)}.title, 200)) collate "C"`;
  const there = sql`n.user_id = ${userId} and n.account_id = i.account_id and not n.is_ended`;
  const { rows } = await sql<{ itemId: number; others: number[] }>`
    select i.item_id as "itemId", array(
      select o.item_id from (
        (select n.item_id, n.title from items n
         where ${there} and (${key('n')}, n.item_id) > (${key('i')}, i.item_id)
         order by ${key('n')}, n.item_id limit ${NEIGHBOURS})
        union all
        (select n.item_id, n.title from items n
         where ${there} and (${key('n')}, n.item_id) < (${key('i')}, i.item_id)
         order by ${key('n')} desc, n.item_id desc limit ${NEIGHBOURS})
      ) o where lower(left(o.title, ${BEGINNING})) = lower(left(i.title, ${BEGINNING})) order by o.item_id
    )::bigint[] as others
    from items i where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ itemId, others }) => [itemId, others.map(Number)]));
}
