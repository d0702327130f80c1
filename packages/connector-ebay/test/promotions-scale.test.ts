import type { AccountSession, GatedPrice, Outcome, PromotionChannel, PublishEntry } from '@quayside/connector-kit';
import { createMemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import { money, type Site, siteFacts } from '@quayside/kernel';
import { beforeAll, expect, it } from 'vitest';
import { useShop } from './shop.ts';

const LISTINGS = 2_000;
const MARKETS: readonly Site[] = ['UK', 'DE', 'FR'];
const ABROAD = MARKETS.slice(1);
const BATCH = 25;
const LANES = 6;
/** A new listing is known to advertising soon after, and a campaign begins some seconds after it was created. */
const SETTLED_MS = 10_000;

const shop = useShop(LISTINGS);
const listings = new Map<Site, readonly string[]>();
let session: AccountSession;

function channel(): PromotionChannel {
  const { promotions } = shop.connector;
  if (!promotions) throw new Error('the connector has no promotions');
  return promotions;
}

async function publishAll(site: Site): Promise<string[]> {
  const first = await shop.entryFor(site, `${site}-0`);
  const entryOf = (n: number): PublishEntry => ({
    ...first,
    key: `${site}-${n}`,
    title: `Figure ${site} ${n}`,
    units: first.units.map((unit) => ({
      ...unit,
      sku: `${site}-${n}`,
      price: money(1_990, siteFacts(site).currency) as GatedPrice,
    })),
  });
  const entries = Array.from({ length: LISTINGS }, (_, n) => entryOf(n));
  const batches = await mapBounded(chunked(entries, BATCH), LANES, (batch) =>
    shop.connector.publish(session, site, batch),
  );
  return batches.flat().map((outcome) => {
    if (!outcome.ok) throw outcome.error;
    return outcome.value.listingId;
  });
}

async function homeIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page: { listings: readonly { externalId: string }[]; nextCursor: string | null } =
      await shop.connector.listHomeListings(session, 'UK', cursor);
    ids.push(...page.listings.map(({ externalId }) => externalId));
    cursor = page.nextCursor;
  }
  return ids;
}

beforeAll(async () => {
  session = shop.session;
  listings.set('UK', await homeIds());
  for (const site of ABROAD) listings.set(site, await publishAll(site));
  await shop.sandbox.control('clock', { advanceMs: SETTLED_MS });
  // As the server does: the account's clock is the marketplace's, and its calls wait for the published rates.
  const clock = { ...session.clock, now: () => new Date(Date.now() + SETTLED_MS) };
  const limits = shop.connector.capabilities.operationLimits;
  session = createMemoryRuntime({ token: await session.tokens.read(), clock, limits }).session;
});

