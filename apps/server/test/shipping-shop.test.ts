import { createEbayConnector } from '@quayside/connector-ebay';
import { type RunView, type ShippingRateInput, shipping } from '@quayside/contract';
import { convert, money, type Site, siteFacts } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRateTable, type RateTable } from '../src/modules/rates/index.ts';
import { useEbayShop } from './ebay-shop.ts';
import { eventually } from './eventually.ts';
import { ALL_DRAFTS, countOf } from './runs.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';
import { readExclusions } from './shipping.ts';
import {
  FREE,
  LARGE,
  type ProfileTerms,
  pencePaid,
  profileOf,
  REGION_OF,
  ratesOf,
  SMALL,
  STANDARD,
  TEN_SITES,
} from './shipping-shop.ts';

/**
 * A shop in the United Kingdom lists its items on ten sites, with three profiles; the number of items can be set with
 * `SHIPPED_ITEMS`.
 */
const ITEMS = Number(process.env.SHIPPED_ITEMS ?? 300);
const SELLER = 'demo-shop-uk';
const PATIENCE_MS = 300_000 + ITEMS * 4_000;
const PROFILES = [SMALL, LARGE, FREE];

const database = useTestDatabase();
const penceOf = (n: number) => 1_000 + (n % 40) * 100;
const sandbox = useTestSandbox({
  catalogue: Array.from(
    { length: ITEMS },
    (_, n) => `TRAIN-${n},Wooden Train No. ${n},Figures & Playsets,Tidewater,${(penceOf(n) / 100).toFixed(2)},GBP,20`,
  ),
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: ITEMS, varied: 0 });
const params = () => ({ id: shop.owner.userId });
const as = () => server.as(shop.owner);

/** An item of the shop, and the profile that it was assigned. */
interface Shipped {
  readonly itemId: number;
  readonly sku: string;
  readonly pence: number;
  readonly terms: ProfileTerms;
}
let items: readonly Shipped[];
let rates: RateTable;
const profileIds = new Map<string, number>();
const idOf = ({ name }: ProfileTerms) => profileIds.get(name) ?? 0;

/** A listing as the sandbox shows it to a buyer in its site's country. */
interface There {
  readonly sku: string;
  readonly site: Site;
  readonly itemId: string;
  readonly fulfillmentPolicyId: string | null;
  readonly revisions: number;
  readonly shipping: { readonly service: string; readonly cost: string; readonly handlingDays: number | null } | null;
}
async function listingsThere(): Promise<There[]> {
  const pages = await Promise.all(
    TEN_SITES.map((site) => sandbox.control<{ rows: There[] }>(`listings?seller=${SELLER}&site=${site}&limit=5000`)),
  );
  return pages.flatMap(({ rows }) => rows);
}

/** The profile's rule for that country, in the sandbox's format. */
function expectedAt({ terms, pence }: Shipped, site: Site): There['shipping'] {
  const paid = pencePaid(terms, site, pence);
  if (paid === null) return null;
  const { currency } = siteFacts(site);
  const rate = rates('GBP', currency);
  const { minor } = rate === null ? money(paid, 'GBP') : convert(money(paid, 'GBP'), rate);
  return { service: STANDARD[site] ?? '', cost: (minor / 100).toFixed(2), handlingDays: terms.handlingDays };
}

/** The site's SKU consists of the item's own SKU and the site. */
const keyOf = (sku: string, site: Site) => `${sku.endsWith(`-${site}`) ? sku.slice(0, -site.length - 1) : sku} ${site}`;
const shippingThere = (rows: readonly There[]) =>
  Object.fromEntries(rows.map(({ sku, site, shipping: there }) => [keyOf(sku, site), there]).toSorted());
const shippingExpected = (all: readonly Shipped[]) =>
  Object.fromEntries(
    all
      .flatMap((item) => TEN_SITES.map((site) => [keyOf(item.sku, site), expectedAt(item, site)] as const))
      .filter(([, there]) => there !== null)
      .toSorted(),
  );

beforeAll(async () => {
  rates = await loadRateTable(database.db);
  const { rows } = await database.pool.query<{ item_id: number; sku: string; price_minor: number }>(
    'select item_id, sku, price_minor from items where user_id = $1 order by item_id',
    [shop.owner.userId],
  );
  items = rows.map(({ item_id, sku, price_minor }, n) => ({
    itemId: item_id,
    sku,
    pence: price_minor,
    terms: PROFILES[n % PROFILES.length] ?? SMALL,
  }));
  for (const terms of PROFILES) {
    const { id } = await as().call(shipping.create, { params: params(), body: profileOf(terms) });
    profileIds.set(terms.name, id);
    await as().call(shipping.addItems, {
      params: { ...params(), profileId: id },
      query: { platform: 'ebay' },
      body: { item_ids: items.filter((item) => item.terms === terms).map(({ itemId }) => itemId) },
    });
  }
});

/** The run that lists everything, and what it left at the marketplace. */
let prepared: RunView;
let done: RunView;
let listed: { readonly items: readonly Shipped[]; readonly there: readonly There[] };
beforeAll(async () => {
  server.startSender();
  prepared = await shop.runs.prepare(
    'list',
    items.map(({ itemId }) => itemId),
    TEN_SITES,
  );
  await shop.runs.carryOut(prepared, ALL_DRAFTS);
  await eventually(async () => expect((await shop.runs.get(prepared.runId)).finishedAt).not.toBeNull(), PATIENCE_MS);
  done = await shop.runs.get(prepared.runId);
  listed = { items, there: await listingsThere() };
}, 2 * PATIENCE_MS);

