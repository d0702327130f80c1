import type { SiteTitle, SiteTitleQuery, SiteTitleShow } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { TitlePlace } from './site-titles.repository.ts';
import type { OwnTitle } from './titles.kind.ts';

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

export interface AcceptableTitle {
  readonly itemId: number;
  /** The automatic title. */
  readonly title: string;
  /** The title at home. */
  readonly sourceTitle: string;
}

/** The next drafts that were made from the current home title. */
export async function listAcceptable(
  db: Db,
  place: TitlePlace,
  after: number,
  limit: number,
): Promise<(AcceptableTitle & { readonly sku: string })[]> {
  const { rows } = await sql<AcceptableTitle & { readonly sku: string }>`
    select s.item_id as "itemId", i.sku, s.made_title as title, s.source_title as "sourceTitle"
    from site_titles s join items i on i.user_id = s.user_id and i.item_id = s.item_id and not i.is_ended
    where ${inPlace(place)} and s.item_id > ${after} and s.state = 'draft' and i.title = s.source_title
    order by s.item_id limit ${limit}`.execute(db);
  return rows;
}

/** Those of the items that are live under another title than this one, or would no longer have one of the seller's own. */
export async function findLiveUnder(
  db: Db,
  { userId, site }: TitlePlace,
  titles: readonly { readonly itemId: number; readonly title: string | null }[],
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select l.item_id as "itemId"
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[]) as g (item_id, title)
    join listings l on l.user_id = ${userId} and l.item_id = g.item_id and l.site = ${site}
    where ${LISTED} and l.title is distinct from g.title`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

export interface ItemTitles {
  readonly itemId: number;
  /** The title at home. */
  readonly sourceTitle: string;
  readonly own: OwnTitle;
  /** The automatic title, and the home title from which it was made; null for none. */
  readonly madeTitle: string | null;
  readonly madeFrom: string | null;
}

/** The titles of those items of an account that are for sale. */
export async function listOwnTitles(db: Db, place: TitlePlace, itemIds: readonly number[]): Promise<ItemTitles[]> {
  const { userId, accountId, site } = place;
  const { rows } = await sql<ItemTitles>`
    select i.item_id as "itemId", i.title as "sourceTitle", s.made_title as "madeTitle", s.source_title as "madeFrom",
      case when m.item_id is not null then
        json_build_object('title', m.translation, 'sourceTitle', m.source_title, 'isAccepted', m.is_accepted) end as own
    from items i
    left join manual_titles m on m.user_id = i.user_id and m.item_id = i.item_id and m.site = ${site}
    left join site_titles s on s.user_id = i.user_id and s.account_id = i.account_id and s.site = ${site} and s.item_id = i.item_id
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[]) and i.account_id = ${accountId} and not i.is_ended`.execute(
    db,
  );
  return rows;
}

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
