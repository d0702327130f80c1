import { type AccountRef, type ItemOnSite, type Site, siteFacts } from '@quayside/kernel';
import { createLocalClock } from '@quayside/kernel/repricing';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { noteDue } from './due.repository.ts';
import { forgetEnded, noteArrived } from './repriced-listings.repository.ts';
import { enqueueDue } from './repricer.enqueue.ts';

interface ListenerDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Counts the repricer's prices when they arrive, and decides those listings again: a price may need several steps. */
export function createRepricerListener({ jobs, clock }: ListenerDeps): OutcomeListener {
  return {
    async updated(tx, { userId }, results) {
      const arrived = results.flatMap(({ isHome, itemId, site, price }) =>
        !isHome && price?.owner === 'repricer' ? [{ itemId, site }] : [],
      );
      if (arrived.length === 0) return;
      await noteArrived(tx, userId, arrived, daysAt(arrived, clock.now()), clock.now());
      await decideSoon(tx, jobs, userId, arrived);
    },
    async updateFailed(tx, { userId }, results) {
      const prices = results.filter(({ isHome, changeKind }) => !isHome && changeKind === 'price');
      await decideSoon(tx, jobs, userId, prices);
    },
    async ended(tx, { userId }, results) {
      await forgetEnded(
        tx,
        userId,
        results.filter(({ isHome }) => !isHome),
      );
    },
  };
}

/** Has listings decided as soon as the transaction has ended. Those of accounts that are not repriced are left out. */
export async function decideSoon(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  userId: number,
  places: readonly ItemOnSite[],
): Promise<void> {
  const accounts: AccountRef[] = await noteDue(tx, userId, places);
  for (const account of accounts) await enqueueDue(jobs, tx, account);
}

/** The calendar day at each of the sites. */
const daysAt = (places: readonly ItemOnSite[], now: Date): ReadonlyMap<Site, string> =>
  new Map(
    [...new Set(places.map(({ site }) => site))].map((site) => [
      site,
      createLocalClock(siteFacts(site).timeZone)(now.getTime()).day,
    ]),
  );
