import type { TranslatedText } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type ChangingListings, countFound, type FoundListings } from '../listings/index.ts';

/** Why an engine could not be asked. */
export type Unasked = Exclude<TranslatedText['state'], 'shown' | 'waiting' | 'refused'>;

/** An item whose own text is to be translated for a site. */
export interface Wait {
  readonly itemId: number;
  readonly site: Site;
  /** Whether the listing is sent, or was, without the text meanwhile. */
  readonly isSent: boolean;
}

/** @returns how many are new, or are sent now and were not before */
export async function keepWaits(tx: Tx, userId: number, waits: readonly Wait[]): Promise<number> {
  const { rows } = await sql`
    insert into description_waits (user_id, item_id, site, is_sent)
    select ${userId}, item_id, site, is_sent
    from unnest(${waits.map(({ itemId }) => itemId)}::bigint[], ${waits.map(({ site }) => site)}::text[],
      ${waits.map(({ isSent }) => isSent)}::boolean[]) as given (item_id, site, is_sent)
    on conflict (user_id, item_id, site) do update set is_sent = true
    where excluded.is_sent and not description_waits.is_sent
    returning 1`.execute(tx);
  return rows.length;
}

/** Keeps listings that will follow once their texts are translated. @returns the listings found, kept before or not */
export async function keepFound(tx: Tx, userId: number, found: FoundListings): Promise<ChangingListings> {
  return countFound(
    tx,
    found,
    sql`, kept as (
      insert into description_waits (user_id, item_id, site, is_sent) select ${userId}, item_id, site, false from found
      on conflict (user_id, item_id, site) do update set is_sent = false
    )`,
  );
}

/** Some of them, site by site, without those of some sites. */
export async function listWaits(
  db: Db,
  userId: number,
  { without, limit }: { readonly without: readonly Site[]; readonly limit: number },
): Promise<Wait[]> {
  const { rows } = await sql<Wait>`
    select item_id as "itemId", site, is_sent as "isSent" from description_waits
    where user_id = ${userId} and site <> all(${[...without]}::text[]) order by site, item_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** @returns those that were there, as they were at last */
export async function takeWaits(tx: Tx, userId: number, site: Site, itemIds: readonly number[]): Promise<Wait[]> {
  const { rows } = await sql<Wait>`
    delete from description_waits where user_id = ${userId} and site = ${site} and item_id = any(${[...itemIds]}::bigint[])
    returning item_id as "itemId", site, is_sent as "isSent"`.execute(tx);
  return rows;
}

/** Notes for some waits that are not sent yet that they are sent without the text. @returns these */
export async function markSent(tx: Tx, userId: number, sites: readonly Site[], limit: number): Promise<Wait[]> {
  const { rows } = await sql<Wait>`
    update description_waits w set is_sent = true from (
      select item_id, site from description_waits
      where user_id = ${userId} and site = any(${[...sites]}::text[]) and not is_sent
      order by item_id, site limit ${limit} for update
    ) t where w.user_id = ${userId} and w.item_id = t.item_id and w.site = t.site
    returning w.item_id as "itemId", w.site, w.is_sent as "isSent"`.execute(tx);
  return rows;
}

export async function setProblem(tx: Tx, userId: number, sites: readonly Site[], problem: Unasked): Promise<void> {
  await sql`
    update description_waits set problem = ${problem}
    where user_id = ${userId} and site = any(${[...sites]}::text[]) and problem is distinct from ${problem}`.execute(
    tx,
  );
}

/** Why these items still wait, by item. */
export async function listProblems(
  db: Db,
  userId: number,
  site: Site,
  itemIds: readonly number[],
): Promise<Map<number, Unasked>> {
  const { rows } = await sql<{ itemId: number; problem: Unasked }>`
    select item_id as "itemId", problem from description_waits
    where user_id = ${userId} and site = ${site} and item_id = any(${[...itemIds]}::bigint[]) and problem is not null`.execute(
    db,
  );
  return new Map(rows.map(({ itemId, problem }) => [itemId, problem]));
}

/** Every business with items that wait. Reads one row per business. */
export async function listWaiting(db: Db): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    with recursive waiting as (
      (select user_id from description_waits order by user_id limit 1)
      union all
      select (select d.user_id from description_waits d where d.user_id > w.user_id order by d.user_id limit 1)
      from waiting w where w.user_id is not null
    ) select user_id as "userId" from waiting where user_id is not null`.execute(db);
  return rows.map(({ userId }) => userId);
}
