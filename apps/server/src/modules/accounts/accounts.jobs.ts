import { DAY_MS, HOUR_MS, MINUTE_MS } from '@quayside/kernel';
import { z } from 'zod';
import { createBackOff } from '../../platform/back-off.ts';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import {
  enqueueLeave,
  enqueueMarketplaceNotification,
  leaveJob,
  marketplaceNotificationJob,
} from './accounts.enqueue.ts';
import { listLeaving } from './accounts.repository.ts';
import { carryOutLeaving, type LeaveDeps } from './leave.service.ts';
import { listOpenMarketplaceNotifications } from './notifications.repository.ts';
import { actOnMarketplaceNotification, type MarketplaceNotificationDeps } from './notifications.service.ts';
import {
  type RegisterMarketplaceNotificationsDeps,
  registerMarketplaceNotifications,
} from './register-notifications.ts';
import { removeRequestsBefore } from './request-log.ts';
import { type WarnDeps, warnOfTokens } from './warn-of-tokens.ts';

const removeOldRequestsJob = defineJob({
  name: 'accounts.remove-old-requests',
  payload: z.object({}),
  cron: '37 * * * *',
});

/** Resumes disconnects that stopped because of a crash or missing access. */
const leaveAllJob = defineJob({ name: 'accounts.leave-all', payload: z.object({}), cron: '* * * * *' });

/** Frequent enough for the last day before the end, and for lost access. */
const warnJob = defineJob({ name: 'accounts.warn-of-tokens', payload: z.object({}), cron: '*/5 * * * *' });

const marketplaceNotificationAllJob = defineJob({
  name: 'accounts.act-on-notifications',
  payload: z.object({}),
  cron: '47 * * * *',
});

/** Reads one row. Calls a marketplace only if something is due or has changed. */
const registerJob = defineJob({ name: 'accounts.register-notifications', payload: z.object({}), cron: '* * * * *' });

export type AccountJobDeps = LeaveDeps &
  Omit<WarnDeps, 'warning'> &
  MarketplaceNotificationDeps &
  Omit<RegisterMarketplaceNotificationsDeps, 'registering'> & {
    /** Days for which the log of marketplace calls is kept. */
    readonly keepRequestsDays: number;
    /** The clock of the log's timestamps; `clock` is the marketplaces' clock. */
    readonly machineClock: Clock;
  };

export function accountHandlers(deps: AccountJobDeps): JobHandler[] {
  const { db, machineClock, keepRequestsDays, log } = deps;
  const registering = createBackOff({
    log,
    task: 'register for notifications',
    firstMs: MINUTE_MS,
    longestMs: HOUR_MS,
  });
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
    handleJob(marketplaceNotificationJob, (notification, run) =>
      actOnMarketplaceNotification(deps, notification, run.signal),
    ),
    handleJob(marketplaceNotificationAllJob, async () => {
      for (const notification of await listOpenMarketplaceNotifications(db)) {
        await withTransaction(db, (tx) => enqueueMarketplaceNotification(deps.jobs, tx, notification));
      }
    }),
    handleJob(registerJob, (_payload, run) => registerMarketplaceNotifications({ ...deps, registering }, run.signal)),
    handleJob(warnJob, (_payload, run) => warnOfTokens({ ...deps, warning }, run.signal)),
  ];
}
