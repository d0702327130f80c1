import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import {
  connecting,
  imports,
  type OutputOf,
  onboarding,
  products,
  type RunView,
  type ShippingPreviewInput,
  shipping,
} from '@quayside/contract';
import { convert, money, type Platform, type Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRateTable } from '../src/modules/rates/index.ts';
import { connectAmazonShop } from './amazon-shop.ts';
import { confirmTaxes } from './confirm-taxes.ts';
import { connectShop } from './consent.ts';
import { eventually } from './eventually.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { countOf, driveRuns } from './runs.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';
import { FREE, LARGE, type ProfileTerms, pencePaid, profileOf, ratesOf, SMALL } from './shipping-shop.ts';

/**
 * A seller in the United Kingdom offers goods of an eBay shop at Cdiscount, and those of an Amazon shop abroad, with
 * three profiles.
 */
const ITEMS = Number(process.env.SHIPPED_ITEMS ?? 24);
const PATIENCE_MS = 300_000 + ITEMS * 4_000;
const SHOP = 'harbour-toys-uk';
const CDISCOUNT_SHOP = 'demo-shop-fr';
/** Cdiscount's buyers are in France, so this profile excludes them. */
const NOT_FRANCE: ProfileTerms = { ...FREE, name: 'Not France', excluded: ['FR'] };
const PROFILES = [SMALL, LARGE, NOT_FRANCE];
/** After its rate for France was changed. */
const SMALL_DEARER: ProfileTerms = { ...SMALL, custom: { FR: 750 } };
const AMAZON_SITES: readonly Site[] = ['DE', 'FR'];

const database = useTestDatabase();
const penceOf = (n: number) => 1_000 + (n % 20) * 100;
const sandbox = useTestSandbox({
  catalogue: Array.from(
    { length: ITEMS },
    (_, n) => `TRAIN-${n},Wooden Train No. ${n},Figures & Playsets,Tidewater,${(penceOf(n) / 100).toFixed(2)},GBP,20`,
  ),
});
const server = useTestServer(database, {
  // Amazon previews each own listing before the consent, at its rate.
  keepsRates: true,
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

let owner: TestLogin;
const accountIds = {} as Record<Platform, number>;
const params = () => ({ id: owner.userId });
const as = () => server.as(owner);
const runsOf = (platform: 'ebay' | 'amazon') =>
  driveRuns(server, () => ({
    owner,
    accountId: accountIds[platform],
    ...(platform === 'ebay' ? { sellerId: accountIds.cdiscount } : {}),
  }));

interface Shipped {
  readonly itemId: number;
  readonly pence: number;
  terms: ProfileTerms;
}
/** The items of each shop by SKU. */
const items = { ebay: new Map<string, Shipped>(), amazon: new Map<string, Shipped>() };
const profileIds = new Map<string, number>();
const idOf = ({ name }: ProfileTerms) => profileIds.get(name) ?? 0;

async function readItems(platform: 'ebay' | 'amazon'): Promise<void> {
  const { rows } = await database.pool.query<{ item_id: number; sku: string; price_minor: number }>(
    'select item_id, sku, price_minor from items where user_id = $1 and account_id = $2 order by item_id',
    [owner.userId, accountIds[platform]],
  );
  rows.forEach(({ item_id, sku, price_minor }, n) => {
    items[platform].set(sku, { itemId: item_id, pence: price_minor, terms: PROFILES[n % PROFILES.length] ?? SMALL });
  });
  for (const terms of PROFILES) {
    const itemIds = [...items[platform].values()].filter((one) => one.terms === terms).map(({ itemId }) => itemId);
    await as().call(shipping.addItems, {
      params: { ...params(), profileId: idOf(terms) },
      query: { platform },
      body: { item_ids: itemIds },
    });
  }
}

/** The delivery modes before the seller has chosen any. */
let proposed: OutputOf<typeof shipping.listModes>;
beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountIds.ebay = await connectShop(server, owner, SHOP);
  accountIds.amazon = (await connectAmazonShop(database.db, owner.userId, sandbox, SHOP)).accountId;
  await as().call(imports.create, { params: params(), body: { accountId: accountIds.amazon } });
  const { account_id } = await as().call(connecting.connect, {
    params: { ...params(), platform: 'cdiscount' as const },
    body: { credentials: { sellerId: '60211' } },
  });
  accountIds.cdiscount = account_id;
  await confirmTaxes(server, owner, account_id);
  const { list } = await as().call(imports.list, { params: params(), query: {} });
  for (const { importId, finishedAt } of list) {
    if (finishedAt === null) await server.runJob('sync.import', { userId: owner.userId, importId });
  }
  for (const terms of PROFILES) {
    const { id } = await as().call(shipping.create, { params: params(), body: profileOf(terms) });
    profileIds.set(terms.name, id);
  }
  await readItems('ebay');
  await readItems('amazon');
  proposed = await as().call(shipping.listModes, { params: params(), query: { accountId: accountIds.cdiscount } });
});

