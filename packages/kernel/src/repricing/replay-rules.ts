import type { LocalTime } from './clock.ts';
import { type Offer, ownShippingOf } from './offers.ts';
import {
  addReplays,
  NO_REPLAY,
  openReplay,
  type PathPoint,
  type ReplayAssumptions,
  type ReplayedItem,
  type ReplaySums,
} from './replay.ts';
import type { RuleChoice } from './rules.ts';

/**
 * Replays several rules over the same stored offers of a listing. What sales would have been is an estimate: pieces are sold as often as the
 * listing sold them while an offer of the business was featured, and not at other times.
 */

/** Offers that held from one time to another, in milliseconds since 1970. */
export interface HeldOffers {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly offers: readonly Offer[];
}

export interface RecordedListing extends Pick<ReplayedItem, 'floor' | 'ceiling' | 'rulePrice' | 'condition'> {
  /** The live price of now, for a listing whose own offer was not among the first ones that were read; null if unknown. */
  readonly live: number | null;
  /** What it sold: from 30 days before the time that is replayed. */
  readonly sales: readonly { readonly at: number; readonly pieces: number }[];
  /** What a sale of one piece at a price earns, in minor units; null if that is unknown. */
  readonly marginAt: (price: number) => number | null;
}

export interface ReplayPlan {
  /** Milliseconds since 1970; `to` is not included. */
  readonly from: number;
  readonly to: number;
  readonly ownSellers: ReadonlySet<string>;
  readonly clock: (at: number) => LocalTime;
  readonly assumptions: ReplayAssumptions;
}

/** As often decides the repricer while offers hold: a price may need several steps, and schedules open and close. */
const DECIDED_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Sales are estimated from at least so much time in which an offer of the business was featured: a day. */
const LEAST_FEATURED_MS = DAY_MS;

/** Why a listing cannot be replayed: no offers were read, its own offer was never among them, or it has no lowest price. */
export type ReplayLack = 'offers' | 'own_offer' | 'floor';

/** What a rule would have brought one listing or many. Add the figures of each (`addFigures`). Amounts are minor units of one currency. */
export interface ReplayFigures extends ReplaySums {
  /** Estimated pieces, what buyers would have paid for them without shipping, and what they would have earned. */
  readonly units: number;
  readonly turnover: number;
  readonly margin: number;
}

export const NO_FIGURES: ReplayFigures = { ...NO_REPLAY, units: 0, turnover: 0, margin: 0 };

export const addFigures = (one: ReplayFigures, other: ReplayFigures): ReplayFigures => ({
  ...addReplays(one, other),
  units: one.units + other.units,
  turnover: one.turnover + other.turnover,
  margin: one.margin + other.margin,
});

export interface RuleReplay {
  readonly figures: ReplayFigures;
  /** The price at the end. */
  readonly price: number;
}

export type ListingReplay =
  | { readonly lacks: ReplayLack }
  | {
      /** Of each rule, in the order in which they were given. */
      readonly rules: readonly RuleReplay[];
      /** Whether pieces and turnover could be estimated; without it they are 0. */
      readonly knowsSales: boolean;
      /** Whether what they would have earned is known too; without it the margin is 0. */
      readonly knowsMargin: boolean;
    };

/** A moment of a path: what each rule decided, and the offers that held. */
export type PathWatcher = (held: HeldOffers, points: readonly PathPoint[]) => void;

