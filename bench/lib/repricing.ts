import {
  addFigures,
  chooseRule,
  createLocalClock,
  decide,
  EVERY_ITEM,
  EVERY_OFFER,
  featuredShare,
  type HeldOffers,
  landedPrice,
  NO_FIGURES,
  type Offer,
  type ReplayedItem,
  type RepricingRule,
  type RuledItem,
  replayRules,
  type Situation,
  USUAL_ASSUMPTIONS,
} from '../../packages/kernel/src/repricing.ts';
import { compared, heading, report } from './figures.ts';
import { processorSeconds } from './processor-time.ts';

/** What Amazon's offers of a product contain at most. */
const OFFERS = 20;
const DECIDED_WITHIN_S = 1;
const REPLAYED_WITHIN_S = 10;
/** A recorded day: a reading every hour, with fewer offers, as most products have. */
const READINGS = 24;
const RECORDED_OFFERS = 8;
const HOUR_MS = 3_600_000;
const BEGIN = Date.parse('2026-11-23T23:00:00Z');
const OWN: ReadonlySet<string> = new Set(['OURS-1', 'OURS-2']);

/** Classes of price, from 10.00 to 91.00. */
const CLASSES = 10;
const usualPrice = (place: number): number => 1_000 + place * 900;

const counted = (n: number) => n.toLocaleString('en-GB');

/** Always the same numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rules by brand, each with another filter and strategy; the last one is for all. */
const RULES: readonly RepricingRule[] = Array.from({ length: 10 }, (_, id) => ({
  id,
  isEnabled: true,
  items: id === 9 ? EVERY_ITEM : { ...EVERY_ITEM, brands: [`Brand ${id}`], tags: ['repriced'] },
  strategy:
    id % 3 === 0
      ? { kind: 'featured', above: { in: 'amount', minor: 1 } }
      : { kind: 'lowest', below: { in: 'percent', basisPoints: 50 } },
  offers: { ...EVERY_OFFER, leastRating: 9_000, sellers: { are: 'except', ids: ['RIVAL-3'] } },
  whenAlone: 'ceiling',
  schedule: { hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 60, to: 1_380 }], holidays: ['2026-12-25'] },
  whenClosed: 'hold',
  whenOutOfStock: 'rule_price',
  largestStep: { in: 'percent', basisPoints: 1_000 },
  mostChangesPerDay: 6,
}));

function offersAround(usual: number, count: number, random: () => number): Offer[] {
  return Array.from({ length: count }, (_, place) => ({
    sellerId: place === 2 ? 'OURS-2' : `RIVAL-${place}`,
    sellerName: null,
    price: Math.round(usual * (0.8 + random() * 0.5)),
    shipping: random() < 0.5 ? 0 : 399,
    fulfilment: random() < 0.5 ? 'seller' : 'marketplace',
    rating: 8_800 + Math.floor(random() * 1_200),
    feedbackCount: Math.floor(random() * 5_000),
    condition: 'NEW',
    deliveryDays: 3,
    isFeatured: place === 0,
    isOwn: false,
  }));
}

interface Listing {
  readonly item: RuledItem;
  readonly replayed: ReplayedItem;
}

function listingOf(place: number): Listing {
  const rulePrice = usualPrice(place % CLASSES);
  const item = {
    brand: `Brand ${place % 12}`,
    category: null,
    tags: ['repriced'],
    rulePrice,
    isBlocked: false,
    hasManualPrice: false,
    ruleId: null,
  };
  const figures = {
    present: rulePrice,
    floor: Math.round(rulePrice * 0.7),
    ceiling: Math.round(rulePrice * 1.3),
    rulePrice,
    shipping: 299,
    condition: 'NEW',
    lastChangedAt: null,
  };
  return { item, replayed: figures };
}

