import { SITES, type Site } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AdMarketRef } from '../dispatch/index.ts';

const market = z.object({ userId: z.number().int(), accountId: z.number().int(), site: z.enum(SITES as [Site]) });

/** A large catalogue over a slow marketplace may take an hour; a step takes seconds. */
const LONG = {
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
} as const;

export const followJob = defineJob({ name: 'promotions.follow', payload: market, ...LONG });
export const suggestJob = defineJob({ name: 'promotions.suggest', payload: market, ...LONG });
export const reportJob = defineJob({ name: 'promotions.report', payload: market, ...LONG });

const given = ({ userId, accountId, site }: AdMarketRef) => ({ userId, accountId, site });
const keyOf = ({ userId, accountId, site }: AdMarketRef) => ({ key: `${userId}:${accountId}:${site}` });
type Queue = Pick<Jobs, 'enqueue'>;

/** Brings the wanted ads of a market to its strategy and caps in the background. */
export const enqueueFollow = (jobs: Queue, tx: Tx, ref: AdMarketRef): Promise<void> =>
  jobs.enqueue(tx, followJob, given(ref), keyOf(ref));

/** Asks the marketplace for suggested rates of a market, and follows them. */
export const enqueueSuggest = (jobs: Queue, tx: Tx, ref: AdMarketRef): Promise<void> =>
  jobs.enqueue(tx, suggestJob, given(ref), keyOf(ref));

/** Asks the marketplace what the ads of a market brought. */
export const enqueueReport = (jobs: Queue, tx: Tx, ref: AdMarketRef): Promise<void> =>
  jobs.enqueue(tx, reportJob, given(ref), keyOf(ref));
