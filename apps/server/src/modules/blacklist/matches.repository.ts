import type { BlacklistConsent, BlacklistPreview, KeywordScope } from '@quayside/contract';
import { type PLATFORMS, platformOfSite, SITES } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';

/** The number of items or matches of one statement; few columns are written of each. */
const STEP = 2_000;

/** An item that contains a keyword of this scope. */
export interface Found {
  readonly itemId: number;
  readonly platform: KeywordScope;
  readonly keyword: string;
}

/** The sites where a platform lists the items of other platforms. */
const FOREIGN = SITES.flatMap((site) => {
  const platform = platformOfSite(site);
  return platform === null ? [] : [{ platform, site }];
});

const FOUND = (found: readonly Found[]) => sql`
  found as (
    select * from unnest(${found.map((f) => f.itemId)}::bigint[], ${found.map((f) => f.platform)}::text[], ${found.map((f) => f.keyword)}::text[])
      as f (item_id, platform, keyword)
  ),
  foreign_sites as (
    select * from unnest(${FOREIGN.map((f) => f.platform)}::text[], ${FOREIGN.map((f) => f.site)}::text[]) as s (platform, site)
  )`;

/** The listings that a keyword ends: all of an item of its own platform, otherwise those that its platform sells. */
const ENDS = sql`l.state in ('L', 'P', 'Q') and (f.platform in ('all', i.platform)
  or exists (select from foreign_sites s where s.platform = f.platform and s.site = l.site))`;

/**
 * The effect of blocking these items. Items that have ended at home do not count.
 * @param found by item
 */
export async function countBlocking(
  db: Db,
  userId: number,
  found: readonly (readonly Found[])[],
): Promise<BlacklistConsent> {
  const total = { items: 0, live: 0, listings: 0 };
  for await (const step of inSteps(found, STEP)) {
    const { rows } = await sql<BlacklistConsent>`
      with ${FOUND(step.flat())},
      live as (
        select distinct l.item_id, l.site from found f
        join items i on i.user_id = ${userId} and i.item_id = f.item_id and not i.is_ended
        join listings l on l.user_id = ${userId} and l.item_id = f.item_id
        where ${ENDS}
      )
      select (select count(distinct f.item_id)::int from found f
          join items i on i.user_id = ${userId} and i.item_id = f.item_id and not i.is_ended) as items,
        (select count(distinct item_id)::int from live) as live, (select count(*)::int from live) as listings`.execute(
      db,
    );
    total.items += rows[0]?.items ?? 0;
    total.live += rows[0]?.live ?? 0;
    total.listings += rows[0]?.listings ?? 0;
  }
  return total;
}

/** How many live listings each of these keywords ends alone, by its key: the scope and the words in lower case. */
export async function countEnds(db: Db, userId: number, found: readonly Found[]): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for await (const step of inSteps(found, STEP)) {
    const { rows } = await sql<{ platform: string; keyword: string; n: number }>`
      with ${FOUND(step)}
      select f.platform, f.keyword, count(distinct (l.item_id, l.site))::int as n from found f
      join items i on i.user_id = ${userId} and i.item_id = f.item_id and not i.is_ended
      join listings l on l.user_id = ${userId} and l.item_id = f.item_id and ${ENDS}
      group by f.platform, f.keyword`.execute(db);
    for (const { platform, keyword, n } of rows) {
      const key = `${platform} ${keyword.toLowerCase()}`;
      ends.set(key, (ends.get(key) ?? 0) + n);
    }
  }
  return ends;
}

/**
 * Some of the items that would be blocked, with live ones first.
 * @param found by item, in the order of the items
 */
export async function listExamples(
  db: Db,
  userId: number,
  found: readonly (readonly Found[])[],
  limit: number,
): Promise<BlacklistPreview['examples']> {
  const examples: BlacklistPreview['examples'][number][] = [];
  for await (const step of inSteps(found, STEP)) {
    const { rows } = await sql<BlacklistPreview['examples'][number]>`
      with ${FOUND(step.flat())}
      select i.item_id as "itemId", i.title, min(f.keyword) as keyword,
        coalesce(array_agg(distinct l.site order by l.site) filter (where l.site is not null), '{}') as sites
      from found f
      join items i on i.user_id = ${userId} and i.item_id = f.item_id and not i.is_ended
      left join listings l on l.user_id = ${userId} and l.item_id = f.item_id and ${ENDS}
      group by i.item_id, i.title
      order by count(l.site) = 0, i.item_id limit ${limit}`.execute(db);
    examples.push(...rows);
  }
  const isIdle = ({ sites }: (typeof examples)[number]) => Number(sites.length === 0);
  return examples.sort((a, b) => isIdle(a) - isIdle(b)).slice(0, limit);
}