/** @param history in the order of time */
export function replayRules(
  listing: RecordedListing,
  history: readonly HeldOffers[],
  choices: readonly RuleChoice[],
  plan: ReplayPlan,
  watch?: PathWatcher,
): ListingReplay {
  const { from, to, ownSellers, assumptions } = plan;
  const clock = askedOnce(plan.clock);
  const [first] = history;
  if (!first) return { lacks: 'offers' };
  const shipping = lastKnown(history, (offers) => ownShippingOf(offers, ownSellers));
  const present = ownPriceOf(first.offers, ownSellers) ?? listing.live;
  if (shipping === null || present === null) return { lacks: 'own_offer' };
  if (listing.floor === null) return { lacks: 'floor' };

  const marginAt = remembered(listing.marginAt);
  const item: ReplayedItem = { ...listing, present, shipping, lastChangedAt: null };
  const runs = choices.map((choice) => {
    const earned = { priceMs: 0, marginMs: 0, price: present };
    let knowsMargin = true;
    const onFeatured = (price: number, ms: number) => {
      earned.priceMs += price * ms;
      const margin = marginAt(price);
      if (margin === null) knowsMargin = false;
      else earned.marginMs += margin * ms;
    };
    const replay = openReplay(item, { choice, ownSellers, clock, assumptions, onFeatured });
    const days = choice.kind === 'rule' && choice.rule.strategy.kind === 'velocity' ? choice.rule.strategy.days : null;
    return { replay, earned, days, isMarginKnown: () => knowsMargin };
  });
  let ownMs = 0;
  for (const held of history) {
    const { offers } = held;
    const begin = Math.max(held.firstAt, from);
    const end = Math.min(held.lastAt, to - 1);
    if (end < begin) continue;
    if (offers.some((offer) => offer.isFeatured && isOwn(offer, ownSellers))) ownMs += end - begin;
    for (let at = begin; at <= end; at += DECIDED_EVERY_MS) {
      const points: PathPoint[] = [];
      for (const { replay, earned, days } of runs) {
        const unitsSold = days === null ? null : soldBetween(listing.sales, at - days * DAY_MS, at);
        const point = replay.take({ at, offers, isInStock: true, unitsSold });
        earned.price = point.decision.price;
        points.push(point);
      }
      watch?.(held, points);
    }
  }
  const knowsSales = ownMs >= LEAST_FEATURED_MS;
  const perMs = knowsSales ? soldBetween(listing.sales, from, to) / ownMs : 0;
  const knowsMargin = knowsSales && runs.every(({ isMarginKnown }) => isMarginKnown());
  const rules = runs.map(({ replay, earned }): RuleReplay => {
    const sums = replay.end(to);
    const figures = {
      ...sums,
      units: perMs * sums.featuredMs,
      turnover: perMs * earned.priceMs,
      margin: knowsMargin ? perMs * earned.marginMs : 0,
    };
    return { figures, price: earned.price };
  });
  return { rules, knowsSales, knowsMargin };
}

const isOwn = (offer: Offer, ownSellers: ReadonlySet<string>): boolean => offer.isOwn || ownSellers.has(offer.sellerId);

function ownPriceOf(offers: readonly Offer[], ownSellers: ReadonlySet<string>): number | null {
  const prices = new Set(offers.flatMap((offer) => (isOwn(offer, ownSellers) ? offer.price : [])));
  const [price] = prices;
  return prices.size === 1 && price !== undefined ? price : null;
}

function lastKnown<T>(history: readonly HeldOffers[], find: (offers: readonly Offer[]) => T | null): T | null {
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const found = find(history[at]?.offers ?? []);
    if (found !== null) return found;
  }
  return null;
}

/** `from` is not included. */
function soldBetween(sales: RecordedListing['sales'], from: number, to: number): number {
  let pieces = 0;
  for (const sale of sales) if (sale.at > from && sale.at <= to) pieces += sale.pieces;
  return pieces;
}

/** The rules ask for the same moment one after the other. */
function askedOnce(clock: ReplayPlan['clock']): ReplayPlan['clock'] {
  let last: LocalTime | undefined;
  return (at) => {
    if (last?.at !== at) last = clock(at);
    return last;
  };
}

function remembered(marginAt: (price: number) => number | null): (price: number) => number | null {
  const known = new Map<number, number | null>();
  return (price) => {
    const found = known.get(price);
    if (found !== undefined) return found;
    const margin = marginAt(price);
    known.set(price, margin);
    return margin;
  };
}