interface Offer {
  readonly sku: string;
  readonly delivery: readonly { readonly code: string; readonly cost: string; readonly additionalCost: string }[];
  readonly preparationTime: number;
}
/** The offers that Quayside created at Cdiscount, by the item's own SKU. */
async function offersThere(): Promise<Map<string, Offer>> {
  const path = `octopia/listings?seller=${CDISCOUNT_SHOP}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: Offer[] }>(path);
  const ours = rows.filter(({ sku }) => sku.endsWith('-CDFR'));
  return new Map(
    ours.map(({ sku, delivery, preparationTime }) => [sku.slice(0, -5), { sku, delivery, preparationTime }]),
  );
}
const deliveryThere = async () =>
  Object.fromEntries(
    [...(await offersThere())].map(([sku, { delivery, preparationTime }]) => [sku, { delivery, preparationTime }]),
  );

async function deliveryExpected(skus: Iterable<string>, code: string) {
  const rate = (await loadRateTable(database.db))('GBP', 'EUR');
  if (!rate) throw new Error('There is no rate from pounds to euros');
  return Object.fromEntries(
    [...skus].map((sku) => {
      const { terms = SMALL, pence = 0 } = items.ebay.get(sku) ?? {};
      const paid = convert(money(pencePaid(terms, 'FR', pence) ?? 0, 'GBP'), rate);
      const cost = (paid.minor / 100).toFixed(2);
      return [sku, { delivery: [{ code, cost, additionalCost: '0.00' }], preparationTime: terms.handlingDays }];
    }),
  );
}

interface Row {
  readonly sku: string;
  readonly shippingGroup: string;
}
/** The group of each listing at Amazon, by `sku site`. */
async function groupsThere(): Promise<Record<string, string>> {
  const pages = await Promise.all(
    AMAZON_SITES.map(async (site) => {
      const { rows } = await sandbox.control<{ rows: Row[] }>(`amazon/listings?seller=${SHOP}&site=${site}&limit=5000`);
      return rows.map(({ sku, shippingGroup }) => [`${sku} ${site}`, shippingGroup] as const);
    }),
  );
  return Object.fromEntries(pages.flat());
}

/** The seller's groups by profile name and site. */
const groups = new Map<string, string>();
const groupsExpected = () =>
  Object.fromEntries(
    [...items.amazon].flatMap(([sku, { terms }]) =>
      AMAZON_SITES.filter((site) => !terms.excluded.includes(site)).map((site) => [
        `${sku} ${site}`,
        groups.get(`${terms.name} ${site}`) ?? 'Migrated Template',
      ]),
    ),
  );

async function groupIdOf(terms: ProfileTerms, site: Site, name: string): Promise<string> {
  const place = { ...params(), profileId: idOf(terms) };
  const query = { accountId: accountIds.amazon };
  const { sites } = await as().call(shipping.listPolicies, { params: place, query });
  const own = sites.find((one) => one.site === site)?.own ?? [];
  return own.find((one) => one.name === name)?.policyId ?? `no group ${name}`;
}

const countChange = async (body: ShippingPreviewInput) =>
  (await as().call(shipping.preview, { params: params(), body })).expected;

/** Chooses a group, or the account's default; resolves to the number that was counted before. */
async function chooseGroup(terms: ProfileTerms, site: Site, name: string | null): Promise<number> {
  const policyId = name === null ? null : await groupIdOf(terms, site, name);
  const place = { profileId: idOf(terms), site };
  const change = { ...place, accountId: accountIds.amazon, policyId };
  const expected = await countChange({ change: 'policy', ...change });
  await as().call(shipping.choosePolicy, {
    params: { ...params(), ...place },
    body: { accountId: accountIds.amazon, policyId, expected },
  });
  if (name === null) groups.delete(`${terms.name} ${site}`);
  else groups.set(`${terms.name} ${site}`, name);
  return expected;
}

async function chooseModes(STANDARD: string | null): Promise<number> {
  const accountId = accountIds.cdiscount;
  const modes = { ECONOMY: null, STANDARD, TRACKED: null, EXPRESS: null };
  const expected = await countChange({ change: 'modes', accountId, modes });
  await as().call(shipping.chooseModes, { params: params(), body: { accountId, modes, expected } });
  return expected;
}

/**
 * Listings whose content was sent, each once regardless of the number of attempts; `since` is the id of the last
 * earlier attempt.
 */
async function sentSince(since: number): Promise<{ last: number; listings: string[] }> {
  const { rows } = await database.pool.query<{ send_id: number; listing: string }>(
    `select max(send_id) as send_id, account_id || ' ' || site || ' ' || target_key as listing from send_attempts
     where user_id = $1 and send_id > $2 and change_kind = 'content' group by listing order by send_id`,
    [owner.userId, since],
  );
  return { last: rows.at(-1)?.send_id ?? since, listings: rows.map(({ listing }) => listing).toSorted() };
}

/** Lets the listings follow and waits until everything is sent. */
async function follow(): Promise<void> {
  await server.runJob('listings.follow', { userId: owner.userId });
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select account_id, site, target_key, state, last_error from desired_states
       where user_id = $1 and state in ('due', 'sending', 'uncertain')`,
      [owner.userId],
    );
    expect(rows).toEqual([]);
  }, PATIENCE_MS);
}

