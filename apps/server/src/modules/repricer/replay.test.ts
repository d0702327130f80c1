import { costs, type RepricerRuleInput, type RuleReplayInput, repricer, shipping } from '@quayside/contract';
import { DAY_MS, HOUR_MS, type ItemOnSite, money } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { buildRepriced, offerOf, repricerRule, setFloors } from '../../../test/repricing.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/* What a draft of a rule would have done with the offers that are stored, beside the rules as saved. */

const database = useTestDatabase();
const server = useTestServer(database);
const NOW = Date.now();
let owner: TestLogin;
let account: Account;
let items: Item[];

const as = () => server.as(owner);
const params = () => ({ id: owner.userId, accountId: account.accountId });
const place = (at: number): ItemOnSite => ({ itemId: items[at]?.itemId ?? 0, site: 'DE' });
const OURS = { sellerId: 'AOURS', isOwn: true, price: 2_399 };
const below = (minor: number): RepricerRuleInput => ({
  ...repricerRule,
  name: `${minor} below`,
  strategy: { kind: 'lowest', below: { in: 'amount', minor } },
});
const asked = (input: Partial<RuleReplayInput> = {}): RuleReplayInput => ({
  ...{ place: 'new', rule: below(10), days: 2, isEligible: true, neededLead: 0 },
  ...input,
});
const replay = (input?: Partial<RuleReplayInput>, cursor?: string) =>
  as().call(repricer.replay, { params: params(), query: { cursor }, body: asked(input) });
const path = (at: number, input?: Partial<RuleReplayInput>) =>
  as().call(repricer.replayListing, { params: { ...params(), ...place(at) }, body: asked(input) });
const save = (rule: RepricerRuleInput) => as().call(repricer.createRule, { params: params(), body: rule });

/** Stores offers of a listing from one time to another, in hours before now; the last ones hold still. */
async function tell(at: number, from: number, to: number, ...offers: readonly Partial<Offer>[]): Promise<void> {
  const { itemId, site } = place(at);
  const [firstAt, lastAt] = [from, to].map((hours) => new Date(NOW - hours * HOUR_MS));
  await sql`
    insert into competitor_listings (user_id, item_id, site, account_id, is_watched, reading_at, read_at)
    values (${owner.userId}, ${itemId}, ${site}, ${account.accountId}, true, ${firstAt}, ${lastAt})
    on conflict (user_id, item_id, site) do update set reading_at = excluded.reading_at, read_at = excluded.read_at`.execute(
    database.db,
  );
  await sql`
    insert into competitor_readings (user_id, item_id, site, first_at, last_at, offers)
    values (${owner.userId}, ${itemId}, ${site}, ${firstAt}, ${lastAt}, ${JSON.stringify(offers.map(offerOf))}::jsonb)`.execute(
    database.db,
  );
}

async function sell(at: number, hoursAgo: number, quantity: number): Promise<void> {
  const { itemId } = place(at);
  const { rows } = await sql<{ order_id: number }>`
    insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
    values (${owner.userId}, ${account.accountId}, 'amazon', ${`O-${hoursAgo}`}, 'DE', 'paid', 100, 'EUR', ${new Date(NOW - hoursAgo * HOUR_MS)}, now())
    returning order_id`.execute(database.db);
  await sql`
    insert into order_lines (user_id, order_id, external_id, item_id, title, quantity, total_minor, currency)
    values (${owner.userId}, ${rows[0]?.order_id}, 'L-1', ${itemId}, 'Sold', ${quantity}, 100, 'EUR')`.execute(
    database.db,
  );
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
  items = await buildRepriced(database.db, account, 'DE', 3);
  await setFloors(database.db, owner.userId, items, 'DE', 1_500);
});

