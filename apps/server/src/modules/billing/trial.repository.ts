import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface TrialRow {
  readonly postponeCount: number;
  /** When a waiting trial expires, or a started one ends. */
  readonly validationTime: Date;
  /** Null while the trial waits for its start. */
  readonly startedAt: Date | null;
}

export async function getTrial(db: Db, userId: number): Promise<TrialRow | undefined> {
  const row = await db.selectFrom('trials').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && { postponeCount: row.postpone_count, validationTime: row.validation_time, startedAt: row.started_at };
}

export async function setTrial(tx: Tx, userId: number, trial: TrialRow): Promise<void> {
  const values = {
    postpone_count: trial.postponeCount,
    validation_time: trial.validationTime,
    started_at: trial.startedAt,
  };
  await tx
    .insertInto('trials')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function removeTrial(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('trials').where('user_id', '=', userId).execute();
}

/** Gives every eBay seller in trial a row with these times, unless they have one. */
export async function insertMissingTrials(
  db: Db,
  times: { readonly waiting: Date; readonly running: Date; readonly now: Date },
): Promise<void> {
  await sql`
    insert into trials (user_id, validation_time, started_at)
    select p.user_id, case when p.trial_launched then ${times.running}::timestamptz else ${times.waiting}::timestamptz end,
      case when p.trial_launched then ${times.now}::timestamptz end
    from user_platforms p where p.platform = 'ebay' and p.state = 'T'
    on conflict do nothing`.execute(db);
}

/** The users whose trial is due to expire or end; most overdue first. */
export async function listOverTrials(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('trials')
    .select('user_id')
    .where('validation_time', '<=', now)
    .orderBy('validation_time')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}
