import { type AccountRef, PLATFORMS, type Platform } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const id = z.number().int();

/** Ending a large catalogue takes hours; `accounts.leave-all` restarts the job after a crash. */
export const leaveJob = defineJob({
  name: 'accounts.leave',
  payload: z.object({ userId: id, accountId: id }),
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
});

export function enqueueLeave(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, accountId }: AccountRef,
  startAfter?: Date,
): Promise<void> {
  return jobs.enqueue(
    tx,
    leaveJob,
    { userId, accountId },
    { key: `${userId}:${accountId}`, ...(startAfter ? { startAfter } : {}) },
  );
}

/** Personal data must be erased within days. The job retries for hours, then restarts every hour. */
export const marketplaceNotificationJob = defineJob({
  name: 'accounts.act-on-notification',
  payload: z.object({ platform: z.enum(PLATFORMS as [Platform]), notificationId: z.string() }),
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
});

export function enqueueMarketplaceNotification(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  notification: { readonly platform: Platform; readonly notificationId: string },
): Promise<void> {
  return jobs.enqueue(tx, marketplaceNotificationJob, notification, {
    key: `${notification.platform}:${notification.notificationId}`,
  });
}