const accepted = (outcomes: readonly Outcome<unknown>[]) => outcomes.filter(({ ok }) => ok).length;
const operations = (calls: readonly { method: string; path: string }[]) => {
  const counts = new Map<string, number>();
  for (const { method, path } of calls) {
    const name = `${method} ${path.split('?')[0]?.split('/').at(-1)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

it('promotes 2,000 listings in each of three markets, and stops all, in the fewest calls that eBay’s limits allow', async () => {
  const campaignIds: string[] = [];
  const promoting = await shop.callsOf(async () => {
    for (const site of MARKETS) {
      const { campaignId } = await channel().createCampaign(session, site, { name: `All of ${site}`, bid: '5.0' });
      campaignIds.push(campaignId);
      const ads = (listings.get(site) ?? []).map((listingId) => ({ listingId, bid: '5.0' }));
      expect(ads).toHaveLength(LISTINGS);
      expect(accepted(await channel().addAds(session, campaignId, ads))).toBe(LISTINGS);
    }
  });
  expect(operations(promoting)).toEqual({ 'POST ad_campaign': 3, 'POST bulk_create_ads_by_listing_id': 12 });

  const [campaignId = ''] = campaignIds;
  const reading = await shop.callsOf(async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await channel().listAds(session, campaignId, cursor);
      found.push(...page.ads.map(({ listingId }) => listingId));
      expect(page.total).toBe(LISTINGS);
      cursor = page.next;
    } while (cursor !== null);
    expect(new Set(found)).toEqual(new Set(listings.get('UK')));
  });
  expect(operations(reading)).toEqual({ 'GET ad': 4 });

  const suggesting = await shop.callsOf(async () => {
    const outcomes = await channel().suggestedBids(session, 'UK', listings.get('UK') ?? []);
    expect(accepted(outcomes)).toBe(LISTINGS);
  });
  expect(operations(suggesting)).toEqual({ 'POST find': 4 });

  const higher = await shop.callsOf(async () => {
    const ads = (listings.get('UK') ?? []).map((listingId) => ({ listingId, bid: '6.5' }));
    expect(accepted(await channel().updateBids(session, campaignId, ads))).toBe(LISTINGS);
  });
  expect(operations(higher)).toEqual({ 'POST bulk_update_ads_bid_by_listing_id': 4 });

  await shop.sandbox.control('clock', { advanceMs: SETTLED_MS });
  const stopping = await shop.callsOf(async () => {
    for (const id of campaignIds) await channel().setCampaignState(session, id, 'ended');
  });
  expect(operations(stopping)).toEqual({ 'POST end': 3 });
  await shop.sandbox.control('clock', { advanceMs: 1_000 });
  for (const id of campaignIds) expect((await channel().listAds(session, id, null)).ads).toEqual([]);

  // Nothing is promoted any more: all of them may be promoted anew.
  const again = await channel().createCampaign(session, 'DE', { name: 'All again', bid: '5.0' });
  const ads = (listings.get('DE') ?? []).slice(0, 500).map((listingId) => ({ listingId, bid: '5.0' }));
  expect(accepted(await channel().addAds(session, again.campaignId, ads))).toBe(500);
});

it('reads back 2,000 listings whose four answers were lost in ten reads, and creates none of them twice', async () => {
  const { campaignId } = await channel().createCampaign(session, 'FR', { name: 'Lost', bid: '5.0' });
  const ads = (listings.get('FR') ?? []).map((listingId) => ({ listingId, bid: '5.0' }));
  for (let lost = 0; lost < 4; lost += 1) shop.proxy.dropNextAnswer(/bulk_create_ads/);
  const calls = await shop.callsOf(async () => {
    expect(accepted(await channel().addAds(session, campaignId, ads))).toBe(LISTINGS);
  });
  expect(operations(calls)).toEqual({ 'POST bulk_create_ads_by_listing_id': 4, 'GET ad': 10 });
  expect((await channel().listAds(session, campaignId, null)).total).toBe(LISTINGS);
});

it('stops reading reports after 200 calls in an hour, and says when it may go on', async () => {
  const site = 'DE';
  const { campaignId } = await channel().createCampaign(session, site, { name: 'Reports', bid: '5.0' });
  const day = new Date(session.clock.now()).toISOString().slice(0, 10);
  const unthrottled = shop.session;
  const ticket = await channel().requestReport(unthrottled, site, { campaignIds: [campaignId], from: day, to: day });
  let calls = 1;
  let refused: unknown;
  while (refused === undefined && calls < 250) {
    calls += 1;
    await channel()
      .readReport(unthrottled, ticket)
      .catch((error: unknown) => {
        refused = error;
      });
    const quotas = await shop.connector.readQuotas(unthrottled);
    const left = quotas.find(({ operation }) => operation === channel().reportOperation);
    expect(left).toMatchObject({ limit: 200, windowSeconds: 3_600 });
  }
  expect(refused).toMatchObject({ kind: 'rate-limited' });
  const waitMs = Date.parse((refused as { retryAt?: string }).retryAt ?? '') - Date.now();
  expect(waitMs).toBeGreaterThan(30 * 60_000);
});
