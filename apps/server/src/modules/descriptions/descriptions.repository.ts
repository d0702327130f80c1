import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Setting, type SettingOf, STANDARD } from './setting.ts';

/** Serializes changes of a business's descriptions. */
export async function lockDescriptions(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`descriptions ${userId}`}, 0))`.execute(tx);
}

/** How the listings of each site are described. */
export async function descriptionSettingsOf(db: Db, userId: number): Promise<SettingOf> {
  const { rows } = await sql<Setting & { site: Site }>`
    select site, choice, engine, template from description_settings where user_id = ${userId}`.execute(db);
  const known = new Map(rows.map(({ site, ...setting }) => [site, setting]));
  return Object.assign((site: Site) => known.get(site) ?? STANDARD, { sites: [...known.keys()] });
}

export async function saveSetting(
  tx: Tx,
  userId: number,
  site: Site,
  { choice, engine, template }: Setting,
): Promise<void> {
  await sql`
    insert into description_settings (user_id, site, choice, engine, template)
    values (${userId}, ${site}, ${choice}, ${engine}, ${template})
    on conflict (user_id, site) do update
    set choice = excluded.choice, engine = excluded.engine, template = excluded.template, updated_at = now()`.execute(
    tx,
  );
}

/** The newest item on sale of these accounts; undefined if there is none. */
export async function findNewestItem(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from items
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[]) and not is_ended
    order by item_id desc limit 1`.execute(db);
  return rows[0]?.item_id;
}
