import { type AccountRef, type ItemOnSite, listingKeyOf, money, siteFacts } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { applyPrices, type PriceChange } from '../pricing/index.ts';
import { lockItems } from '../products/index.ts';
import { holdSwitch } from './accounts.repository.ts';
import { type DecideDeps, type DecidedListing, decideListings, isWantable } from './decide-listings.ts';
import { saveDecisions } from './repriced-listings.repository.ts';
import { activeRule } from './rule-content.ts';
import { listRules } from './rules.repository.ts';
import { listPlaces, type RepricedListing } from './situations.repository.ts';

export interface RepriceDeps extends DecideDeps {
  readonly db: Db;
  /** The marketplaces' clock. */
  readonly clock: Pick<Clock, 'now'>;
}

/** Listings that are stored in one transaction, during which their items are locked: a fraction of a second of work. */
const STEP = 250;

/**
 * Decides live listings of an account, and stores and carries out what differs. First without locks, because most decisions are as they were;
 * those that differ are decided again under the locks of their items.
 * @returns how many decisions were stored
 */
export async function repriceListings(
  deps: RepriceDeps,
  account: AccountRef,
  listings: readonly RepricedListing[],
): Promise<number> {
  const rules = (await listRules(deps.db, account)).map(activeRule);
  const decided = await decideListings(deps.db, deps, account, rules, listings, deps.clock.now());
  const differing = decided.filter(differs).map(({ listing }) => listing);
  let stored = 0;
  for (let at = 0; at < differing.length; at += STEP) {
    const step = differing.slice(at, at + STEP);
    stored += await withTransaction(deps.db, (tx) => repriceLocked(tx, deps, account, step));
  }
  return stored;
}

async function repriceLocked(
  tx: Tx,
  deps: RepriceDeps,
  account: AccountRef,
  places: readonly ItemOnSite[],
): Promise<number> {
  const decided = (await decideHeld(tx, deps, account, places)).filter(differs);
  if (decided.length === 0) return 0;
  const { userId, accountId } = account;
  const now = deps.clock.now();
  await applyPrices(
    tx,
    account,
    decided.flatMap((one) => {
      const minor = ownPrice(one);
      return minor === null || minor === one.listing.ownMinor ? [] : [repricedTo(one.listing, minor, one.breakdown)];
    }),
    { actor: { kind: 'rule', id: null }, why: 'repriced' },
  );
  await saveDecisions(tx, account, decided, ownPrice, now);
  await watch(tx, deps, account, decided);
  await emitEvents(tx, userId, [{ kind: 'repricer', accountId }]);
  return decided.length;
}

/**
 * Locks the switch, the rules and the items, and decides the listings as they are now.
 * @returns nothing while repricing is off
 */
export async function decideHeld(
  tx: Tx,
  deps: Omit<RepriceDeps, 'db'>,
  account: AccountRef,
  places: readonly ItemOnSite[],
): Promise<DecidedListing[]> {
  if (!(await holdSwitch(tx, account))) return [];
  const rules = (await listRules(tx, account, 'share')).map(activeRule);
  await lockItems(tx, account.userId, [...new Set(places.map(({ itemId }) => itemId))]);
  const listings = await listPlaces(tx, account, places);
  return decideListings(tx, deps, account, rules, listings, deps.clock.now());
}

const differs = (one: DecidedListing): boolean =>
  one.digest !== one.listing.digest || ownPrice(one) !== one.listing.ownMinor;

/** A price outside floor and top is wanted by nobody, also if it is the one on sale. */
export function isWithinBounds({ decision }: DecidedListing): boolean {
  const { price, floor, ceiling, rulePrice } = decision;
  const top = ceiling ?? rulePrice;
  return isWantable(decision) && floor !== null && top !== null && price >= floor && price <= top;
}

/**
 * The price that is the repricer's from now on, in minor units; null if none is.
 * - A price that is being sent is settled first.
 * - A manual price takes the listing from it, so that no old price returns later.
 * - A listing that is not live, or whose bounds are not sound, keeps what buyers pay: nothing that was wanted before is sent later.
 */
function ownPrice(one: DecidedListing): number | null {
  const { listing, decision, isLive } = one;
  const { ownMinor, live } = listing;
  if (listing.hasManualPrice) return null;
  if (listing.isUnderWay) return ownMinor;
  if (isLive && isWithinBounds(one)) return decision.price;
  return ownMinor === null || live === null ? ownMinor : live.minor;
}

/** The price of a listing, as its owner is the repricer. */
export function repricedTo(
  { itemId, site }: ItemOnSite,
  minor: number,
  breakdown: DecidedListing['breakdown'],
): PriceChange {
  const price = money(minor, siteFacts(site).currency);
  const decision = {
    price,
    owner: 'repricer',
    breakdown,
    unitPrices: new Map(),
    unitOwners: new Map(),
    isStale: false,
  } as const;
  return { itemId, site, decision };
}

/** Has the offers read that rules look at. */
async function watch(
  tx: Tx,
  { offers }: DecideDeps,
  { userId }: AccountRef,
  decided: readonly DecidedListing[],
): Promise<void> {
  const looksAtOffers = ({ rule }: DecidedListing) =>
    rule !== null && rule.strategy.kind !== 'hold' && rule.strategy.kind !== 'velocity';
  const placesOf = (some: readonly DecidedListing[]) => some.map(({ listing: { itemId, site } }) => ({ itemId, site }));
  await offers.watchOffers(tx, userId, placesOf(decided.filter(looksAtOffers)));
  await offers.unwatchOffers(tx, userId, placesOf(decided.filter((one) => !looksAtOffers(one))));
}

/** The decisions by `listingKeyOf`. */
export const byListing = (decided: readonly DecidedListing[]): ReadonlyMap<string, DecidedListing> =>
  new Map(decided.map((one) => [listingKeyOf(one.listing), one]));
