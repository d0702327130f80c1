import { createAmazonConnector } from '@quayside/connector-amazon';
import { createMemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import { changes, type RepricerRuleInput, repricer } from '@quayside/contract';
import { HOUR_MS, money } from '@quayside/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Account } from '../../src/modules/accounts/index.ts';
import { READ_EVERY_MS, type ReadOffersDeps, readDueOffers } from '../../src/modules/competitors/read-offers.ts';
import { decideSoon } from '../../src/modules/repricer/outcomes.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { acquireLease } from '../../src/platform/leases.ts';
import { createThrottle, limitsOf } from '../../src/platform/throttle.ts';
import { connectAmazonShop } from '../amazon-shop.ts';
import { eventually } from '../eventually.ts';
import { testBox } from '../factories/account.ts';
import { buildItems } from '../factories/item.ts';
import { buildListing } from '../factories/listing.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { repricerRule, setFloors } from '../repricing.ts';
import { useTestServer } from '../server.ts';
import { useTestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';

/*
 * A thousand moves of competitors, from Amazon's answer to the price that buyers see. After each round every listing costs what its rule
 * says, reckoned here by plain arithmetic. Time passes at the sandbox whenever the product waits, so the product keeps the published rates and
 * the test does not wait for them.
 */

const SELLER = 'harbour-toys-uk';
const SITE = 'UK' as const;
const LISTINGS = 100;
const USED = 20;
const ROUNDS = 10;
/** One catalogue listing of fifty is used. */
const ROWS = 2_000;
const priceOf = (n: number) => 1_500 + ((n * 37) % 4_000);
const skuOf = (n: number) => `V${n}`;

const RULE: RepricerRuleInput = {
  ...repricerRule,
  strategy: { kind: 'lowest', below: { in: 'amount', minor: 1 } },
  // The next tenth is what the breaker counts.
  largestStep: { in: 'percent', basisPoints: 900 },
  mostChangesPerDay: 24,
};

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: Array.from(
    { length: ROWS },
    (_, n) => `${skuOf(n)}-${SITE},Figure number ${n},Figures & Playsets,Harbour,${priceOf(n) / 100},GBP,5`,
  ),
});
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
/** Moves the sandbox's clock and then the product's, which is never ahead of it. Waits that are over at the same time pass together. */
async function pass(ms: number): Promise<void> {
  const until = now().getTime() + ms;
  passing = passing.then(async () => {
    const left = Math.ceil(until - now().getTime());
    if (left <= 0) return;
    await sandbox.control('clock', { advanceMs: left });
    aheadMs += left;
  });
  await passing;
}
let passing: Promise<void> = Promise.resolve();
const clock: Clock = {
  ...systemClock,
  now,
  monotonic: now,
  machineTime: (instant) => new Date(instant.getTime() - aheadMs),
  // Loops that look for work can be woken, and wait in real time; the others wait for a rate.
  sleep: (ms, signal) => (signal ? systemClock.sleep(ms, signal) : pass(ms)),
};
const server = useTestServer(database, {
  marketplaceClock: clock,
  keepsRates: true,
  connectors: () => [createAmazonConnector(sandbox.amazon)],
});

interface Row {
  readonly sku: string;
  readonly asin: string;
  readonly condition: string;
  readonly price: string;
}
interface Listed {
  readonly itemId: number;
  readonly sku: string;
  readonly asin: string;
  readonly isUsed: boolean;
  /** The price without competition, and the lowest one. */
  readonly top: number;
  readonly floor: number;
  /** What buyers pay for competitors' goods in the listing's condition, by seller. */
  readonly rivals: Map<string, number>;
}

let owner: TestLogin;
let account: Account;
const as = () => server.as(owner);
const ref = () => ({ userId: owner.userId, accountId: account.accountId });
const rows = async () =>
  (await sandbox.control<{ rows: Row[] }>(`amazon/listings?seller=${SELLER}&site=${SITE}&limit=5000`)).rows;

