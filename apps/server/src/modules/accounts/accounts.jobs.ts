import { z } from 'zod';
import { createBackOff } from '../../platform/back-off.ts';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { enqueueLeave, enqueueNotice, leaveJob, noticeJob } from './accounts.enqueue.ts';
import { listLeaving } from './accounts.repository.ts';
import { carryOutLeaving, type LeaveDeps } from './leave.service.ts';
import { listOpenNotices } from './notices.repository.ts';
import { actOnNotice, type NoticeDeps } from './notices.service.ts';
import { type RegisterNoticesDeps, registerNotices } from './register-notices.ts';
import { removeRequestsBefore } from './request-log.ts';
import { type WarnDeps, warnOfTokens } from './warn-of-tokens.ts';

const removeOldRequestsJob = defineJob({
  name: 'accounts.remove-old-requests',
  payload: z.object({}),
  cron: '37 * * * *',
});

/** Takes up what a crash, or access that was missing, has left standing. */
const leaveAllJob = defineJob({ name: 'accounts.leave-all', payload: z.object({}), cron: '* * * * *' });

/** Soon enough for the last day, and for access that was lost. */
const warnJob = defineJob({ name: 'accounts.warn-of-tokens', payload: z.object({}), cron: '*/5 * * * *' });

const noticeAllJob = defineJob({ name: 'accounts.act-on-notices', payload: z.object({}), cron: '47 * * * *' });

/** Looks at a row; only what is due or has changed is asked of a marketplace. */
const registerJob = defineJob({ name: 'accounts.register-notices', payload: z.object({}), cron: '* * * * *' });

export type AccountJobDeps = LeaveDeps &
  Omit<WarnDeps, 'warning'> &
  NoticeDeps &
  Omit<RegisterNoticesDeps, 'registering'> & {
    /** For how many days the log of calls to marketplaces is kept. */
    readonly keepRequestsDays: number;
    /** What the log's rows are stamped by; `clock` is the marketplaces'. */
    readonly machineClock: Clock;
  };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export function accountHandlers(deps: AccountJobDeps): JobHandler[] {
  const { db, machineClock, keepRequestsDays, log } = deps;
  const registering = createBackOff({ log, task: 'register for notices', firstMs: MINUTE_MS, longestMs: HOUR_MS });
  const warning = createBackOff({ log, task: 'warn of a token', firstMs: MINUTE_MS, longestMs: HOUR_MS });
  return [
    handleJob(removeOldRequestsJob, async (_payload, run) => {
      const before = new Date(machineClock.now().getTime() - keepRequestsDays * DAY_MS);
      await removeInBatches((most) => removeRequestsBefore(db, before, most), run.signal);
    }),
    handleJob(leaveJob, (account, run) => carryOutLeaving(deps, account, run)),
    handleJob(leaveAllJob, async () => {
      for (const account of await listLeaving(db)) {
        await withTransaction(db, (tx) => enqueueLeave(deps.jobs, tx, account));
      }
    }),
    handleJob(noticeJob, (notice, run) => actOnNotice(deps, notice, run.signal)),
    handleJob(noticeAllJob, async () => {
      for (const notice of await listOpenNotices(db)) {
        await withTransaction(db, (tx) => enqueueNotice(deps.jobs, tx, notice));
      }
    }),
    handleJob(registerJob, (_payload, run) => registerNotices({ ...deps, registering }, run.signal)),
    handleJob(warnJob, (_payload, run) => warnOfTokens({ ...deps, warning }, run.signal)),
  ];
}
