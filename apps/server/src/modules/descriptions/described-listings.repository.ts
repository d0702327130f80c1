import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Setting } from './setting.ts';

const languageOf = (site: Site) => siteFacts(site).language.slice(0, 2);

/** Live or on their way, and described by the seller: an offer for a catalogue's product is described by the marketplace. */
const DESCRIBED = sql`l.state in ('L', 'P', 'Q') and l.title_label is distinct from 'catalogue'`;

/** Live listings by site. */
export async function countDescribed(db: Db, userId: number): Promise<Map<Site, number>> {
  const { rows } = await sql<{ site: Site; live: number }>`
    select l.site, count(*)::int as live from listings l where l.user_id = ${userId} and ${DESCRIBED} group by l.site`.execute(
    db,
  );
  return new Map(rows.map(({ site, live }) => [site, live]));
}

const layoutOf = ({ choice, template }: Setting) => (choice === 'none' ? '' : (template ?? ''));

/** Live listings that read otherwise after a change. */
function changing(userId: number, site: Site, before: Setting, after: Setting): RawBuilder<unknown> {
  const isSame = before.choice === after.choice && layoutOf(before) === layoutOf(after);
  const isOtherLayout =
    layoutOf(before) !== layoutOf(after) || (before.choice === 'none') !== (after.choice === 'none');
  const homes = SITES.filter((home) => languageOf(home) !== languageOf(site));
  // Between "facts" and "own" only own texts in another language come or go.
  const ofOwnTexts = sql`and i.description ~ '\\S' and a.source_site = any(${homes}::text[])`;
  return sql`
    select l.item_id, l.site from listings l
    join items i on i.user_id = l.user_id and i.item_id = l.item_id
    join marketplace_accounts a on a.user_id = i.user_id and a.account_id = i.account_id
    where l.user_id = ${userId} and l.site = ${site} and ${DESCRIBED} and ${!isSame}
      ${isOtherLayout ? sql`` : ofOwnTexts}`;
}

export interface ChangingListings {
  readonly live: number;
  readonly sites: readonly Site[];
}

export async function countChanging(
  db: Db,
  userId: number,
  site: Site,
  before: Setting,
  after: Setting,
): Promise<ChangingListings> {
  const { rows } = await sql<{ live: number }>`
    select count(*)::int as live from (${changing(userId, site, before, after)}) found`.execute(db);
  const live = rows[0]?.live ?? 0;
  return { live, sites: live > 0 ? [site] : [] };
}

/** Keeps the listings that will follow. @returns how many change, kept before or not */
export async function keepFollowers(
  tx: Tx,
  userId: number,
  site: Site,
  before: Setting,
  after: Setting,
): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    with found as (${changing(userId, site, before, after)}), kept as (
      insert into description_followers (user_id, item_id, site) select ${userId}, item_id, site from found on conflict do nothing
    ) select count(*)::int as live from found`.execute(tx);
  return rows[0]?.live ?? 0;
}

/** Takes some of them out, by item and site. */
export async function takeFollowers(
  tx: Tx,
  userId: number,
  limit: number,
): Promise<{ readonly itemId: number; readonly site: Site }[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    delete from description_followers f using (
      select item_id, site from description_followers where user_id = ${userId} order by item_id, site limit ${limit} for update
    ) t where f.user_id = ${userId} and f.item_id = t.item_id and f.site = t.site
    returning f.item_id as "itemId", f.site`.execute(tx);
  return rows;
}