async function buildShop(): Promise<Listed[]> {
  const { db } = database;
  owner = await buildOwner(db);
  account = await connectAmazonShop(db, owner.userId, sandbox, SELLER);
  await sql`
    insert into price_rules (user_id, account_id, site, increase, neat_prices)
    values (${owner.userId}, ${account.accountId}, ${SITE}, 0, false)`.execute(db);
  const all = (await rows()).map((row, n) => ({ ...row, n, isUsed: row.condition === 'used_very_good' }));
  const chosen = [
    ...all.filter(({ isUsed }) => isUsed).slice(0, USED),
    ...all.filter(({ isUsed }) => !isUsed).slice(0, LISTINGS - USED),
  ].map((row) => ({ ...row, sku: row.sku.replace(`-${SITE}`, ''), top: Math.round(Number(row.price) * 100) }));
  const items = await buildItems(
    db,
    account,
    chosen.map(({ sku, isUsed, top }) => ({
      ...{ sku, externalId: sku, condition: isUsed ? 'USED_VERY_GOOD' : 'NEW', price: money(top, 'GBP') },
    })),
  );
  const listed: Listed[] = [];
  for (const [n, { sku, asin, isUsed, top }] of chosen.entries()) {
    const item = items[n];
    if (!item) throw new Error('an item was not stored');
    await buildListing(db, account, item, { site: SITE, state: 'L', price: money(top, 'GBP') });
    // The lowest price of every fifth listing is above what most competitors ask.
    const floor = Math.round(top * (n % 5 === 0 ? 0.96 : 0.7));
    await setFloors(db, owner.userId, [item], SITE, floor);
    listed.push({ itemId: item.itemId, sku, asin, isUsed, top, floor, rivals: new Map() });
  }
  await asPublished();
  return listed;
}

/** As if the product had published the listings at their prices. */
async function asPublished(): Promise<void> {
  const { userId } = owner;
  await sql`
    insert into dispatch_listings (user_id, account_id, lease_key, site, is_live, offers)
    select user_id, account_id, listing_key, site, true, jsonb_build_object(listing_key, '') from listings where user_id = ${userId}`.execute(
    database.db,
  );
  await sql`
    insert into desired_states (user_id, account_id, target_key, change_kind, site, lease_key, call, item_id, generation, sent_generation, payload, state, priority, sent_minor)
    select user_id, account_id, listing_key, 'price', site, listing_key, 'update', item_id, 1, 1,
      jsonb_build_object('minor', price_minor, 'owner', 'rule', 'currency', currency), 'idle', 2, price_minor
    from listings where user_id = ${userId}`.execute(database.db);
}

/** Numbers from [0, 1), the same in every run. */
let seed = 20_261_201;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const COMPETING = { true: 'used_very_good', false: 'new_new' } as const;
const OTHERS = { true: ['new_new', 'used_good'], false: ['used_very_good', 'new_open_box'] } as const;

async function place(
  { asin }: Listed,
  rival: { sellerId: string; condition: string; price?: number; shipping?: number },
): Promise<void> {
  const { price, shipping } = rival;
  const asked = price === undefined ? {} : { price: price / 100, shipping: (shipping ?? 0) / 100 };
  await sandbox.control('amazon/competitors', {
    ...{ asin, site: SITE, sellerId: rival.sellerId, condition: rival.condition, alone: true },
    ...asked,
  });
}

/** One competitor of the listing asks another price, comes or goes. @returns the moves */
async function moveRivals(listing: Listed): Promise<number> {
  const { rivals, top, isUsed } = listing;
  const condition = COMPETING[`${isUsed}`];
  let moves = 0;
  for (const [sellerId, chance] of [
    ['ARIVALONE', 1],
    ['ARIVALTWO', 0.3],
  ] as const) {
    if (random() >= chance) continue;
    const before = rivals.get(sellerId);
    moves += 1;
    if (before !== undefined && random() < 0.2) {
      rivals.delete(sellerId);
      await place(listing, { sellerId, condition });
      continue;
    }
    // From 7 % below the price without competition to 2 % above it, and never the same twice.
    let landed = Math.round(top * (0.93 + random() * 0.09));
    if (landed === before) landed += 1;
    const shipping = random() < 0.3 ? 99 : 0;
    rivals.set(sellerId, landed);
    await place(listing, { sellerId, condition, price: landed - shipping, shipping });
  }
  return moves;
}

/** A penny below the cheapest competitor in the same condition, within the lowest price and the one without competition. */
function ruled({ rivals, top, floor }: Listed): number {
  if (rivals.size === 0) return top;
  return Math.min(top, Math.max(floor, Math.min(...rivals.values()) - 1));
}

interface SeenCall {
  readonly id: number;
  readonly operation: string;
  readonly status: number;
}
const callsSince = async (id: number) =>
  (await sandbox.control<{ requests: SeenCall[] }>(`requests?after=${id}&limit=5000`)).requests;

/** The account's access to Amazon without the product around it. */
async function unthrottled() {
  const connector = createAmazonConnector(sandbox.amazon);
  const credentials = await sandbox.control<Record<string, string>>('amazon/tokens/self-authorise', { seller: SELLER });
  const { externalId } = account;
  const at = { clock, requestLog: { record: () => undefined } };
  const token = await connector.connectWithCredentials?.({ ...credentials, sellerId: externalId }, at);
  if (!token) throw new Error('Amazon takes no credentials');
  return { connector, session: createMemoryRuntime({ token, externalId }).session };
}

