import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ManualTitle {
  readonly itemId: number;
  readonly site: Site;
  readonly translation: string;
  /** The source title when the person wrote theirs. */
  readonly sourceTitle: string;
}

export async function listManualTitles(db: Db, userId: number, itemIds: readonly number[]): Promise<ManualTitle[]> {
  const { rows } = await sql<ManualTitle>`
    select item_id as "itemId", site, translation, source_title as "sourceTitle" from manual_titles
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return rows;
}

export type NewManualTitle = Pick<ManualTitle, 'itemId' | 'sourceTitle'> & {
  readonly title: string;
  /** Whether it is the automatic title. */
  readonly isAccepted: boolean;
  /** The engine that made the automatic title at which the person looked, if that is another one. */
  readonly engine?: string | undefined;
};

/** Stores titles as the seller's own, replacing earlier ones, each with the engine at whose title a person looked. */
export async function saveManualTitles(
  tx: Tx,
  userId: number,
  site: Site,
  titles: readonly NewManualTitle[],
): Promise<void> {
  await sql`
    insert into manual_titles as m (user_id, item_id, site, translation, source_title, is_accepted, engine)
    select ${userId}::bigint, g.item_id, ${site}::text, g.title, g.source_title, g.is_accepted, coalesce(g.engine, (
      select substring(s.label from '^engine:(.*)$') from site_titles s
      where s.user_id = ${userId} and s.site = ${site} and s.item_id = g.item_id and s.made_title = g.title))
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[],
      ${titles.map((one) => one.sourceTitle)}::text[], ${titles.map((one) => one.isAccepted)}::boolean[],
      ${titles.map((one) => one.engine ?? null)}::text[]) as g (item_id, title, source_title, is_accepted, engine)
    on conflict (user_id, item_id, site) do update set translation = excluded.translation, source_title = excluded.source_title,
      is_accepted = excluded.is_accepted, engine = coalesce(excluded.engine, m.engine), updated_at = now()`.execute(tx);
}

export async function removeManualTitles(
  tx: Tx,
  userId: number,
  site: Site,
  itemIds: readonly number[],
): Promise<void> {
  await sql`
    delete from manual_titles
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = ${site}`.execute(tx);
}

/** The home sites of accounts, by account id. */
export async function listHomeSites(db: Db, userId: number, accountIds: readonly number[]): Promise<Map<number, Site>> {
  const rows = await db
    .selectFrom('marketplace_accounts')
    .select(['account_id', 'source_site'])
    .where('user_id', '=', userId)
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.source_site as Site]));
}
