import type { RepricerRuleInput } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, listingKeyOf, money, type Site, siteFacts } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { sql } from 'kysely';
import type { Account } from '../src/modules/accounts/index.ts';
import type { Item } from '../src/modules/products/index.ts';
import type { OffersSource } from '../src/modules/repricer/ports.ts';
import { decideAll, type RoundDeps } from '../src/modules/repricer/rounds.ts';
import { UNSAVED_DEFAULT } from '../src/modules/repricer/rule-content.ts';
import { createRule } from '../src/modules/repricer/rules.service.ts';
import { switchRepricing } from '../src/modules/repricer/switch.service.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/db.ts';
import { buildAccount } from './factories/account.ts';
import { buildItems } from './factories/item.ts';
import { buildListing } from './factories/listing.ts';
import { buildSeller } from './factories/seller.ts';

const { ruleId: _ruleId, version: _version, ...byDefault } = UNSAVED_DEFAULT;
/** Matches the lowest offer, in steps of a fifth, and returns to the rule price. */
export const repricerRule: RepricerRuleInput = {
  ...byDefault,
  name: 'Lowest',
  isEnabled: true,
  largestStep: { in: 'percent', basisPoints: 2_000 },
};

export const ACTOR = { kind: 'login', id: 1 } as const;
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

/** A seller on Amazon with repriced items, whose lowest price is 15.00, and a rule for all of them that may change prices every hour. */
export async function buildRepricedShop(db: Db, count: number, strategy = repricerRule.strategy) {
  const userId = await buildSeller(db);
  const account = await buildAccount(db, userId, { platform: 'amazon' });
  const items = await buildRepriced(db, account, 'DE', count);
  const market = createMarket();
  const rounds = createRounds(db, market.source);
  await setFloors(db, userId, items, 'DE', 1_500);
  await switchRepricing(rounds.deps, account, true, ACTOR);
  const rule = { ...repricerRule, strategy, mostChangesPerDay: 24 };
  const { ruleId, version } = await createRule(rounds.deps, account, rule, ACTOR);
  return { userId, account, items, market, rounds, rule, ruleId, version };
}

export type RepricedShop = Awaited<ReturnType<typeof buildRepricedShop>>;

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
