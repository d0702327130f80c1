import type { AccountRef, Platform, ReasonCode, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { readItemsVersion } from '../products/index.ts';
import type { UnaskedEngine } from './site-titles.service.ts';
import { lockTitles } from './title-digests.repository.ts';
import { changeTitles, readTotals } from './title-totals.ts';

/** One account's titles on one site. */
export interface TitlePlace extends AccountRef {
  readonly site: Site;
}

/** The properties of an account and site that decide whether a title is allowed there. */
export interface TitleRules extends TitlePlace {
  readonly platform: Platform;
  /** Code points; null without a limit. */
  readonly limit: number | null;
}

/** An automatic title, or why there is none. */
export interface MadeTitle {
  readonly itemId: number;
  readonly site: Site;
  /** The home title from which it was made. */
  readonly sourceTitle: string;
  readonly title: string | null;
  readonly label: string | null;
  readonly dropped: readonly string[];
  readonly reason: ReasonCode | null;
  /** The item whose title this one would have. */
  readonly sameAs: number | null;
  readonly isDraft: boolean;
}

export interface TitleList {
  readonly state: 'making' | 'made' | 'failed';
  readonly inputs: string;
  readonly askedAt: Date;
  readonly madeAt: Date | null;
  /** Whether engines are still to be asked for its missing titles. */
  readonly asksEngines: boolean;
  /** Why an engine could not be asked for all of them the last time. */
  readonly unasked: UnaskedEngine | null;
}

export async function getTitleList(db: Db, { userId, accountId, site }: TitlePlace): Promise<TitleList | undefined> {
  return db
    .selectFrom('site_title_lists')
    .select(['state', 'inputs', 'asked_at as askedAt', 'made_at as madeAt', 'asks_engines as asksEngines', 'unasked'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .executeTakeFirst() as Promise<TitleList | undefined>;
}

export async function saveTitleList(
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
  { inputs, askedAt, asksEngines }: Pick<TitleList, 'inputs' | 'askedAt' | 'asksEngines'>,
): Promise<void> {
  await sql`
    insert into site_title_lists (user_id, account_id, site, state, inputs, asked_at, asks_engines)
    values (${userId}, ${accountId}, ${site}, 'making', ${inputs}, ${askedAt}, ${asksEngines})
    on conflict (user_id, account_id, site) do update
    set state = 'making', inputs = excluded.inputs, asked_at = excluded.asked_at, asks_engines = excluded.asks_engines,
      unasked = null`.execute(tx);
}

/** Notes that engines were asked for a list that is being made, so that a repeated job does not ask them again. */
export async function saveAsked(
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
  { inputs, unasked }: Pick<TitleList, 'inputs' | 'unasked'>,
): Promise<void> {
  await sql`
    update site_title_lists set asks_engines = false, inputs = ${inputs}, unasked = ${unasked}
    where user_id = ${userId} and account_id = ${accountId} and site = ${site}`.execute(tx);
}

/** The titles of a made list that engines could be asked for, and about how many characters they are. */
export async function countToAsk(
  db: Db,
  { userId, accountId, site }: TitlePlace,
): Promise<{ readonly titles: number; readonly characters: number }> {
  const { rows } = await sql<{ titles: number; characters: number }>`
    select count(*)::int as titles, coalesce(sum(char_length(source_title)), 0)::int as characters from site_titles
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and state = 'missing'
      and reason = 'nothing_translated'`.execute(db);
  return rows[0] ?? { titles: 0, characters: 0 };
}

export async function endTitleList(
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
  state: 'made' | 'failed',
  now: Date,
): Promise<void> {
  await sql`
    update site_title_lists set state = ${state}, made_at = case when ${state} = 'made' then ${now} else made_at end
    where user_id = ${userId} and account_id = ${accountId} and site = ${site}`.execute(tx);
}

/** A digest of everything on which the titles of an account's items depend. Does not read the items themselves. */
export async function digestInputs(db: Db, account: AccountRef): Promise<string> {
  const { userId } = account;
  const items = await readItemsVersion(db, account);
  const { rows } = await sql<{ digest: string }>`
    select md5(concat_ws(' ',
      (select concat(count(*), max(updated_at)) from glossary_terms where user_id = ${userId}),
      (select concat(count(*), max(updated_at)) from translation_memory where user_id = ${userId}),
      (select concat(count(*), max(decided_at)) from engine_trust where user_id = ${userId}),
      ${items}::text)) as digest`.execute(db);
  return rows[0]?.digest ?? '';
}

/** The next items on sale of an account. */
export async function listItemIds(
  db: Db,
  { userId, accountId }: AccountRef,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('is_ended', '=', false)
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.item_id);
}

/** The sites for which titles of these items are stored. */
export async function listTitledSites(db: Db, userId: number, itemIds: readonly number[]): Promise<Site[]> {
  const { rows } = await sql<{ site: Site }>`
    select distinct site from site_titles
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) order by site`.execute(db);
  return rows.map((row) => row.site);
}

/** Returns the given items and sites for which a title is stored, as `item site`. */
export async function findKept(
  db: Db,
  userId: number,
  cells: readonly { readonly itemId: number; readonly site: Site }[],
): Promise<ReadonlySet<string>> {
  if (cells.length === 0) return new Set();
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select s.item_id as "itemId", s.site from site_titles s
    join unnest(${cells.map((one) => one.itemId)}::bigint[], ${cells.map((one) => one.site)}::text[]) as c (item_id, site)
      on c.item_id = s.item_id and c.site = s.site
    where s.user_id = ${userId}`.execute(db);
  return new Set(rows.map(({ itemId, site }) => `${itemId} ${site}`));
}

/** Stores automatic titles, if the home title is still the one from which they were made. The items are locked. */
export async function keepMadeTitles(tx: Tx, userId: number, made: readonly MadeTitle[]): Promise<void> {
  if (made.length === 0) return;
  await lockTitles(
    tx,
    userId,
    made.map(({ site }) => site),
  );
  const changing = sql`changed as (
    insert into site_titles as s (user_id, account_id, site, item_id, source_title, made_title, label, dropped,
      reason, same_as, is_draft, title, state, length, search_text)
    select i.user_id, i.account_id, g.site, i.item_id, g."sourceTitle", g.title, g.label,
      array(select jsonb_array_elements_text(g.dropped)), g.reason, g."sameAs", g."isDraft",
      g.title, 'missing', 0, ''
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as g ("itemId" bigint, site text, "sourceTitle" text, title text, label text,
      dropped jsonb, reason text, "sameAs" bigint, "isDraft" boolean)
    join items i on i.user_id = ${userId} and i.item_id = g."itemId" and i.title = g."sourceTitle"
    order by i.item_id, g.site
    on conflict (user_id, account_id, site, item_id) do update set source_title = excluded.source_title, made_title = excluded.made_title,
      label = excluded.label, dropped = excluded.dropped,
      reason = excluded.reason, same_as = excluded.same_as, is_draft = excluded.is_draft
    returning s.account_id, s.site, case when xmax = 0 then null else s.state end as old_state, s.title_key as old_key, s.state, s.title_key)`;
  await changeTitles(tx, userId, changing);
  await settleTitles(tx, userId, made);
}

/**
 * Updates which title is used and its state, after the automatic one or the seller's own has changed. The items are
 * locked.
 */
export async function settleTitles(
  tx: Tx,
  userId: number,
  cells: readonly { readonly itemId: number; readonly site: Site }[],
): Promise<void> {
  await lockTitles(
    tx,
    userId,
    cells.map(({ site }) => site),
  );
  const changing = sql`changed as (
    update site_titles s set title = n.title, state = n.state, length = coalesce(char_length(n.title), 0), title_key = lower(n.title),
      search_text = search_keys(concat_ws(' ', n.sku, n.home_title, n.title))
    from (
      select t.user_id, t.account_id, t.site, t.item_id, t.state as old_state, t.title_key as old_key, i.sku, i.title as home_title, coalesce(m.translation, t.made_title) as title,
        case
          when m.item_id is null then
            case when t.made_title is null then 'missing' when t.is_draft then 'draft' else 'ready' end
          when m.source_title <> i.title then 'stale'
          when m.is_accepted then 'accepted'
          else 'own'
        end as state
      from unnest(${cells.map((one) => one.itemId)}::bigint[], ${cells.map((one) => one.site)}::text[]) as c (item_id, site)
      join items i on i.user_id = ${userId} and i.item_id = c.item_id
      join site_titles t on t.user_id = i.user_id and t.account_id = i.account_id and t.site = c.site and t.item_id = i.item_id
      left join manual_titles m on m.user_id = t.user_id and m.item_id = t.item_id and m.site = t.site
    ) n
    where s.user_id = n.user_id and s.account_id = n.account_id and s.site = n.site and s.item_id = n.item_id
    returning s.account_id, s.site, n.old_state, n.old_key, s.state, s.title_key)`;
  await changeTitles(tx, userId, changing);
}

/** Removes the titles of items that are no longer on sale. */
export async function forgetEnded(tx: Tx, { userId, accountId, site }: TitlePlace): Promise<void> {
  await lockTitles(tx, userId, [site]);
  const changing = sql`changed as (
    delete from site_titles s
    where s.user_id = ${userId} and s.account_id = ${accountId} and s.site = ${site} and not exists (
      select from items i where i.user_id = s.user_id and i.item_id = s.item_id and not i.is_ended)
    returning s.account_id, s.site, s.state as old_state, s.title_key as old_key, null::text as state, null::text as title_key)`;
  await changeTitles(tx, userId, changing);
}

export interface TitleCounts {
  readonly states: ReadonlyMap<string, number>;
  readonly duplicates: number;
  readonly tooLong: number;
}

/** Reads the stored totals, and counts titles that are too long through indexes that hold little else. */
export async function countTitles(db: Db, place: TitlePlace, limit: number | null): Promise<TitleCounts> {
  const totals = await readTotals(db, place);
  const own = sql`s.user_id = ${place.userId} and s.account_id = ${place.accountId} and s.site = ${place.site}`;
  const { rows } = await sql<{ n: number }>`
    select (
      (select count(*) from site_titles s where ${own} and s.reason = 'protected_too_long' and s.title is null)
      + (select count(*) from site_titles s where ${own} and s.length > ${limit}::integer))::int as n`.execute(db);
  return { states: totals, duplicates: totals.get('duplicates') ?? 0, tooLong: rows[0]?.n ?? 0 };
}
