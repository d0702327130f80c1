import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';
import { acceptableTitles } from './list-site-titles.ts';
import type { TitlePlace } from './site-titles.repository.ts';

/** A title of the seller's own that the seller has consented to. */
export interface WrittenConsent {
  readonly itemId: number;
  readonly title: string;
  /** The home title when the seller consented. */
  readonly sourceTitle: string;
  /** The seller's own title then; null for none. */
  readonly replaced: string | null;
}

export interface TitleConsent extends WrittenConsent {
  /** Whether it is the automatic title. */
  readonly isAccepted: boolean;
  readonly actor: Actor;
}

/** A later consent for an item replaces an earlier one that is not stored yet. */
const REPLACE = sql`
  on conflict (user_id, account_id, site, item_id) do update set title = excluded.title, source_title = excluded.source_title,
    is_accepted = excluded.is_accepted, replaced = excluded.replaced, actor = excluded.actor`;

/**
 * Records consent to all drafts, in one statement.
 * @returns their items, and the digest that `readAcceptance` returns for them
 */
export async function insertAcceptances(
  tx: Tx,
  place: TitlePlace,
  actor: Actor,
): Promise<{ readonly itemIds: readonly number[]; readonly digest: string }> {
  const { userId, accountId, site } = place;
  const { rows } = await sql<{ itemIds: readonly number[]; digest: string }>`
    with found as (${acceptableTitles(place)}), kept as (
      insert into title_consents (user_id, account_id, site, item_id, title, source_title, is_accepted, actor)
      select ${userId}::bigint, ${accountId}::bigint, ${site}::text, item_id, made_title, source_title, true, ${JSON.stringify(actor)}::jsonb
      from found order by item_id ${REPLACE}
    )
    select coalesce(json_agg(item_id order by item_id), '[]') as "itemIds",
      md5(coalesce(string_agg(concat(item_id, ' ', made_title), E'\n' order by item_id), '')) as digest from found`.execute(
    tx,
  );
  return rows[0] ?? { itemIds: [], digest: '' };
}

/** Records consent to titles of the seller's own. */
export async function insertWritten(
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
  titles: readonly WrittenConsent[],
  actor: Actor,
): Promise<void> {
  await sql`
    insert into title_consents (user_id, account_id, site, item_id, title, source_title, is_accepted, replaced, actor)
    select ${userId}::bigint, ${accountId}::bigint, ${site}::text, g.item_id, g.title, g.source_title, false, g.replaced,
      ${JSON.stringify(actor)}::jsonb
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[],
      ${titles.map((one) => one.sourceTitle)}::text[], ${titles.map((one) => one.replaced)}::text[])
      as g (item_id, title, source_title, replaced)
    order by g.item_id ${REPLACE}`.execute(tx);
}

/** The next items whose titles are not stored yet. */
export async function listConsents(
  db: Db,
  { userId, accountId, site }: TitlePlace,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select item_id as "itemId" from title_consents
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id > ${after}
    order by item_id limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

/** The number of titles that are not stored yet. */
export async function countConsents(db: Db, { userId, accountId, site }: TitlePlace): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from title_consents
    where user_id = ${userId} and account_id = ${accountId} and site = ${site}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Removes the consents of these items. @returns those that were still there */
export async function removeConsents(
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
  itemIds: readonly number[],
): Promise<TitleConsent[]> {
  const { rows } = await sql<TitleConsent>`
    delete from title_consents
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id = any(${[...itemIds]}::bigint[])
    returning item_id as "itemId", title, source_title as "sourceTitle", is_accepted as "isAccepted", replaced, actor`.execute(
    tx,
  );
  return rows.sort((one, other) => one.itemId - other.itemId);
}

/** Every place with titles that are not stored yet. Reads one row per place. */
export async function listConsentPlaces(db: Db): Promise<TitlePlace[]> {
  const { rows } = await sql<TitlePlace>`
    with recursive places as (
      (select user_id, account_id, site from title_consents order by user_id, account_id, site limit 1)
      union all
      select n.user_id, n.account_id, n.site from places p cross join lateral (
        select c.user_id, c.account_id, c.site from title_consents c
        where (c.user_id, c.account_id, c.site) > (p.user_id, p.account_id, p.site)
        order by c.user_id, c.account_id, c.site limit 1) n
    ) select user_id as "userId", account_id as "accountId", site from places`.execute(db);
  return rows;
}