/** Measures one decision for each item. The baseline finds the lowest landed price of the same offers, and nothing else. */
export function measureRepricing(items: number): void {
  heading(
    `Deciding prices, ${OFFERS} offers of each item, one core (wanted: ${counted(items)} within ${DECIDED_WITHIN_S} s)`,
  );
  const random = createRandom(1);
  const now = BEGIN + 12 * HOUR_MS;
  const listings = Array.from({ length: items }, (_, place): { item: RuledItem; situation: Situation } => {
    const { item, replayed } = listingOf(place);
    const offers = { list: offersAround(replayed.present, OFFERS, random), readAt: now };
    return { item, situation: { ...replayed, isInStock: true, offers, unitsSold: null, changesToday: 0 } };
  });
  let sum = 0;
  const floor = processorSeconds(() => {
    for (const { situation } of listings) {
      let lowest = Number.POSITIVE_INFINITY;
      for (const offer of situation.offers?.list ?? []) lowest = Math.min(lowest, landedPrice(offer));
      sum += lowest;
    }
  });
  let moved = 0;
  const seconds = processorSeconds(() => {
    const time = createLocalClock('Europe/Berlin')(now);
    for (const { item, situation } of listings) {
      if (decide(chooseRule(RULES, item), situation, time, OWN).price !== situation.present) moved += 1;
    }
  });
  if (sum === 0 || moved === 0) throw new Error('No offer was read, or no price moved');
  report('floor: the lowest of all offers', floor, 's');
  report(`${counted(items)} decisions, ${counted(moved)} moves`, seconds, 's', compared(seconds / floor, 'the floor'));
}

/**
 * Measures the replay of a recorded day: two sets of rules over the same offers, as the screen shows them. The offers are made while it runs,
 * as they would be read from the database, so memory must not grow. The baseline makes the same offers and finds the lowest price of each.
 */
export function measureReplay(items: number): void {
  heading(
    `Replay of a day by two rules, ${READINGS} readings of ${RECORDED_OFFERS} offers of each item (wanted: ${counted(items)} within ${REPLAYED_WITHIN_S} s)`,
  );
  let sum = 0;
  const floor = processorSeconds(() => {
    for (let place = 0; place < items; place += 1) {
      for (const { offers } of recordedDay(place)) {
        let lowest = Number.POSITIVE_INFINITY;
        for (const offer of offers) lowest = Math.min(lowest, landedPrice(offer));
        sum += lowest;
      }
    }
  });
  const plan = {
    ...{ from: BEGIN, to: BEGIN + READINGS * HOUR_MS, ownSellers: OWN },
    ...{ clock: createLocalClock('Europe/Berlin'), assumptions: USUAL_ASSUMPTIONS },
  };
  const draft = RULES.map((rule): RepricingRule => ({ ...rule, mostChangesPerDay: 3 }));
  let sums = NO_FIGURES;
  let most = 0;
  const seconds = processorSeconds(() => {
    for (let place = 0; place < items; place += 1) {
      const { item, replayed } = listingOf(place);
      const listing = { ...replayed, live: replayed.present, sales: [], marginAt: (price: number) => price };
      const choices = [chooseRule(RULES, item), chooseRule(draft, item)];
      const replay = replayRules(listing, recordedDay(place), choices, plan);
      if ('rules' in replay) for (const { figures } of replay.rules) sums = addFigures(sums, figures);
      if (place % 1_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    }
  });
  if (sum === 0 || sums.changes === 0) throw new Error('No offer was read, or no price moved');
  report('floor: reading the same offers', floor, 's');
  const share = (featuredShare(sums) ?? Number.NaN) / 100;
  report(
    `${counted(sums.readings)} decisions, ${counted(sums.changes)} changes`,
    seconds,
    's',
    compared(seconds / floor, 'the floor'),
  );
  report('featured', share, '% of the time');
  report('memory, at most', most / 1_048_576, 'MiB');
}

/** The recorded offers of each class of price, made once: the days differ in which of them are read when. */
const MARKETS = Array.from({ length: CLASSES }, (_, place) => {
  const random = createRandom(place);
  return Array.from({ length: 200 }, () => offersAround(usualPrice(place), RECORDED_OFFERS, random));
});

function recordedDay(place: number): HeldOffers[] {
  const markets = MARKETS[place % CLASSES] ?? [];
  return Array.from({ length: READINGS }, (_, hour) => {
    const offers = markets[(place + hour) % markets.length] ?? [];
    return { firstAt: BEGIN + hour * HOUR_MS, lastAt: BEGIN + (hour + 1) * HOUR_MS - 1, offers };
  });
}
