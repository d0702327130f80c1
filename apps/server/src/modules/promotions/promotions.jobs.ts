import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { getAccount } from '../accounts/index.ts';
import { followMarket } from './follow-ads.ts';
import { listOpenMarkets } from './markets.repository.ts';
import {
  enqueueFollow,
  enqueueReport,
  enqueueSuggest,
  followJob,
  reportJob,
  suggestJob,
} from './promotions.enqueue.ts';
import type { PromotionsDeps } from './promotions.service.ts';

/** What changes at home or in the seller's shipping reaches the ads at the latest with the next of these. */
const followAllJob = defineJob({ name: 'promotions.follow-all', payload: z.object({}), cron: '*/10 * * * *' });
/** eBay works out its suggestions daily; an early look finds those of new listings. */
const suggestAllJob = defineJob({ name: 'promotions.suggest-all', payload: z.object({}), cron: '23 */6 * * *' });
const reportAllJob = defineJob({ name: 'promotions.report-all', payload: z.object({}), cron: '7 4 * * *' });

/** Loaded with the first such job. */
const marketReads = () => import('./read-market.ts');
const reports = () => import('./reports.ts');

export function promotionsHandlers(deps: PromotionsDeps): JobHandler[] {
  const { db, jobs, machineClock } = deps;
  const forAll = (enqueue: typeof enqueueFollow) => async () => {
    const markets = await listOpenMarkets(db);
    await withTransaction(db, async (tx) => {
      for (const market of markets) await enqueue(jobs, tx, market);
    });
  };
  return [
    handleJob(followJob, (market, run) => followMarket(db, market, run)),
    handleJob(suggestJob, async ({ userId, accountId, site }, run) => {
      const account = await getAccount(db, userId, accountId);
      if (account) await (await marketReads()).readSuggestions(deps, account, site, run);
    }),
    handleJob(reportJob, async (market, run) => (await reports()).readReport(deps, market, run)),
    handleJob(followAllJob, forAll(enqueueFollow)),
    handleJob(suggestAllJob, forAll(enqueueSuggest)),
    handleJob(
      reportAllJob,
      forAll(async (queue, tx, market) => {
        await (await reports()).noteAsked(tx, market, machineClock.now());
        await enqueueReport(queue, tx, market);
      }),
    ),
  ];
}