describe('a replay', () => {
  it('shows the draft beside the rule that it replaces, and changes nothing', async () => {
    const { ruleId } = await save(below(1));
    await tell(0, 40, 20, OURS, { price: 2_300, isFeatured: true });
    await tell(0, 20, 1, OURS, { price: 2_200, isFeatured: true });
    const { list, seen, nextCursor } = await replay({ place: ruleId ?? 0, rule: below(100) });
    expect({ seen, nextCursor }).toEqual({ seen: 3, nextCursor: null });
    expect(list.map(({ itemId, lacks }) => [itemId, lacks])).toEqual([
      [place(0).itemId, null],
      [place(1).itemId, 'offers'],
      [place(2).itemId, 'offers'],
    ]);
    expect(list[0]?.result).toMatchObject({
      saved: { rule: '1 below', price: 2_199, figures: { changes: 2 } },
      draft: { rule: '100 below', price: 2_100, figures: { changes: 2 } },
      knowsSales: false,
    });
    const { rules, counts } = await as().call(repricer.get, { params: params() });
    expect(rules.map(({ name, version }) => [name, version])).toEqual([['1 below', 1]]);
    expect(Object.values(counts).every((n) => n === 0)).toBe(true);
  });

  it('compares a new rule with none where no saved one decides, and leaves out what earlier rules decide', async () => {
    await save({ ...below(1), items: { ...repricerRule.items, brands: ['Another brand'] } });
    await tell(0, 40, 1, OURS, { price: 2_300 });
    expect((await replay()).list[0]?.result).toMatchObject({
      saved: { rule: null, price: 2_399, figures: { changes: 0 } },
      draft: { rule: '10 below', price: 2_290 },
    });
    await save(below(1));
    expect((await replay()).list).toEqual([]);
    const byDefault = await replay({ place: 'default' });
    expect({ seen: byDefault.seen, list: byDefault.list }).toEqual({ seen: 3, list: [] });
  });

  it('estimates pieces, turnover and margin from what was sold while our offer was featured', async () => {
    const since = new Date(NOW - 40 * DAY_MS).toISOString().slice(0, 10);
    await as().call(costs.setAssumptions, {
      ...{ params: { id: owner.userId }, query: { accountId: account.accountId } },
      body: {
        ...{ site: null, validFrom: since },
        assumptions: {
          ...{ vatScheme: 'oss', vatRate: null, commission: 1_500, adRate: 0 },
          ...{ returnShare: 0, returnCost: null, costShare: 5_000 },
        },
      },
    });
    await as().call(shipping.create, {
      params: { id: owner.userId },
      body: {
        ...{ name: 'Parcels', currency: 'EUR', handling_time: 1, free_shipping: true, is_default: true, regions: [] },
        rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 250, additional_cost: 0 }],
      },
    });
    await tell(0, 40, 14, { ...OURS, isFeatured: true }, { price: 2_409 });
    await tell(0, 14, 1, OURS, { price: 2_300, isFeatured: true });
    await sell(0, 20, 26);
    await sell(0, 100, 500);
    const [listing] = (await replay()).list;
    expect(listing?.result).toMatchObject({ knowsSales: true, knowsMargin: true });
    // 26 pieces in 26 hours: without a rule, those are sold. The draft is beaten at first by nobody, and wins the featured offer at 22.90.
    const { saved, draft } = listing?.result ?? {};
    expect(saved?.figures.units).toBeCloseTo(26, 3);
    expect(saved?.figures.turnover).toBeCloseTo(26 * 2_399, -1);
    expect(draft?.figures.units).toBeGreaterThan(26);
    // What is left of 23.99: VAT, 15 % commission, half of it for the goods, and the parcel.
    expect((saved?.figures.margin ?? 0) / 26).toBeGreaterThan(0);
    expect((saved?.figures.margin ?? 0) / 26).toBeLessThan(2_399 * 0.35);
  });

  it('names a listing without a lowest price, or whose own offer was never seen', async () => {
    await tell(0, 40, 1, OURS);
    await tell(1, 40, 1, { price: 2_000 });
    await sql`delete from price_floors where user_id = ${owner.userId} and item_id = ${place(0).itemId}`.execute(
      database.db,
    );
    expect((await replay()).list.map(({ lacks, result }) => [lacks, result])).toEqual([
      ['floor', null],
      ['own_offer', null],
      ['offers', null],
    ]);
  });

  it('goes through a catalogue page by page', async () => {
    items = await buildRepricedMore(120);
    const first = await replay();
    const second = await replay({}, first.nextCursor ?? undefined);
    const third = await replay({}, second.nextCursor ?? undefined);
    expect([first, second, third].map(({ seen }) => seen)).toEqual([50, 50, 23]);
    expect(third.nextCursor).toBeNull();
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ itemId }) => itemId));
    expect(new Set(ids).size).toBe(123);
  });

  it('shows the path of one listing: the prices of both, the lowest offer, and who was featured', async () => {
    await tell(0, 40, 20, OURS, { price: 2_300, isFeatured: true });
    await tell(0, 20, 1, OURS, { price: 2_100 });
    const { listing, points } = await path(0);
    expect(listing.result?.draft.price).toBe(2_090);
    expect(points.map(({ lowest, saved, draft }) => [lowest, saved.price, draft.price, draft.isFeatured])).toEqual([
      [2_300, 2_399, 2_290, true],
      [2_100, 2_399, 2_090, null],
    ]);
  });

  it('does not find a rule or an item of somebody else', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, stranger.userId, { platform: 'amazon' });
    const [theirs] = await buildRepriced(database.db, foreign, 'DE', 1);
    const refused = as().refused(repricer.replay, { params: params(), query: {}, body: asked({ place: 999_999 }) });
    expect(await refused).toMatchObject({ status: 404, error: 'repricer_rule_not_found' });
    const there = { ...params(), itemId: theirs?.itemId ?? 0, site: 'DE' as const };
    expect(await as().refused(repricer.replayListing, { params: there, body: asked() })).toMatchObject({
      error: 'item_not_found',
    });
  });
});

/** More items of the same shop. */
async function buildRepricedMore(count: number): Promise<Item[]> {
  const price = money(2_399, 'EUR');
  const more = await buildItems(
    database.db,
    account,
    Array.from({ length: count }, (_, index) => ({ sku: `MORE-${index}`, price, condition: 'NEW' })),
  );
  for (const item of more) await buildListing(database.db, account, item, { site: 'DE', state: 'L', price });
  return more;
}
