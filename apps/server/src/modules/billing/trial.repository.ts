import type { Platform, TrialTimes } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface TrialRow extends TrialTimes {
  readonly postponeCount: number;
}

export async function getTrial(db: Db, userId: number, platform: Platform): Promise<TrialRow | undefined> {
  const row = await db
    .selectFrom('trials')
    .selectAll()
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return (
    row && {
      postponeCount: row.postpone_count,
      validationTime: row.validation_time,
      startedAt: row.started_at,
      endedAt: row.ended_at,
    }
  );
}

export async function setTrial(tx: Tx, userId: number, platform: Platform, trial: TrialRow): Promise<void> {
  const values = {
    postpone_count: trial.postponeCount,
    validation_time: trial.validationTime,
    started_at: trial.startedAt,
    ended_at: trial.endedAt,
  };
  await tx
    .insertInto('trials')
    .values({ user_id: userId, platform, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'platform']).doUpdateSet(values))
    .execute();
}

export async function removeTrial(tx: Tx, userId: number, platform: Platform): Promise<void> {
  await tx.deleteFrom('trials').where('user_id', '=', userId).where('platform', '=', platform).execute();
}

/** Gives every platform in trial a row with these times, unless it has one. */
export async function insertMissingTrials(
  db: Db,
  times: { readonly waiting: Date; readonly running: Date; readonly now: Date },
): Promise<void> {
  await sql`
    insert into trials (user_id, platform, validation_time, started_at)
    select p.user_id, p.platform,
      case when p.trial_launched then ${times.running}::timestamptz else ${times.waiting}::timestamptz end,
      case when p.trial_launched then ${times.now}::timestamptz end
    from user_platforms p where p.state = 'T'
    on conflict do nothing`.execute(db);
}

/** The trials that are due to expire or end; most overdue first. */
export async function listOverTrials(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ readonly userId: number; readonly platform: Platform }[]> {
  const rows = await db
    .selectFrom('trials')
    .select(['user_id', 'platform'])
    .where('ended_at', 'is', null)
    .where('validation_time', '<=', now)
    .orderBy('validation_time')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, platform: row.platform as Platform }));
}
