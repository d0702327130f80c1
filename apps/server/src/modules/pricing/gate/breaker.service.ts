import type { BreakerInput, BreakerView } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import type { Clock } from '../../../platform/clock.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allowAllHeld, countHeld } from '../../dispatch/index.ts';
import { emitEvents } from '../../events/index.ts';
import { type Actor, recordHistory, SYSTEM } from '../../history/index.ts';
import type { FollowDeps } from '../../listings/index.ts';
import { type FloorDeps, freePrices } from '../floors/floors.service.ts';
import { type Breaker, closeBreaker, getBreaker, lockBreaker, saveLimits } from './breaker.repository.ts';

export type BreakerDeps = FloorDeps & FollowDeps & { readonly clock: Pick<Clock, 'now'> };

/** The breaker of an account, and how many prices it holds. */
export async function viewBreaker(db: Db, account: AccountRef): Promise<BreakerView> {
  const { limits, windowHours, openedAt, counted } = await getBreaker(db, account);
  return {
    ...limits,
    windowHours,
    opened: openedAt && counted ? { at: openedAt.toISOString(), ...counted } : null,
    waiting: openedAt ? await countHeld(db, account, 'breaker_open') : 0,
  };
}

/** Changes the seller's limits; an open breaker stays open. */
export async function setBreaker(
  { db }: BreakerDeps,
  account: AccountRef,
  { largeMove, share, alwaysAllowed, windowHours }: BreakerInput,
  actor: Actor,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const before = await lockBreaker(tx, account);
    const after = { limits: { largeMove, share, alwaysAllowed }, windowHours };
    if (textOf(before) === textOf(after)) return;
    await saveLimits(tx, account, after);
    await record(tx, account, { actor, before: textOf(before), after: textOf(after), why: 'breaker_set' });
  });
}

/** Limits as the history has them: the share of listings, of prices, the number that is always allowed, the hours. */
function textOf({ limits, windowHours }: Pick<Breaker, 'limits' | 'windowHours'>): string {
  return `${limits.share / 100} % · ${limits.largeMove / 100} % · ${limits.alwaysAllowed} · ${windowHours} h`;
}

/**
 * A person has looked: the prices that the breaker held are judged again and leave.
 * @throws prices_changed if their number differs from the one shown
 */
export async function releaseBreaker(
  deps: BreakerDeps,
  account: AccountRef,
  expected: number,
  actor: Actor,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const { openedAt } = await lockBreaker(tx, account);
    if (!openedAt) return;
    await closeBreaker(tx, account, deps.clock.now());
    await record(tx, account, { actor, before: true, after: false, why: 'breaker_closed' });
    // They were consented to by their number, and do not open the breaker again.
    await allowAllHeld(tx, account, 'breaker_open');
    const refused = { code: 'price_held', cause: 'breaker_open' } as const;
    await freePrices(tx, deps, account.userId, [{ accountId: account.accountId, refused }], expected);
    await emitEvents(tx, account.userId, [{ kind: 'listings', accountId: account.accountId }]);
  });
}

/** The price gate opened the breaker in this transaction. */
export async function noteOpened(tx: Tx, account: AccountRef): Promise<void> {
  await record(tx, account, { actor: SYSTEM, before: false, after: true, why: 'breaker_opened' });
}

async function record(
  tx: Tx,
  { userId, accountId }: AccountRef,
  change: {
    readonly actor: Actor;
    readonly before: unknown;
    readonly after: unknown;
    readonly why: 'breaker_set' | 'breaker_opened' | 'breaker_closed';
  },
): Promise<void> {
  await recordHistory(tx, userId, [{ ...change, entity: 'account', entityId: accountId, field: 'price-breaker' }]);
}
