import { DAY_MS } from '@quayside/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';

const removeOldSendsJob = defineJob({ name: 'dispatch.remove-old-sends', payload: z.object({}), cron: '41 * * * *' });

export interface DispatchJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** For how many days send attempts are kept. */
  readonly keepSendsDays: number;
}

export function dispatchHandlers({ db, clock, keepSendsDays }: DispatchJobDeps): JobHandler[] {
  return [
    handleJob(removeOldSendsJob, async (_payload, run) => {
      const before = new Date(clock.now().getTime() - keepSendsDays * DAY_MS);
      const removed = await removeInBatches((most) => removeSendsBefore(db, before, most), run.signal);
      if (removed > 0) run.log.info({ removed, before }, 'Old records of sends were removed');
    }),
  ];
}

/** Send attempts decide nothing: desired and actual states are stored elsewhere. */
async function removeSendsBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (
      select user_id, account_id, send_id from send_attempts where started_at < ${before} and finished_at < ${before} limit ${most}
    )
    delete from send_attempts s using old
    where s.user_id = old.user_id and s.account_id = old.account_id and s.send_id = old.send_id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
