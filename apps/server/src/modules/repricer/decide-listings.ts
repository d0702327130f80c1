import { createHash } from 'node:crypto';
import type { DecisionView } from '@quayside/contract';
import {
  type AccountRef,
  type ItemOnSite,
  listingKeyOf,
  type PriceBreakdown,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import {
  createLocalClock,
  type Decision,
  type DecisionCode,
  decide,
  type LocalTime,
  ownShippingOf,
} from '@quayside/kernel/repricing';
import type { Db } from '../../platform/database/db.ts';
import { inCurrencyOf, loadFigures, ruleChooser } from './listing-figures.ts';
import type { OffersSource } from './ports.ts';
import type { ActiveRule } from './rule-content.ts';
import { countSold, type RepricedListing } from './situations.repository.ts';

/** What is stored of a decision: all that its sentence and its row show. Amounts are minor units of the site's currency. */
export interface StoredDecision extends Omit<Decision, 'because'> {
  readonly code: DecisionCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Null if it is unknown. */
  readonly present: number | null;
  readonly floor: number | null;
  readonly ceiling: number | null;
  readonly rulePrice: number | null;
}

export interface DecidedListing {
  readonly listing: RepricedListing;
  readonly rule: ActiveRule | null;
  readonly decision: StoredDecision;
  readonly view: DecisionView;
  readonly digest: string;
  /** The rule price as a worked sum. */
  readonly breakdown: PriceBreakdown;
  /** The seller consented to this rule in this version, and it decides. */
  readonly isLive: boolean;
}

export interface DecideDeps {
  readonly offers: OffersSource;
}

const DAY_MS = 86_400_000;
const NOBODY: ReadonlySet<string> = new Set();

/** A figure is missing or cannot be right, so that the price stays whatever competitors do. */
const LACKING: ReadonlySet<DecisionCode> = new Set([
  'no_floor',
  'no_top',
  'floor_above_top',
  'floor_implausible',
  'no_live_price',
  'offers_unknown',
  'offers_old',
  'own_shipping_unknown',
  'only_suspicious',
  'sales_unknown',
]);
/** No rule decides. */
const OFF: ReadonlySet<DecisionCode> = new Set(['blocked', 'manual_price', 'no_rule', 'chosen_rule_off']);
/** Without a sound floor, top and live price nothing may be wanted, not even the price that is live. */
const UNBOUND: ReadonlySet<DecisionCode> = new Set([
  'no_floor',
  'no_top',
  'floor_above_top',
  'floor_implausible',
  'no_live_price',
]);

/** Whether the price of a decision may become the wanted price of a live listing. */
export const isWantable = ({ code }: StoredDecision): boolean => !OFF.has(code) && !UNBOUND.has(code);

/**
 * Decides listings of an account: it reads what their rules look at in a few statements, and writes nothing.
 * @param rules in the seller's order
 * @param now of the marketplace
 */
export async function decideListings(
  db: Db,
  { offers }: DecideDeps,
  account: AccountRef,
  rules: readonly ActiveRule[],
  listings: readonly RepricedListing[],
  now: Date,
): Promise<DecidedListing[]> {
  if (listings.length === 0) return [];
  const readings = await offers.loadLastReadings(db, account.userId, listings);
  const timeOf = clocks(now);
  const choiceOf = ruleChooser(rules);
  const prepared = (await loadFigures(db, account, listings)).map((figures) => ({
    ...figures,
    choice: choiceOf(figures),
  }));
  const sold = await loadSales(
    db,
    account,
    prepared.flatMap(({ listing, choice }) =>
      choice.kind === 'rule' && choice.rule.strategy.kind === 'velocity'
        ? [{ listing, days: choice.rule.strategy.days }]
        : [],
    ),
    now,
  );

  return prepared.map(({ listing, breakdown, floor, ceiling, rulePrice, choice }): DecidedListing => {
    const key = listingKeyOf(listing);
    const time = timeOf(listing.site);
    const reading = readings.get(key);
    const figures = { present: inCurrencyOf(listing.site, listing.live), floor, ceiling, rulePrice };
    const decision = decide(
      choice,
      {
        ...figures,
        // No price: the kernel keeps what it does not know.
        present: figures.present ?? 0,
        shipping: reading ? ownShippingOf(reading.offers, reading.ownSellers) : null,
        condition: listing.condition,
        isInStock: listing.isInStock,
        offers: reading ? { list: reading.offers, readAt: reading.readAt } : null,
        unitsSold: sold(listing),
        lastChangedAt: listing.changedAt?.getTime() ?? null,
        changesToday: listing.changesDay === time.day ? listing.changesToday : 0,
      },
      time,
      reading?.ownSellers ?? NOBODY,
    );
    // A rule that was chosen is one of those that were given.
    const rule = choice.kind === 'rule' ? (rules.find(({ id }) => id === choice.rule.id) ?? null) : null;
    const { because, ...rest } = decision;
    const stored: StoredDecision = { ...rest, code: because.code, params: { ...because.params }, ...figures };
    return {
      listing,
      rule,
      breakdown,
      decision: stored,
      view: viewOf(stored),
      digest: digestOf(stored, rule),
      isLive: rule !== null && rule.id === listing.liveRuleId && rule.version === listing.liveVersion,
    };
  });
}

function viewOf({ code, price, present }: StoredDecision): DecisionView {
  if (OFF.has(code)) return 'off';
  if (LACKING.has(code)) return 'lacking';
  if (present === null || price === present) return 'stay';
  return price > present ? 'up' : 'down';
}

const digestOf = (decision: StoredDecision, rule: ActiveRule | null): string =>
  createHash('md5')
    .update(JSON.stringify([decision, rule?.id ?? null, rule?.version ?? null]))
    .digest('base64url');

function clocks(now: Date): (site: Site) => LocalTime {
  const times = new Map<Site, LocalTime>();
  return (site) => {
    const known = times.get(site) ?? createLocalClock(siteFacts(site).timeZone)(now.getTime());
    times.set(site, known);
    return known;
  };
}

/** The pieces that listings sold in so many days; null for a listing that is younger, or whose rule does not ask. */
async function loadSales(
  db: Db,
  account: AccountRef,
  asked: readonly { readonly listing: RepricedListing; readonly days: number }[],
  now: Date,
): Promise<(place: ItemOnSite) => number | null> {
  const sold = new Map<string, number>();
  for (const days of new Set(asked.map((one) => one.days))) {
    const since = new Date(now.getTime() - days * DAY_MS);
    const old = asked.filter(
      ({ listing, days: own }) => own === days && listing.listedAt !== null && listing.listedAt <= since,
    );
    const counts = await countSold(db, account, [...new Set(old.map(({ listing }) => listing.itemId))], since);
    for (const { listing } of old) sold.set(listingKeyOf(listing), counts.get(listingKeyOf(listing)) ?? 0);
  }
  return (place) => sold.get(listingKeyOf(place)) ?? null;
}
