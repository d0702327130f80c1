import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { FoundListings } from '../listings/index.ts';
import type { Setting } from './setting.ts';

const languageOf = (site: Site) => siteFacts(site).language.slice(0, 2);

/**
 * Listings that are live or being published, and described by the seller; the marketplace describes an offer for a
 * catalogue product.
 */
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

/** Live listings whose description changes. */
export function changing(userId: number, site: Site, before: Setting, after: Setting): FoundListings {
  const isSame =
    before.choice === after.choice && before.engine === after.engine && layoutOf(before) === layoutOf(after);
  const isOtherLayout =
    layoutOf(before) !== layoutOf(after) || (before.choice === 'none') !== (after.choice === 'none');
  // Own texts in the site's language, too, stand alone or beside the facts.
  const isOtherPlace = (before.choice === 'translated') !== (after.choice === 'translated');
  const homes = SITES.filter((home) => isOtherPlace || languageOf(home) !== languageOf(site));
  // Between "facts", "own" and translated texts only own texts in another language appear or disappear.
  const ofOwnTexts = sql`and i.description ~ '\\S' and a.source_site = any(${homes}::text[])`;
  return sql`
    select l.item_id, l.site from listings l
    join items i on i.user_id = l.user_id and i.item_id = l.item_id
    join marketplace_accounts a on a.user_id = i.user_id and a.account_id = i.account_id
    where l.user_id = ${userId} and l.site = ${site} and ${DESCRIBED} and ${!isSame}
      ${isOtherLayout ? sql`` : ofOwnTexts}`;
}