/** The items in which these keywords have been found so far. */
export async function listItemsOf(db: Db, userId: number, keywordIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select distinct item_id from keyword_matches where user_id = ${userId} and keyword_id = any(${[...keywordIds]}::bigint[])`.execute(
    db,
  );
  return rows.map((row) => row.item_id);
}

export async function listItemExamples(db: Db, userId: number, keywordId: number, limit: number) {
  const { rows } = await sql<{ itemId: number; title: string }>`
    select i.item_id as "itemId", i.title from keyword_matches m
    join items i on i.user_id = m.user_id and i.item_id = m.item_id
    where m.user_id = ${userId} and m.keyword_id = ${keywordId} order by m.item_id limit ${limit}`.execute(db);
  return rows;
}

/** Replaces the stored matches of these keywords. */
export async function replaceMatchesOfKeywords(
  tx: Tx,
  userId: number,
  keywordIds: readonly number[],
  matches: readonly { readonly keywordId: number; readonly itemId: number }[],
): Promise<void> {
  await sql`delete from keyword_matches where user_id = ${userId} and keyword_id = any(${[...keywordIds]}::bigint[])`.execute(
    tx,
  );
  await insertMatches(tx, userId, matches);
}

/**
 * Replaces the stored matches of these items.
 * @returns the items in which a keyword is found now and was not before
 */
export async function replaceMatchesOfItems(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  matches: readonly { readonly keywordId: number; readonly itemId: number }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ item_id: number; keyword_id: number }>`
    delete from keyword_matches where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])
    returning item_id, keyword_id`.execute(tx);
  await insertMatches(tx, userId, matches);
  const before = new Set(rows.map((row) => `${row.item_id} ${row.keyword_id}`));
  return new Set(matches.filter((one) => !before.has(`${one.itemId} ${one.keywordId}`)).map(({ itemId }) => itemId));
}

async function insertMatches(
  tx: Tx,
  userId: number,
  matches: readonly { readonly keywordId: number; readonly itemId: number }[],
): Promise<void> {
  for await (const step of inSteps(matches, STEP)) {
    await sql`
      insert into keyword_matches (user_id, keyword_id, item_id)
      select ${userId}::bigint, * from unnest(${step.map((m) => m.keywordId)}::bigint[], ${step.map((m) => m.itemId)}::bigint[])`.execute(
      tx,
    );
  }
}

export interface ItemBlock {
  readonly itemId: number;
  readonly accountId: number;
  /** Whether a keyword for the item's own platform, or for all platforms, blocks it. */
  readonly isBlocked: boolean;
  /** Whether it has had reason K so far. */
  readonly wasBlocked: boolean;
  /** The platforms that may not list the item although its own platform may. */
  readonly foreign: readonly string[];
}

/** How the keywords apply to these items, compared with their stored state. */
export async function judgeItems(tx: Tx, userId: number, itemIds: readonly number[]): Promise<ItemBlock[]> {
  const { rows } = await sql<ItemBlock>`
    select i.item_id as "itemId", i.account_id as "accountId", position('K' in i.blacklisting_reason) > 0 as "wasBlocked",
      coalesce(bool_or(k.platform in ('all', i.platform)), false) as "isBlocked",
      coalesce(array_agg(distinct k.platform) filter (where k.platform not in ('all', i.platform)), '{}') as foreign
    from items i
    left join keyword_matches m on m.user_id = i.user_id and m.item_id = i.item_id
    left join keywords k on k.user_id = m.user_id and k.keyword_id = m.keyword_id
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])
    group by i.item_id, i.account_id, i.blacklisting_reason order by i.item_id`.execute(tx);
  return rows;
}

/** Those of these items of other platforms that a platform may not list because of its own keywords. */
export async function findKeptFrom(
  db: Db,
  userId: number,
  platform: (typeof PLATFORMS)[number],
  itemIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ item_id: number }>`
    select distinct m.item_id from keyword_matches m
    join keywords k on k.user_id = m.user_id and k.keyword_id = m.keyword_id and k.platform = ${platform}
    where m.user_id = ${userId} and m.item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Set(rows.map((row) => row.item_id));
}