/** Changes the rates of a profile with the counted number; resolves when its policies are at the marketplace. */
async function changeRates(terms: ProfileTerms, changed: readonly ShippingRateInput[]): Promise<number> {
  const place = { ...params(), profileId: idOf(terms) };
  const change = { change: 'rates' as const, profileId: place.profileId, rates: changed };
  const { expected } = await as().call(shipping.preview, { params: params(), body: change });
  await as().call(shipping.updateRates, { params: place, body: { rates: changed, expected } });
  await server.runJob('listings.follow', { userId: shop.owner.userId });
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select site, policy_key, state from shipping_policies where user_id = $1 and state <> 'sent'
       union all select site, '', state from desired_states where user_id = $1 and state in ('due', 'sending', 'uncertain')`,
      [shop.owner.userId],
    );
    expect(rows).toEqual([]);
  }, PATIENCE_MS);
  return expected;
}

describe(`a shop with three profiles and ${ITEMS} items on ten sites`, () => {
  it('lists with the policy, service and cost of the profile for the country, and not where it excludes it', async () => {
    expect(listed.items).toHaveLength(ITEMS);
    const blocked = countOf(prepared, { verdict: 'blocked' });
    const isExcluded = (item: Shipped, site: Site) => item.terms.excluded.includes(site);
    const excluded = items.flatMap((item) => TEN_SITES.filter((site) => isExcluded(item, site)));
    expect(countOf(prepared, { verdict: 'blocked', reason: 'no_shipping' })).toBe(excluded.length);
    expect(blocked).toBe(excluded.length);
    expect(countOf(done, { outcome: 'listed' })).toBe(items.length * TEN_SITES.length - excluded.length);
    expect(shippingThere(listed.there)).toEqual(shippingExpected(listed.items));
    await shop.expectCountsKept();
  });

  it('has one policy per profile and site, two if the cost depends on the price, and none that ships to an excluded country', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { there } = listed;
    const marketplaces = TEN_SITES.map((site) => `EBAY_${siteFacts(site).country}`);
    const exclusions = await readExclusions(sandbox, SELLER, marketplaces);
    const termsOf = new Map(items.flatMap((item) => TEN_SITES.map((site) => [keyOf(item.sku, site), item.terms])));
    const used = new Map<string, Set<string>>();
    for (const { sku, site, fulfillmentPolicyId } of there) {
      const terms = termsOf.get(keyOf(sku, site));
      const excluded = (terms?.excluded ?? []).map((one) => siteFacts(one).country).toSorted();
      expect(exclusions.get(fulfillmentPolicyId ?? 'none')).toEqual(excluded);
      const place = `${terms?.name} ${site}`;
      used.set(place, (used.get(place) ?? new Set()).add(fulfillmentPolicyId ?? 'none'));
    }
    const bandsOf = ({ dear, name }: ProfileTerms, site: Site) => {
      const own = items.filter((item) => item.terms.name === name);
      const isByPrice = dear !== null && REGION_OF.get(site) === 'EU';
      return new Set(own.map(({ pence }) => isByPrice && pence >= dear.from)).size;
    };
    for (const terms of PROFILES) {
      for (const site of TEN_SITES.filter((one) => !terms.excluded.includes(one))) {
        expect([terms.name, site, used.get(`${terms.name} ${site}`)?.size]).toEqual([
          terms.name,
          site,
          bandsOf(terms, site),
        ]);
      }
    }
    expect(new Set([...used.values()].flatMap((ids) => [...ids])).size).toBe(
      [...used.values()].reduce((sum, ids) => sum + ids.size, 0),
    );
  });

  it.each<[string, ProfileTerms, ProfileTerms]>([
    ['one country', SMALL, { ...SMALL, custom: { FR: 750 } }],
    ['one region', LARGE, { ...LARGE, regions: { ...LARGE.regions, NA: 2_050 } }],
    ['the cheaper items of a region', LARGE, { ...LARGE, regions: { ...LARGE.regions, EU: 1_350 } }],
  ])(
    'changes exactly the listings counted before when the rate of %s changes',
    { timeout: PATIENCE_MS },
    async (...[, terms, changed]) => {
      const become = (next: ProfileTerms) => {
        items = items.map((item) => (item.terms.name === next.name ? { ...item, terms: next } : item));
        return changeRates(next, ratesOf(next));
      };
      // Another test may have changed it.
      if (!items.some((item) => item.terms === terms)) await become(terms);
      const before = await listingsThere();
      const counted = await become(changed);
      const after = await listingsThere();
      const was = new Map(before.map(({ itemId, shipping: there }) => [itemId, there?.cost]));
      const moved = after.filter(({ itemId, shipping: there }) => was.get(itemId) !== there?.cost);
      const wanted = items
        .filter((item) => item.terms === changed)
        .flatMap((item) =>
          TEN_SITES.map((site) => [pencePaid(terms, site, item.pence), pencePaid(changed, site, item.pence)]),
        )
        .filter(([from, to]) => from !== to);
      expect(wanted.length).toBeGreaterThan(0);
      expect([counted, moved.length]).toEqual([wanted.length, wanted.length]);
      expect(shippingThere(after)).toEqual(shippingExpected(items));
      // The policies were changed in place, so no listing was sent again.
      expect(
        after.map(({ itemId, fulfillmentPolicyId, revisions }) => [itemId, fulfillmentPolicyId, revisions]),
      ).toEqual(before.map(({ itemId, fulfillmentPolicyId, revisions }) => [itemId, fulfillmentPolicyId, revisions]));
    },
  );
});
