import type { RepricerRuleInput } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, listingKeyOf, money, type Site, siteFacts } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { sql } from 'kysely';
import type { Account } from '../src/modules/accounts/index.ts';
import type { Item } from '../src/modules/products/index.ts';
import type { OffersSource } from '../src/modules/repricer/ports.ts';
import { decideAll, type RoundDeps } from '../src/modules/repricer/rounds.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/db.ts';
import { buildItems } from './factories/item.ts';
import { buildListing } from './factories/listing.ts';

/** Matches the lowest offer, in steps of a fifth, and returns to the rule price. */
export const repricerRule: RepricerRuleInput = {
  name: 'Lowest',
  isEnabled: true,
  sites: null,
  items: { brands: null, categories: null, priceBand: null },
  strategy: { kind: 'lowest', below: { in: 'amount', minor: 0 } },
  offers: {
    fulfilments: null,
    leastRating: null,
    leastFeedback: null,
    conditions: null,
    sellers: null,
    mostDeliveryDays: null,
  },
  whenAlone: 'rule_price',
  schedule: { hours: null, holidays: [] },
  whenClosed: 'hold',
  whenOutOfStock: 'hold',
  largestStep: { in: 'percent', basisPoints: 2_000 },
  mostChangesPerDay: 4,
};

export const OUR_SELLER = 'OURS';

export const offerOf = (offer: Partial<Offer>): Offer => ({
  sellerId: 'RIVAL',
  sellerName: 'Rival & Co',
  price: 2_000,
  shipping: 0,
  fulfilment: 'seller',
  rating: 9_500,
  feedbackCount: 400,
  condition: 'NEW',
  deliveryDays: 3,
  isFeatured: false,
  isOwn: false,
  ...offer,
});

/** A market that a test fills: what each listing's product is offered for. Our own offer is always among it, with free shipping. */
export function createMarket(clock: Pick<Clock, 'now'> = systemClock) {
  const readings = new Map<string, { offers: readonly Offer[]; readAt: number }>();
  const watched = new Set<string>();
  const source: OffersSource = {
    loadLastReadings: async (_db, _userId, listings) =>
      new Map(
        listings.flatMap((one) => {
          const reading = readings.get(listingKeyOf(one));
          return reading ? [[listingKeyOf(one), { ...reading, ownSellers: new Set([OUR_SELLER]) }] as const] : [];
        }),
      ),
    watchOffers: async (_tx, _userId, listings) => {
      for (const one of listings) watched.add(listingKeyOf(one));
      return listings.length;
    },
    unwatchOffers: async (_tx, _userId, listings) => {
      for (const one of listings) watched.delete(listingKeyOf(one));
    },
  };
  return {
    source,
    watched,
    /** What a marketplace tells of a listing's product now. */
    offer(place: ItemOnSite, ...offers: readonly Partial<Offer>[]) {
      const own = offerOf({ sellerId: OUR_SELLER, isOwn: true, price: 2_399 });
      readings.set(listingKeyOf(place), { offers: [own, ...offers.map(offerOf)], readAt: clock.now().getTime() });
    },
  };
}

/** The repricer of a process, without the server around it. Jobs are not run: a test begins each round itself. */
export function createRounds(db: Db, offers: OffersSource, clock: Clock = systemClock) {
  const deps: RoundDeps = {
    db,
    clock,
    machineClock: clock,
    offers,
    jobs: { enqueue: async () => undefined },
  };
  const run = { signal: new AbortController().signal, noteProgress: async () => undefined };
  return { deps, round: (account: AccountRef) => decideAll(deps, account, run) };
}

/** Items that are live on a site at 23.99, their rule price there. */
export async function buildRepriced(db: Db, account: Account, site: Site, count: number): Promise<Item[]> {
  const price = money(2_399, siteFacts(site).currency);
  await sql`
    insert into price_rules (user_id, account_id, site, increase, neat_prices) values (${account.userId}, ${account.accountId}, ${site}, 0, false)`.execute(
    db,
  );
  const items = await buildItems(
    db,
    account,
    Array.from({ length: count }, (_, index) => ({ sku: `REPRICED-${index}`, price, condition: 'NEW' })),
  );
  for (const item of items) await buildListing(db, account, item, { site, state: 'L', price });
  return items;
}

export async function setFloors(
  db: Db,
  userId: number,
  items: readonly Item[],
  site: Site,
  minor: number,
): Promise<void> {
  await sql`
    insert into price_floors (user_id, item_id, site, floor_minor, currency)
    select ${userId}::bigint, item_id, ${site}::text, ${minor}::bigint, ${siteFacts(site).currency}::text
    from unnest(${items.map(({ itemId }) => itemId)}::bigint[]) as i (item_id)
    on conflict (user_id, item_id, site) do update set floor_minor = excluded.floor_minor`.execute(db);
}
