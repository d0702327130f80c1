import type { SiteReadiness } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface StoredReadiness {
  readonly site: Site;
  readonly isReady: boolean;
  readonly gaps: readonly string[];
  /** The settings that publishing on the site needs. Only the connector reads them. */
  readonly settings: Readonly<Record<string, string>>;
  readonly checkedAt: Date;
}

export async function listReadiness(db: Db, userId: number, accountId: number): Promise<StoredReadiness[]> {
  const rows = await db
    .selectFrom('account_site_readiness')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({
    site: row.site as Site,
    isReady: row.is_ready,
    gaps: row.gaps,
    settings: row.settings as Record<string, string>,
    checkedAt: row.checked_at,
  }));
}

export async function storeReadiness(
  db: Db,
  userId: number,
  accountId: number,
  answers: readonly SiteReadiness[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_site_readiness')
    .values(
      answers.map((answer) => ({
        user_id: userId,
        account_id: accountId,
        site: answer.site,
        is_ready: answer.ready,
        gaps: [...answer.gaps],
        settings: JSON.stringify(answer.settings),
        checked_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id', 'site']).doUpdateSet({
        is_ready: sql`excluded.is_ready`,
        gaps: sql`excluded.gaps`,
        settings: sql`excluded.settings`,
        checked_at: sql`excluded.checked_at`,
      }),
    )
    .execute();
}
