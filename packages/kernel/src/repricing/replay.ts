import type { LocalTime } from './clock.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import { landedPrice, type Offer } from './offers.ts';
import type { RuleChoice } from './rules.ts';
import type { Situation } from './situation.ts';

/**
 * Replays a rule over the stored offers of one listing, reading by reading in the order of time, so that memory does not grow with their
 * number. The recorded competitors do as they did: that they would have answered to other prices is not simulated. Floor, ceiling and rule
 * price are those of now. Of the gate, only its largest move is in the decisions; stops, breaker and anomalies were not recorded.
 */

/** One look at the offers of a product on a site. */
export interface Reading {
  /** In milliseconds since 1970; not before the reading before. */
  readonly at: number;
  readonly offers: readonly Offer[];
  readonly isInStock: boolean;
  /** As `Situation.unitsSold`, at that time. */
  readonly unitsSold: number | null;
}

/** What is assumed of who would have been featured. The screen shows it beside the figures. */
export interface ReplayAssumptions {
  /** Whether the account may be featured at all. */
  readonly isEligible: boolean;
  /** By how much the landed price must be below that of the competitor who was featured, in basis points; 0 if the same price is enough. */
  readonly neededLead: number;
  /** For how long a reading holds if no other follows; the time after it is unknown. */
  readonly readingLastsMs: number;
}

export const USUAL_ASSUMPTIONS: ReplayAssumptions = { isEligible: true, neededLead: 0, readingLastsMs: 6 * 3_600_000 };

export type ReplayedItem = Pick<
  Situation,
  'present' | 'floor' | 'ceiling' | 'rulePrice' | 'condition' | 'lastChangedAt'
> & { readonly shipping: number };

/** A point of the price path: what was decided at a reading, and whether the item would then have been featured; null if unknown. */
export interface PathPoint {
  readonly at: number;
  readonly decision: Decision;
  readonly isFeatured: boolean | null;
}

/** The sums of one listing or of many: add the figures of each (`addReplays`). */
export interface ReplaySums {
  readonly readings: number;
  readonly changes: number;
  /** Time in which it is known who was featured, and of that the time in which the item would have been, in milliseconds. */
  readonly knownMs: number;
  readonly featuredMs: number;
}

export const NO_REPLAY: ReplaySums = { readings: 0, changes: 0, knownMs: 0, featuredMs: 0 };

export const addReplays = (one: ReplaySums, other: ReplaySums): ReplaySums => ({
  readings: one.readings + other.readings,
  changes: one.changes + other.changes,
  knownMs: one.knownMs + other.knownMs,
  featuredMs: one.featuredMs + other.featuredMs,
});

/** Basis points of the known time in which the item would have been featured; null if nothing is known. */
export const featuredShare = ({ knownMs, featuredMs }: ReplaySums): number | null =>
  knownMs === 0 ? null : Math.round((featuredMs / knownMs) * 10_000);

export interface Replay {
  take(reading: Reading): PathPoint;
  /** @param at the end of the time that is replayed */
  end(at: number): ReplaySums;
}

export interface ReplayDeps {
  readonly choice: RuleChoice;
  readonly ownSellers: ReadonlySet<string>;
  /** Of the site: `createLocalClock`, one for all items. */
  readonly clock: (at: number) => LocalTime;
  readonly assumptions: ReplayAssumptions;
  /** Is told each time in which the item would have been featured at a price, in milliseconds. */
  readonly onFeatured?: (price: number, ms: number) => void;
}

export function openReplay(
  item: ReplayedItem,
  { choice, ownSellers, clock, assumptions, onFeatured }: ReplayDeps,
): Replay {
  const { floor, ceiling, rulePrice, shipping, condition } = item;
  let { present, lastChangedAt } = item;
  let today = '';
  let changesToday = 0;
  let last: { readonly at: number; readonly isFeatured: boolean | null } | undefined;
  let { readings, changes, knownMs, featuredMs } = NO_REPLAY;
  let market: { readonly offers: readonly Offer[]; readonly featured: Offer | undefined } | undefined;

  function countUntil(at: number): void {
    if (!last || last.isFeatured === null) return;
    const held = Math.min(at - last.at, assumptions.readingLastsMs);
    knownMs += held;
    if (!last.isFeatured) return;
    featuredMs += held;
    onFeatured?.(present, held);
  }

  return {
    take({ at, offers, isInStock, unitsSold }) {
      if (last && at < last.at) throw new RangeError('a reading is older than the one before');
      countUntil(at);
      const time = clock(at);
      if (time.day !== today) [today, changesToday] = [time.day, 0];
      const decision = decide(
        choice,
        {
          present,
          floor,
          ceiling,
          rulePrice,
          shipping,
          condition,
          isInStock,
          offers: { list: offers, readAt: at },
          unitsSold,
          lastChangedAt,
          changesToday,
        },
        time,
        ownSellers,
      );
      readings += 1;
      if (decision.price !== present) {
        present = decision.price;
        lastChangedAt = at;
        changesToday += 1;
        changes += 1;
      }
      // The same offers may come again and again.
      if (market?.offers !== offers) market = { offers, featured: offers.find((offer) => offer.isFeatured) };
      const { featured } = market;
      const isFeatured = isInStock ? wouldBeFeatured(present + shipping, featured, { ownSellers, assumptions }) : false;
      last = { at, isFeatured };
      return { at, decision, isFeatured };
    },
    end(at) {
      countUntil(at);
      last = undefined;
      return { readings, changes, knownMs, featuredMs };
    },
  };
}

/**
 * Whether the item would be featured at a landed price. If a competitor was featured, it must be as cheap, less the needed lead. If an offer
 * of the business was, the item keeps that place as long as it is not dearer than that offer was. Null if nobody was featured.
 */
function wouldBeFeatured(
  landed: number,
  featured: Offer | undefined,
  { ownSellers, assumptions }: Pick<ReplayDeps, 'ownSellers' | 'assumptions'>,
): boolean | null {
  if (!featured) return null;
  if (!assumptions.isEligible) return false;
  const theirs = landedPrice(featured);
  if (featured.isOwn || ownSellers.has(featured.sellerId)) return landed <= theirs;
  return landed * 10_000 <= theirs * (10_000 - assumptions.neededLead);
}
