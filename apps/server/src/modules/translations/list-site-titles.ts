import type { SiteTitle, SiteTitleQuery, SiteTitleShow } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { TitlePlace } from './site-titles.repository.ts';

/** Drafts that were made from the current home title. */
const ACCEPTABLE = sql`s.state = 'draft' and i.title = s.source_title`;

const isDuplicate = sql`exists (
  select from site_titles o where o.user_id = s.user_id and o.account_id = s.account_id and o.site = s.site and o.title_key = s.title_key
    and o.item_id <> s.item_id)`;

/** The item for which this one waits, otherwise the first other item with its title. */
const sameAs = sql`(
  select json_build_object('itemId', j.item_id, 'sku', j.sku) from items j
  where j.user_id = s.user_id and j.item_id = case when s.reason = 'duplicate_title' and s.title is null then s.same_as else (
    select min(o.item_id) from site_titles o
    where o.user_id = s.user_id and o.account_id = s.account_id and o.site = s.site and o.title_key = s.title_key and o.item_id <> s.item_id) end)`;

/** Live, or being published. */
const LISTED = sql`l.state in ('L', 'Q', 'P')`;

const FROM = sql`
  from site_titles s
  join items i on i.user_id = s.user_id and i.item_id = s.item_id and not i.is_ended
  left join listings l on l.user_id = s.user_id and l.item_id = s.item_id and l.site = s.site`;

const inPlace = ({ userId, accountId, site }: TitlePlace) =>
  sql`s.user_id = ${userId} and s.account_id = ${accountId} and s.site = ${site}`;

/** @param limit the maximum code points of a title on the site; null for no limit */
function shownBy(show: SiteTitleShow, limit: number | null): RawBuilder<unknown> {
  switch (show) {
    case 'all':
      return sql`true`;
    case 'waiting':
      return sql`s.state in ('draft', 'missing')`;
    case 'stale':
    case 'accepted':
    case 'own':
      return sql`s.state = ${show}`;
    case 'duplicates':
      return isDuplicate;
    case 'tooLong':
      return sql`(s.reason = 'protected_too_long' and s.title is null or s.length > ${limit}::integer)`;
    case 'acceptable':
      return ACCEPTABLE;
  }
}

/** Titles after an item, in the order of items. */
export async function listSiteTitles(
  db: Db,
  place: TitlePlace,
  { show = 'all', query }: Omit<SiteTitleQuery, 'cursor' | 'limit'>,
  { titleLimit, after, limit }: { readonly titleLimit: number | null; readonly after: number; readonly limit: number },
): Promise<SiteTitle[]> {
  const { rows } = await sql<SiteTitle>`
    select s.item_id as "itemId", i.sku, i.images[1] as "imageUrl", i.title as "sourceTitle", s.title, s.length, s.state,
      s.made_title as "madeTitle", s.label, s.is_draft as "isDraft", s.dropped, s.reason,
      (s.title_key is not null and ${isDuplicate}) as "isDuplicate", ${sameAs} as "sameAs", coalesce(${LISTED}, false) as "isLive"
    ${FROM}
    where ${inPlace(place)} and s.item_id > ${after} and ${shownBy(show, titleLimit)}
      and ${contains(sql`s.search_text`, query)}
    order by s.item_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * What `acceptAll` would accept: how many titles, how many of them are live under another title, and a digest of the
 * set.
 */
export async function readAcceptance(
  db: Db,
  place: TitlePlace,
): Promise<{ readonly count: number; readonly live: number; readonly digest: string }> {
  const { rows } = await sql<{ count: number; live: number; digest: string }>`
    select count(*)::int as count, (count(*) filter (where ${LISTED} and l.title <> s.made_title))::int as live,
      md5(coalesce(string_agg(concat(s.item_id, ' ', s.made_title), E'\n' order by s.item_id), '')) as digest
    ${FROM} where ${inPlace(place)} and ${ACCEPTABLE}`.execute(db);
  return rows[0] ?? { count: 0, live: 0, digest: '' };
}

export interface AcceptableTitle {
  readonly itemId: number;
  /** The automatic title. */
  readonly title: string;
  /** The title at home. */
  readonly sourceTitle: string;
}

/** Selects the drafts that `acceptAll` would accept. */
export const acceptableTitles = (place: TitlePlace) => sql<AcceptableTitle>`
  select s.item_id, s.made_title, s.source_title
  from site_titles s join items i on i.user_id = s.user_id and i.item_id = s.item_id and not i.is_ended
  where ${inPlace(place)} and ${ACCEPTABLE}`;

/** Those of the titles that are still the automatic ones, made from the current home title. The items are locked. */
export async function findUnchanged(
  tx: Tx,
  { userId, accountId, site }: TitlePlace,
  titles: readonly { readonly itemId: number; readonly title: string }[],
): Promise<AcceptableTitle[]> {
  const { rows } = await sql<AcceptableTitle>`
    select s.item_id as "itemId", s.made_title as title, s.source_title as "sourceTitle"
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[]) as g (item_id, title)
    join site_titles s on s.user_id = ${userId} and s.account_id = ${accountId} and s.site = ${site} and s.item_id = g.item_id
      and s.made_title = g.title and s.state in ('ready', 'draft', 'stale')
    join items i on i.user_id = s.user_id and i.item_id = s.item_id and not i.is_ended and i.title = s.source_title
    order by s.item_id`.execute(tx);
  return rows;
}
