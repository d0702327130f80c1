import {
  type AccountRef,
  type Anomaly,
  findAnomalies,
  isBreakerOpen,
  listingKeyOf,
  MOST_CHANGES_PER_DAY,
  type Money,
  noteMove,
  siteFacts,
} from '@quayside/kernel';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type GateCandidate, type GateFacts, type GateSource, isAutomatic } from '../../dispatch/index.ts';
import { listTooOldPairs } from '../../rates/index.ts';
import { arePricesStopped, ceilingsOf, floorsOf } from '../price-limits.ts';
import * as breakers from './breaker.repository.ts';
import { noteOpened } from './breaker.service.ts';
import {
  findJumpedRates,
  readCosts,
  readCurrencies,
  readLivePrices,
  readSentLately,
  unitKeyOf,
} from './gate-figures.ts';

const HOUR_MS = 3_600_000;

/**
 * The price gate's access to pricing. Floors, ceilings and the breaker stay locked until the transaction ends, so that none changes after a
 * verdict.
 */
export function createGateSource({ clock }: { readonly clock: Pick<Clock, 'now'> }): GateSource {
  return { load: (tx, account, candidates) => loadGateFacts(tx, account, candidates, clock.now(), 'send') };
}

/**
 * What the gate judges prices by, in order.
 * @param purpose `look` asks what the gate would say now: nothing is noted, and the breaker does not open
 */
export async function loadGateFacts(
  tx: Tx,
  account: AccountRef,
  candidates: readonly GateCandidate[],
  now: Date,
  purpose: 'send' | 'look',
): Promise<GateFacts[]> {
  const itemIds = [...new Set(candidates.map(({ itemId }) => itemId))];
  const sites = [...new Set(candidates.map(({ site }) => site))];
  const killSwitch = await arePricesStopped(tx, account);
  const floors = await floorsOf(tx, account, itemIds, sites, 'share');
  const ceilings = await ceilingsOf(tx, account.userId, itemIds, 'share');
  const live = await readLivePrices(tx, account, candidates);
  const watched = candidates.filter(isAutomatic);
  const lately = await readSentLately(tx, account, watched, now);
  const figures = await loadFigures(tx, account.userId, candidates, now);
  const isHeld = await watchMoves(tx, account, watched, { live, now, purpose });
  return candidates.map((candidate): GateFacts => {
    const key = listingKeyOf(candidate);
    const unit = unitKeyOf(candidate);
    const isWatched = isAutomatic(candidate);
    const sent = lately.get(unit);
    return {
      floor: floors.get(key) ?? null,
      live: live.get(unit) ?? null,
      killSwitch,
      isRateTooOld: figures.isRateTooOld(candidate),
      guards: {
        ceiling: ceilings.get(key) ?? null,
        marketLimits: null,
        changes: isWatched ? { today: sent?.today ?? 0, most: MOST_CHANGES_PER_DAY } : null,
        isBreakerOpen: isHeld(candidate),
        anomalies: isWatched ? figures.anomaliesOf(candidate, live.get(unit), sent?.minors ?? []) : [],
      },
    };
  });
}

interface Figures {
  isRateTooOld(candidate: GateCandidate): boolean;
  anomaliesOf(candidate: GateCandidate, live: Money | undefined, sent: readonly number[]): readonly Anomaly[];
}

/** Rates and costs behind prices. The items' currencies are read only if a rate is wrong. */
async function loadFigures(tx: Tx, userId: number, candidates: readonly GateCandidate[], now: Date): Promise<Figures> {
  const itemIds = [...new Set(candidates.map(({ itemId }) => itemId))];
  const tooOld = await listTooOldPairs(tx, now);
  const jumped = await findJumpedRates(tx);
  const currencies = tooOld.size + jumped.size > 0 ? await readCurrencies(tx, userId, itemIds) : new Map();
  const costs = await readCosts(tx, userId, itemIds, now);
  const pairOf = ({ itemId, site }: GateCandidate) => `${currencies.get(itemId)}${siteFacts(site).currency}`;
  return {
    isRateTooOld: (candidate) => tooOld.has(pairOf(candidate)),
    anomaliesOf: (candidate, live, sent) =>
      findAnomalies({
        // The repricer names a collapse among competitors itself: the gate knows no offers.
        lowestOffer: { before: null, now: null },
        rate: jumped.get(pairOf(candidate)) ?? null,
        cost: costs.get(candidate.itemId) ?? null,
        shown: candidate.shown ? { now: candidate.shown.minor, sent: live ? [live.minor, ...sent] : sent } : null,
      }),
  };
}

interface Watched {
  readonly live: ReadonlyMap<string, Money>;
  readonly now: Date;
  readonly purpose: 'send' | 'look';
}

/**
 * Notes large moves of prices that no person decided, and opens the breaker once too many listings of the account moved. The prices of a
 * batch are taken in order: those before the one that opens it still leave.
 * @returns whether the breaker holds a price
 */
async function watchMoves(
  tx: Tx,
  account: AccountRef,
  watched: readonly GateCandidate[],
  { live, now, purpose }: Watched,
): Promise<(candidate: GateCandidate) => boolean> {
  if (watched.length === 0) return () => false;
  const isWatched = new Set(watched);
  const known = await breakers.getBreaker(tx, account);
  if (known.openedAt) return (candidate) => isWatched.has(candidate);
  const isLarge = (limits: typeof known.limits) => (candidate: GateCandidate) => {
    const before = live.get(unitKeyOf(candidate));
    const move = { before: before?.minor ?? null, after: candidate.price.minor };
    return !candidate.isAllowed && noteMove({ listings: 0, largeMoves: 0 }, move, limits).largeMoves > 0;
  };
  if (purpose === 'look' || !watched.some(isLarge(known.limits))) return () => false;

  const breaker = await breakers.lockBreaker(tx, account);
  if (breaker.openedAt) return (candidate) => isWatched.has(candidate);
  const moves = new Map<string, breakers.PriceMoveNote>();
  const large = isLarge(breaker.limits);
  for (const candidate of watched.filter(large)) {
    const before = live.get(unitKeyOf(candidate));
    const key = listingKeyOf(candidate);
    const { itemId, site, price: after } = candidate;
    if (before && !moves.has(key)) moves.set(key, { itemId, site, before, after });
  }
  const windowFrom = new Date(now.getTime() - breaker.windowHours * HOUR_MS);
  const { countedFrom } = breaker;
  const since = countedFrom && countedFrom > windowFrom ? countedFrom : windowFrom;
  const { others, listings } = await breakers.countMoved(tx, account, since, [...moves.values()]);
  await breakers.noteMoves(tx, account, [...moves.values()], now);
  const first = [...moves.keys()].findIndex((_key, index) =>
    isBreakerOpen({ listings, largeMoves: others + index + 1 }, breaker.limits),
  );
  if (first < 0) return () => false;
  const largeMoves = others + moves.size;
  await breakers.openBreaker(tx, account, { at: now, largeMoves, listings });
  await noteOpened(tx, account);
  const passed = new Set([...moves.keys()].slice(0, first));
  // In a batch that opened it, the rest waits too: what moves it is the same.
  let hasOpened = false;
  const held = new Set(
    watched.filter((candidate) => {
      if (large(candidate) && !passed.has(listingKeyOf(candidate))) hasOpened = true;
      return hasOpened;
    }),
  );
  return (candidate) => held.has(candidate);
}