/** The differences between two responses about the same listings. */
const movedBetween = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

describe('delivery modes of the Cdiscount account', () => {
  it('are proposed for the services, and rejected if the contract does not have them', async () => {
    const query = { accountId: accountIds.cdiscount };
    expect(proposed.isSet).toBe(false);
    expect(proposed.modes.map(({ code }) => code).toSorted()).toEqual(['REG', 'REL', 'STD', 'TRK']);
    expect(
      Object.fromEntries(proposed.levels.map(({ level, chosen, suggested }) => [level, [chosen, suggested]])),
    ).toEqual({
      ECONOMY: [null, 'STD'],
      STANDARD: [null, 'STD'],
      TRACKED: [null, 'TRK'],
      EXPRESS: [null, null],
    });
    const modes = { ECONOMY: null, STANDARD: 'LV1', TRACKED: null, EXPRESS: null };
    const body = { ...query, modes };
    expect((await as().refused(shipping.chooseModes, { params: params(), body })).error).toBe(
      'delivery_mode_not_offered',
    );
    expect(
      (await as().refused(shipping.listModes, { params: params(), query: { accountId: accountIds.amazon } })).error,
    ).toBe('account_not_found');
  });
});

describe(`${ITEMS} items at Cdiscount and ${ITEMS} at Amazon, with three profiles`, () => {
  let abroad: RunView;
  /** What the runs left at the marketplaces. */
  let listed: {
    readonly offers: Awaited<ReturnType<typeof deliveryThere>>;
    readonly offersExpected: Awaited<ReturnType<typeof deliveryExpected>>;
    readonly groups: Readonly<Record<string, string>>;
    readonly groupsExpected: Readonly<Record<string, string>>;
  };
  beforeAll(async () => {
    expect(await chooseModes('STD')).toBe(0);
    expect(await chooseGroup(SMALL, 'DE', 'Tracked')).toBe(0);
    expect(await chooseGroup(SMALL, 'FR', 'Free delivery')).toBe(0);
    server.startSender();
    const elsewhere = await runsOf('ebay').prepare('list', null, ['CDFR']);
    abroad = await runsOf('amazon').prepare('list', null, AMAZON_SITES);
    await runsOf('ebay').carryOut(elsewhere);
    await runsOf('amazon').carryOut(abroad);
    for (const [runs, { runId }] of [
      [runsOf('ebay'), elsewhere],
      [runsOf('amazon'), abroad],
    ] as const) {
      await eventually(async () => expect((await runs.get(runId)).finishedAt).not.toBeNull(), PATIENCE_MS);
    }
    const offers = await deliveryThere();
    listed = {
      offers,
      offersExpected: await deliveryExpected(Object.keys(offers), 'STD'),
      groups: await groupsThere(),
      groupsExpected: groupsExpected(),
    };
  }, 3 * PATIENCE_MS);

  it('are listed with the mode, cost and group of their profile, and not where it excludes the country', async () => {
    const kept = [...items.ebay.values()].filter(({ terms }) => terms === NOT_FRANCE);
    expect(kept.length).toBeGreaterThan(0);
    const keptThere = [...items.amazon.values()].filter(({ terms }) => terms === NOT_FRANCE);
    expect(countOf(abroad, { verdict: 'blocked' })).toBe(keptThere.length);
    expect(countOf(abroad, { site: 'FR', verdict: 'blocked', reason: 'no_shipping' })).toBe(keptThere.length);
    const { offers } = listed;
    expect(Object.keys(offers).length).toBeGreaterThan(3);
    expect(new Set(Object.keys(offers).map((sku) => items.ebay.get(sku)?.terms.name))).toEqual(
      new Set([SMALL.name, LARGE.name]),
    );
    expect(offers).toEqual(listed.offersExpected);
    expect(listed.groups).toEqual(listed.groupsExpected);

    const [sku = ''] = Object.keys(offers);
    const { itemId = 0 } = items.ebay.get(sku) ?? {};
    const shown = await as().call(products.get, { params: { ...params(), platform: 'ebay', itemId } });
    expect(shown.listings.find(({ site }) => site === 'CDFR')?.priceBreakdown?.shipping).toMatchObject({
      service: 'STANDARD',
      cost: { currency: 'EUR' },
    });
  });

  it('are not affected by the account’s terms while a profile applies', async () => {
    const { rows } = await sandbox.control<{ rows: Offer[] }>(`octopia/listings?seller=${CDISCOUNT_SHOP}&limit=5000`);
    const query = { accountId: accountIds.cdiscount };
    const { offers } = await as().call(onboarding.compareTerms, { params: params(), query });
    expect(offers).toBe(rows.filter(({ sku }) => !sku.endsWith('-CDFR')).length);
  });

  it('keep the reason if the profile excludes the country', async () => {
    const { rows } = await database.pool.query<{ site: string; n: number }>(
      `select site, count(*)::int as n from run_items
       where user_id = $1 and reason_code = 'no_shipping' and reason_params->>'cause' = 'excluded' group by site order by site`,
      [owner.userId],
    );
    expect(rows.map(({ site }) => site)).toEqual(['CDFR', 'FR']);
    expect(rows.every(({ n }) => n > 0)).toBe(true);
    const query = { accountId: accountIds.ebay };
    const { sites } = await as().call(shipping.listWithoutRoute, { params: params(), query });
    const kept = [...items.ebay.values()].filter(({ terms }) => terms === NOT_FRANCE).length;
    expect(sites.find(({ site }) => site === 'CDFR')).toMatchObject({
      items: kept,
      reasons: [{ reason: 'excluded', items: kept }],
    });
  });

  it('change at Cdiscount exactly as counted when a rate changes, and not at Amazon, which has its own rates', {
    timeout: PATIENCE_MS,
  }, async () => {
    const before = await deliveryThere();
    const groupsBefore = await groupsThere();
    const { last } = await sentSince(0);
    const rates = ratesOf(SMALL_DEARER);
    const expected = await countChange({ change: 'rates', profileId: idOf(SMALL), rates });
    const affected = Object.keys(before).filter((sku) => items.ebay.get(sku)?.terms === SMALL);
    expect(affected.length).toBeGreaterThan(0);
    expect(expected).toBe(affected.length);
    const place = { ...params(), profileId: idOf(SMALL) };
    await as().call(shipping.updateRates, { params: place, body: { rates, expected } });
    for (const item of items.ebay.values()) if (item.terms === SMALL) item.terms = SMALL_DEARER;
    await follow();
    const after = await deliveryThere();
    expect(movedBetween(before, after).toSorted()).toEqual(affected.toSorted());
    expect(after).toEqual(await deliveryExpected(Object.keys(after), 'STD'));
    expect(await groupsThere()).toEqual(groupsBefore);
    const sent = await sentSince(last);
    expect(sent.listings).toEqual(affected.map((sku) => `${accountIds.cdiscount} CDFR ${sku}-CDFR`).toSorted());
  });

  it.each<[string, ProfileTerms, Site, string | null]>([
    ['another group', SMALL, 'DE', 'Free delivery'],
    ['the default group again', SMALL, 'FR', null],
    ['a group instead of the default', LARGE, 'FR', 'Tracked'],
  ])('change at Amazon exactly as counted when the seller chooses %s', { timeout: PATIENCE_MS }, async (...given) => {
    const [, terms, site, name] = given;
    const before = await groupsThere();
    const offers = await deliveryThere();
    const { last } = await sentSince(0);
    const affected = [...items.amazon].filter(([, item]) => item.terms === terms).map(([sku]) => `${sku} ${site}`);
    expect(await chooseGroup(terms, site, name)).toBe(affected.length);
    await follow();
    const after = await groupsThere();
    expect(movedBetween(before, after).toSorted()).toEqual(affected.toSorted());
    expect(after).toEqual(groupsExpected());
    expect(await deliveryThere()).toEqual(offers);
    const skus = [...items.amazon].filter(([, item]) => item.terms === terms).map(([sku]) => sku);
    expect((await sentSince(last)).listings).toEqual(
      skus.map((sku) => `${accountIds.amazon} ${site} ${sku}`).toSorted(),
    );
  });

  it('change their mode as counted, and return to the account’s own terms once the service has no mode', {
    timeout: 4 * PATIENCE_MS,
  }, async () => {
    const offers = await deliveryThere();
    const count = Object.keys(offers).length;
    expect(await chooseModes('TRK')).toBe(count);
    await follow();
    expect(await deliveryThere()).toEqual(await deliveryExpected(Object.keys(offers), 'TRK'));
    expect(await chooseModes(null)).toBe(count);
    await follow();
    const own = Object.values(await deliveryThere()).map((one) => JSON.stringify(one));
    expect(own).toHaveLength(count);
    expect(new Set(own).size).toBe(1);
    // A rate then no longer affects Cdiscount.
    expect(await countChange({ change: 'rates', profileId: idOf(SMALL), rates: ratesOf(SMALL) })).toBe(0);
    // As the other tests expect it.
    await chooseModes('STD');
    await follow();
  });
});
