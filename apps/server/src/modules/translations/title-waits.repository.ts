import type { Site } from '@quayside/kernel';
import type { TitleTarget } from '@quayside/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** An item whose title engines are to be asked for in a language, because listings are live under an older one. */
export interface TitleWait {
  readonly itemId: number;
  readonly language: TitleTarget;
  /** Raised by each change of the title. */
  readonly generation: number;
  /** Whether the seller made the change here. */
  readonly isByRule: boolean;
  /** How often engines could not be asked. */
  readonly tries: number;
}

type WaitPlace = Pick<TitleWait, 'itemId' | 'language'>;
const languagesOf = (waits: readonly WaitPlace[]) => waits.map(({ language }) => language);
const itemIdsOf = (waits: readonly WaitPlace[]) => waits.map(({ itemId }) => itemId);

/** Records waits; one that is there already begins again. */
export async function insertTitleWaits(
  tx: Tx,
  userId: number,
  places: readonly WaitPlace[],
  isByRule: boolean,
): Promise<void> {
  await sql`
    insert into title_waits as w (user_id, language, item_id, is_by_rule)
    select distinct ${userId}::bigint, language, item_id, ${isByRule}::boolean
    from unnest(${languagesOf(places)}::text[], ${itemIdsOf(places)}::bigint[]) as g (language, item_id)
    order by language, item_id
    on conflict (user_id, language, item_id) do update set generation = w.generation + 1, tries = 0,
      due_at = excluded.due_at, is_by_rule = w.is_by_rule or excluded.is_by_rule`.execute(tx);
}

/** The next waits that are due, in order. */
export async function listDueWaits(
  db: Db,
  userId: number,
  { now, after, limit }: { readonly now: Date; readonly after: WaitPlace | undefined; readonly limit: number },
): Promise<TitleWait[]> {
  const { rows } = await sql<TitleWait>`
    select item_id as "itemId", language, generation, is_by_rule as "isByRule", tries from title_waits
    where user_id = ${userId} and due_at <= ${now}
      and (language, item_id) > (${after?.language ?? ''}::text, ${after?.itemId ?? 0}::bigint)
    order by language, item_id limit ${limit}`.execute(db);
  return rows;
}

/** Ends waits, except for those that have begun again since they were read. */
export async function removeTitleWaits(tx: Tx, userId: number, waits: readonly TitleWait[]): Promise<void> {
  await sql`
    delete from title_waits w using unnest(${languagesOf(waits)}::text[], ${itemIdsOf(waits)}::bigint[],
      ${waits.map(({ generation }) => generation)}::int[]) as g (language, item_id, generation)
    where w.user_id = ${userId} and w.language = g.language and w.item_id = g.item_id and w.generation = g.generation`.execute(
    tx,
  );
}

/** Puts waits off, except for those that have begun again since they were read. */
export async function putOffTitleWaits(
  tx: Tx,
  userId: number,
  waits: readonly (TitleWait & { readonly until: Date })[],
): Promise<void> {
  await sql`
    update title_waits w set tries = w.tries + 1, due_at = g.until
    from unnest(${languagesOf(waits)}::text[], ${itemIdsOf(waits)}::bigint[],
      ${waits.map(({ generation }) => generation)}::int[], ${waits.map(({ until }) => until)}::timestamptz[])
      as g (language, item_id, generation, until)
    where w.user_id = ${userId} and w.language = g.language and w.item_id = g.item_id and w.generation = g.generation`.execute(
    tx,
  );
}

/** Every seller with waits that are due. Reads two rows per seller. */
export async function listDueSellers(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    with recursive waiting as (
      (select user_id from title_waits order by user_id limit 1)
      union all
      select (select w.user_id from title_waits w where w.user_id > s.user_id order by w.user_id limit 1)
      from waiting s where s.user_id is not null
    )
    select user_id as "userId" from waiting s where user_id is not null
      and exists (select from title_waits w where w.user_id = s.user_id and w.due_at <= ${now})`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** The places where these items have listings with a title of their own, live or to be sent again. */
export async function listTitledListings(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<{ readonly itemId: number; readonly site: Site }[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
      and state in ('L', 'Q', 'P', 'F') and listing_key is not null and title_label is distinct from 'catalogue'
    order by item_id, site`.execute(db);
  return rows;
}
