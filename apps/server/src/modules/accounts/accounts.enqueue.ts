import { PLATFORMS, type Platform } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AccountRef } from './ports.ts';

const id = z.number().int();

/** A large catalogue takes hours to end; a crash is noticed by `accounts.leave-all`. */
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

/** A person's data is to be gone within days; tried for hours, then taken up anew every hour. */
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