async function goLive(): Promise<void> {
  const params = { id: owner.userId, accountId: account.accountId };
  await as().call(repricer.createRule, { params, body: RULE });
  await as().call(repricer.switch, { params, body: { isEnabled: true } });
  await server.runJob('repricer.decide-all', ref());
  const body = { to: 'live', sites: null, itemIds: null, sample: null } as const;
  const { changeId } = await as().call(repricer.prepare, { params, body });
  const at = { params: { id: owner.userId, changeId } };
  const work = () => server.runJob('changes.work', { userId: owner.userId, changeId });
  await work();
  const { expected } = await as().call(changes.get, at);
  expect(expected).toBe(LISTINGS);
  await as().call(changes.confirm, { ...at, body: { expected } });
  await work();
}

it('has every listing where its rule says after each of ten rounds of a thousand moves, within Amazon’s published rates', async () => {
  const { db } = database;
  const listed = await buildShop();
  expect(listed.filter(({ isUsed }) => isUsed)).toHaveLength(USED);
  for (const listing of listed) {
    // Far cheaper, and in another condition: nobody who wants the listing's goods buys these.
    for (const condition of OTHERS[`${listing.isUsed}`]) {
      const price = Math.round(listing.top * 0.85);
      await place(listing, { sellerId: 'AOTHERGOODS', condition, price });
    }
  }
  const connectors = new Map([['amazon', createAmazonConnector(sandbox.amazon)] as const]);
  const deps: ReadOffersDeps = {
    ...{ db, clock, box: testBox, connectors },
    throttle: createThrottle({ db, clock, maxWaitMs: 5_000, limitOf: limitsOf([...connectors.values()]) }),
    requestLogs: { of: () => ({ record: () => undefined }), close: async () => undefined },
    offersChanged: (tx, userId, changed) => decideSoon(tx, { enqueue: async () => undefined }, userId, changed),
  };
  const lease = await acquireLease(db, `offers:${owner.userId}:${account.accountId}`, 'one', 24 * HOUR_MS);
  if (!lease) throw new Error('Another worker has the lease');
  // As the schedule reads: it comes again when the account may be called again.
  const readAll = async () => {
    for (;;) {
      const { notBefore } = await readDueOffers(deps, account, lease, new AbortController().signal);
      if (!notBefore) return;
      await pass(Math.max(1, notBefore.getTime() - clock.now().getTime()));
    }
  };
  await goLive();
  server.startSender();

  let lastCall = (await callsSince(0)).at(-1)?.id ?? 0;
  const asked = new Map<string, number>();
  let refused = 0;
  const noteCalls = (calls: readonly SeenCall[]) => {
    for (const { id, operation, status } of calls) {
      lastCall = Math.max(lastCall, id);
      if (status === 429) refused += 1;
      else asked.set(operation, (asked.get(operation) ?? 0) + 1);
    }
  };
  let moves = 0;
  let changed = 0;
  let before = new Map(listed.map(({ sku, top }) => [sku, top]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const listing of listed) moves += await moveRivals(listing);
    await pass(READ_EVERY_MS);
    await readAll();
    const wanted = new Map(listed.map((listing) => [listing.sku, ruled(listing)]));
    await eventually(async () => {
      // A price that was under way when its listing was decided is decided again once it has arrived.
      await server.runJob('repricer.decide-due', ref());
      const live = new Map((await rows()).map(({ sku, price }) => [sku, Math.round(Number(price) * 100)]));
      expect(new Map(listed.map(({ sku }) => [sku, live.get(`${sku}-${SITE}`)])), `round ${round}`).toEqual(wanted);
    });
    noteCalls(await callsSince(lastCall));
    changed += listed.filter(({ sku }) => wanted.get(sku) !== before.get(sku)).length;
    before = wanted;
  }
  expect(moves).toBeGreaterThanOrEqual(1_000);
  expect(changed).toBeGreaterThan(600);
  // The clock may move while a call is on its way: that one arrives together with the next, is refused, and is sent again.
  expect(refused / changed).toBeLessThan(0.05);
  // Each listing once in five minutes, twenty a call; a price is one call.
  expect(asked.get('getListingOffersBatch')).toBe((ROUNDS * LISTINGS) / 20);
  expect(asked.get('patchListingsItem')).toBe(changed);

  // Whoever does not wait is refused.
  const { connector, session } = await unthrottled();
  const read = () => connector.offers?.read(session, SITE, [{ sku: `${listed[0]?.sku}-${SITE}`, condition: 'NEW' }]);
  await expect(Promise.all([read(), read(), read()])).rejects.toMatchObject({ kind: 'rate-limited' });
});
