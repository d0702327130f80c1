import { setImmediate } from 'node:timers/promises';
import { DAY_MS, siteFacts } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import type { Account } from '../accounts/index.ts';
import { type AbroadMargin, replaceAbroadMargins } from './abroad-margins.repository.ts';
import type { EarnedOrder, MarginsPort } from './ports.ts';
import { isSettled, listShippedAbroad, type OrderPlace } from './sold-orders.repository.ts';

export interface WorkOutAbroadDeps extends Pick<MarginsPort, 'orderMarginsOf'> {
  readonly db: Db;
  readonly clock: Clock;
}

/** A step takes some hundred milliseconds. */
const STEP = 500;
/** Longer than the longest period of the dashboards, of twelve calendar months. */
const KEPT_DAYS = 400;

/**
 * Works out what the settled orders earned that an account sold on other sites than its home, and replaces what is kept of that: refunds,
 * fees and costs of past days arrive late.
 */
export async function workOutAbroad(
  { db, clock, orderMarginsOf }: WorkOutAbroadDeps,
  userId: number,
  { accountId, sourceSite }: Account,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const sums = new Map<string, AbroadMargin>();
  let after: OrderPlace = { orderedAt: new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS), orderId: 0 };
  for (;;) {
    run.signal.throwIfAborted();
    const orders = await listShippedAbroad(db, { userId, accountId }, sourceSite, after, STEP);
    for (const earned of await orderMarginsOf(db, orders.filter(isSettled))) add(sums, earned);
    const last = orders.at(-1);
    if (!last || orders.length < STEP) break;
    after = last;
    await run.noteProgress();
    await setImmediate();
  }
  await withTransaction(db, (tx) => replaceAbroadMargins(tx, { userId, accountId }, [...sums.values()]));
}

function add(
  sums: Map<string, AbroadMargin>,
  { order: { site, currency, orderedAt }, margin: { margin } }: EarnedOrder,
) {
  const day = dayIn(siteFacts(site).timeZone, orderedAt);
  const key = `${day} ${site} ${currency}`;
  const sum = sums.get(key) ?? { day, site, currency, known: 0, unknown: 0, marginMinor: 0 };
  sums.set(
    key,
    margin
      ? { ...sum, known: sum.known + 1, marginMinor: sum.marginMinor + margin.minor }
      : { ...sum, unknown: sum.unknown + 1 },
  );
}
