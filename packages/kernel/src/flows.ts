import { listingKeyOf } from './listing-key.ts';
import type { Reason } from './reasons.ts';
import type { Site } from './sites.ts';

/**
 * Where a title can come from when a listing flow lists it. `engine` is a title of an engine that passes every check and that the seller has
 * accepted, or whose engine the seller trusts on the site: any other title of an engine is a draft, which no flow lists.
 */
export const TITLE_ORIGINS = ['human', 'memory', 'engine', 'respelt', 'as it is'] as const;
export type TitleOrigin = (typeof TITLE_ORIGINS)[number];

/** `always`: every run waits for the seller. `above`: a run of more listings than a number. `within`: the order itself is the consent. */
export const FLOW_ASKS = ['always', 'above', 'within'] as const;
export type FlowAsks = (typeof FLOW_ASKS)[number];

/** What decides which items of a prepared run a flow lists. */
export interface FlowThresholds {
  readonly titles: readonly TitleOrigin[];
  /** In basis points of what buyers pay without VAT; null if the margin does not matter. */
  readonly leastMargin: number | null;
}

/** The margin of a listing at the price of the run, in basis points; or what is lacking to work it out. */
export type FlowMargin = { readonly share: number } | { readonly lacks: string };

/** An item on a site of a prepared run. */
export interface FlowCandidate {
  readonly itemId: number;
  readonly site: Site;
  readonly verdict: 'ready' | 'draft' | 'blocked';
  readonly titleLabel: string | null;
  /** It was listed before and has ended, or its listing failed: only the seller lists it again. */
  readonly wasTried: boolean;
  readonly margin: FlowMargin;
}

export interface LeftOut {
  readonly itemId: number;
  readonly site: Site;
  /** Null: it keeps the reason of its verdict. */
  readonly reason: Reason | null;
}

export interface FlowPlan {
  readonly going: readonly FlowCandidate[];
  readonly leftOut: readonly LeftOut[];
  /** The first item that only the most a day has left out; null if there is none. */
  readonly firstBeyond: number | null;
}

/** The origin of a title's label; undefined for a label that no flow knows, which none of them lists. */
export function originOf(label: string | null): TitleOrigin | undefined {
  const kind = label?.split(':')[0];
  return TITLE_ORIGINS.find((origin) => origin === kind);
}

/** Why an item on a site is below a threshold; undefined if it is not. An unknown margin is below every one. */
export function belowThreshold(thresholds: FlowThresholds, one: FlowCandidate): Reason | undefined {
  if (one.wasTried) return { code: 'flow_tried' };
  const origin = originOf(one.titleLabel);
  if (origin === undefined || !thresholds.titles.includes(origin)) return { code: 'flow_title' };
  const { leastMargin } = thresholds;
  if (leastMargin === null) return undefined;
  if ('lacks' in one.margin) return { code: 'flow_margin_unknown' };
  if (one.margin.share >= leastMargin) return undefined;
  return { code: 'flow_margin', params: { margin: percent(one.margin.share), least: percent(leastMargin) } };
}

/**
 * Decides which items of a prepared run are listed: those at or above every threshold, in order of item and site, until the day has no more
 * left. Items that the run refuses are not left out: it says itself why.
 * @param left how many listings the day has left; 0 or less lists nothing
 */
export function planFlow(thresholds: FlowThresholds, candidates: readonly FlowCandidate[], left: number): FlowPlan {
  const going: FlowCandidate[] = [];
  const leftOut: LeftOut[] = [];
  let firstBeyond: number | null = null;
  for (const one of candidates.toSorted(byPlace)) {
    if (one.verdict === 'blocked') continue;
    const { itemId, site } = one;
    const reason = one.verdict === 'draft' ? null : belowThreshold(thresholds, one);
    if (reason !== undefined) leftOut.push({ itemId, site, reason });
    else if (going.length < left) going.push(one);
    else {
      firstBeyond ??= itemId;
      leftOut.push({ itemId, site, reason: { code: 'flow_cap' } });
    }
  }
  return { going, leftOut, firstBeyond };
}

/** Whether a run of this many listings waits for the seller. */
export function asksFirst(
  order: { readonly asks: FlowAsks; readonly asksAbove: number | null },
  listings: number,
): boolean {
  if (order.asks === 'within') return false;
  return order.asks === 'always' || listings > (order.asksAbove ?? 0);
}

/** Why a flow pauses itself until the seller switches it on again. */
export const FLOW_PAUSES = [
  'access_expired',
  'catalogue_dropped',
  'most_failed',
  'rate_stale',
  'site_disabled',
  'not_allowed',
  'run_failed',
] as const;
export type FlowPause = (typeof FLOW_PAUSES)[number];

/** So many failures at least, and more than half of what was sent: the order lists something that the marketplace does not take. */
const FAILED_MINIMUM = 10;
const FAILED_SHARE = 0.5;

export function haveMostFailed({ failed, listed }: { readonly failed: number; readonly listed: number }): boolean {
  return failed >= FAILED_MINIMUM && failed > (failed + listed) * FAILED_SHARE;
}

/** How many items a batch looks at: enough to fill what the day has left, some of which fall short. */
const BATCH_ITEMS = { least: 50, most: 500 } as const;

/** @param left listings that the day has left; each item is listed on up to so many sites */
export function batchSize(left: number, sites: number): number {
  return Math.min(BATCH_ITEMS.most, Math.max(BATCH_ITEMS.least, Math.ceil(left / Math.max(1, sites))));
}

const byPlace = (a: FlowCandidate, b: FlowCandidate) =>
  a.itemId - b.itemId || (listingKeyOf(a) < listingKeyOf(b) ? -1 : 1);

const percent = (basisPoints: number) => Math.round(basisPoints) / 100;
