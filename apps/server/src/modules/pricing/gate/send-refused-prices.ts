import { type AccountRef, judgePrice, listingKeyOf, money } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { JobRun } from '../../../platform/jobs/define-job.ts';
import { getAccount } from '../../accounts/index.ts';
import {
  type FailedState,
  findRefused,
  type GateCandidate,
  gateInputOf,
  listRefusedAccounts,
  type RefusedPrice,
  type RefusedPrices,
  sendAgain,
} from '../../dispatch/index.ts';
import { emitEvents } from '../../events/index.ts';
import { changeListings, type FollowDeps, listListings } from '../../listings/index.ts';
import { lockItems, refreshListingsAbroad } from '../../products/index.ts';
import { areAllRatesTooOld } from '../../rates/index.ts';
import { arePricesStopped } from '../price-limits.ts';
import { enqueueSendRefused } from '../pricing.enqueue.ts';
import { loadGateFacts } from './gate-source.ts';

/** The number of prices that are read, and resent, in one transaction. */
const STEP = 1_000;

interface RefusedDeps {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
}

interface Place {
  readonly targetKey: string;
  readonly site: string;
}
const BEGINNING: Place = { targetKey: '', site: '' };

/**
 * Makes prices that the price gate refused due again, step by step. It judges each of them again. Prices whose stop or
 * floor still holds are left alone, so a second call finds none.
 */
export async function sendRefusedPrices(
  { db, clock }: RefusedDeps,
  account: AccountRef,
  refused: RefusedPrices,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const until = await databaseNow(db);
  for (let after: Place | undefined = BEGINNING; after; ) {
    signal.throwIfAborted();
    const from: Place = after;
    const { step, sent } = await withTransaction(db, async (tx) => {
      const found = await findRefused(tx, account, refused, { until, after: from, limit: STEP });
      return {
        step: found,
        sent: await sendFreed(tx, account, await freeOf(tx, clock.now(), account, refused.code, found), sendAgain),
      };
    });
    if (sent > 0) await noteProgress();
    after = endOf(step);
  }
}

/**
 * Makes held prices due, and takes their reason from live listings.
 * @param again how they become due
 * @returns how many are sent
 */
export async function sendFreed<Held extends FailedState>(
  tx: Tx,
  { userId, accountId }: AccountRef,
  prices: readonly Held[],
  again: (tx: Tx, account: AccountRef, prices: readonly Held[]) => Promise<readonly FailedState[]>,
): Promise<number> {
  const itemIds = [...new Set(prices.map(({ itemId }) => itemId))];
  await lockItems(tx, userId, itemIds);
  const sent = await again(tx, { userId, accountId }, prices);
  if (sent.length === 0) return 0;
  const keys = new Set(sent.map(listingKeyOf));
  const live = (await listListings(tx, userId, itemIds)).filter(
    (row) => row.state === 'L' && keys.has(listingKeyOf(row)),
  );
  await changeListings(
    tx,
    userId,
    accountId,
    live.map(({ itemId, site, state }) => ({ itemId, site, state, reason: null })),
  );
  await refreshListingsAbroad(tx, userId, itemIds);
  await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  return sent.length;
}

/**
 * Enqueues a job for each account with prices that no stop or floor forbids any more. A price is stored as refused
 * only after the gate's verdict, so one whose limit the seller lifted in between was not there yet when that call looked
 * for prices. A job may also have been given up.
 */
export async function enqueueFreedPrices(
  { db, jobs, clock }: RefusedDeps & FollowDeps,
  signal: AbortSignal,
): Promise<void> {
  for (const code of ['prices_stopped', 'price_below_floor', 'price_held', 'rate_stale'] as const) {
    for (const { userId, accountId } of await listRefusedAccounts(db, code)) {
      // Nothing is sent for an account that was disconnected.
      const account = await getAccount(db, userId, accountId);
      if (account && (await hasFree({ db, clock }, account, code, signal)))
        await withTransaction(db, (tx) => enqueueSendRefused(jobs, tx, account, { code }));
    }
  }
}

async function hasFree(
  { db, clock }: RefusedDeps,
  account: AccountRef,
  code: RefusedPrices['code'],
  signal: AbortSignal,
): Promise<boolean> {
  if (code === 'prices_stopped') return !(await arePricesStopped(db, account));
  const until = await databaseNow(db);
  for (let after: Place | undefined = BEGINNING; after; ) {
    signal.throwIfAborted();
    const step: RefusedPrice[] = await findRefused(db, account, { code }, { until, after, limit: STEP });
    const free = await withTransaction(db, (tx) => freeOf(tx, clock.now(), account, code, step));
    if (free.length > 0) return true;
    after = endOf(step);
  }
  return false;
}

/** Among prices refused for one reason, those for which it is gone. The gate may then find another reason. */
async function freeOf(
  tx: Tx,
  now: Date,
  account: AccountRef,
  code: RefusedPrices['code'],
  refused: readonly RefusedPrice[],
): Promise<readonly RefusedPrice[]> {
  if (refused.length === 0) return [];
  if (code === 'prices_stopped') return (await arePricesStopped(tx, account)) ? [] : refused;
  // The gate knows the item's currency. A wrong guess here costs one verdict.
  if (code === 'rate_stale') return (await areAllRatesTooOld(tx, now)) ? [] : refused;
  // Whether somebody else still writes the price is only seen when it is sent; a newer price is.
  const judged = refused.filter(({ anomaly }) => anomaly !== 'foreign_price');
  const candidates = judged.map(
    ({ price: { minor, currency, owner }, itemId, site, targetKey, isConsented, isAllowed }): GateCandidate => ({
      ...{ itemId, site, targetKey, owner, isConsented, isAllowed },
      price: money(minor, currency),
    }),
  );
  const facts = await loadGateFacts(tx, account, candidates, now, 'look');
  return judged.filter((_, index) => {
    const [candidate, known] = [candidates[index], facts[index]];
    return candidate && known && judgePrice(gateInputOf(candidate, known)).ok;
  });
}

/** Where the next step begins; undefined after the last one. */
function endOf(step: readonly RefusedPrice[]): Place | undefined {
  const last = step.length === STEP ? step.at(-1) : undefined;
  return last && { targetKey: last.targetKey, site: last.site };
}

/** The clock that timestamps failures: a price that is refused in the meantime is not read again. */
async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time');
  return row.now;
}
