import {
  type AccountSession,
  ConnectorError,
  type Outcome,
  type PromotionChannel,
  type WantedReport,
} from '@quayside/connector-kit';
import { systemClock } from '@quayside/connector-kit/conformance/memory-runtime';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSeller } from './sandbox.ts';
import { errorOf, SELLER, useShop } from './shop.ts';

const shop = useShop(90);
afterEach(() => shop.sandbox.clearFaults());

let homeIds: string[] = [];
let session: AccountSession;
/** How far the sandbox's clock is ahead of the machine's. The session's clock follows it. */
let aheadMs = 0;
const clock = { ...systemClock, now: () => new Date(Date.now() + aheadMs) };
const advance = async (advanceMs: number) => {
  await shop.sandbox.control('clock', { advanceMs });
  aheadMs += advanceMs;
};
const connectAs = async (seller: string) => ({ ...(await connectSeller(shop.connector, seller)).session, clock });

beforeAll(async () => {
  session = { ...shop.session, clock };
  const { listings } = await shop.connector.listHomeListings(shop.session, 'UK', null);
  homeIds = listings.map(({ externalId }) => externalId);
});

/** Listings at home that no other test uses. */
const take = (count: number): string[] => homeIds.splice(0, count);

function channel(): PromotionChannel {
  const { promotions } = shop.connector;
  if (!promotions) throw new Error('the connector has no promotions');
  return promotions;
}

let names = 0;
const nextName = () => `Quayside test ${++names}`;
const begun = async (site: Site = 'UK') => {
  const campaign = await channel().createCampaign(session, site, { name: nextName(), bid: '5.0' });
  await advance(60_000);
  return campaign;
};
const fault = (kind: string, operation: string) => shop.sandbox.control('faults', { kind, operation, count: 1 });
const refusals = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'accepted' : (channel().refusalOf(outcome.error) ?? outcome.error.kind)));

interface Advertising {
  campaigns: { campaignId: string; name: string; status: string; ads: number }[];
}
const atEbay = (seller = SELLER) => shop.sandbox.control<Advertising>(`advertising?seller=${seller}`);

describe('the eligibility of an account', () => {
  it('is read for each site, and a site without promotion is not asked about', async () => {
    expect(await channel().eligibility(session, 'DE')).toEqual({ state: 'eligible' });
    const calls = await shop.callsOf(async () => {
      expect(await channel().eligibility(session, 'IE')).toEqual({ state: 'not-served' });
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['NOT_ENOUGH_ACTIVITY', 'activity'],
    ['NOT_IN_GOOD_STANDING', 'standing'],
    ['RESTRICTED', 'restricted'],
  ])('that eBay refuses for %s is named %s, and so is a refused campaign', async (status, why) => {
    const stranger = await connectAs('pennine-crafts-uk');
    await shop.sandbox.control('advertising', { seller: 'pennine-crafts-uk', status });
    expect(await channel().eligibility(stranger, 'UK')).toEqual({ state: 'ineligible', why, message: status });
    const refused = await errorOf(channel().createCampaign(stranger, 'UK', { name: nextName(), bid: '5.0' }));
    expect(refused.kind).toBe('rejected');
    expect(channel().refusalOf(refused)).toBe('not-eligible');
  });

  it('lacks the right of the consent: every call says so by name, and the account’s other work goes on', async () => {
    const seller = 'tideway-home-uk';
    const limited = await connectAs(seller);
    await shop.sandbox.control('tokens/withhold', { seller, right: 'sell.marketing' });
    expect(await channel().eligibility(limited, 'UK')).toEqual({ state: 'right-missing' });
    const calls: ((of: AccountSession) => Promise<unknown>)[] = [
      (of) => channel().listCampaigns(of, null),
      (of) => channel().createCampaign(of, 'UK', { name: nextName(), bid: '5.0' }),
      (of) => channel().addAds(of, '1', [{ listingId: '111111111111', bid: '5.0' }]),
      (of) => channel().requestReport(of, 'UK', { campaignIds: ['1'], from: '2026-01-01', to: '2026-01-02' }),
    ];
    for (const call of calls) {
      const refused = await errorOf(call(limited));
      expect(refused.kind).toBe('rejected');
      expect(refused.lost).toBeUndefined();
      expect(channel().refusalOf(refused)).toBe('right-missing');
    }
    expect((await shop.connector.whoAmI(limited)).username).toBe(seller);
  });

  it('asks for the right to advertise at the consent', () => {
    const page = new URL(shop.connector.authorizeUrl({ state: 's', locale: 'en-GB' }));
    expect(page.searchParams.get('scope')?.split(' ')).toContain('https://api.ebay.com/oauth/api_scope/sell.marketing');
  });
});

describe('a campaign', () => {
  it('without accepted terms is refused by name until the seller accepts them on eBay’s page', async () => {
    const seller = 'fresh-start-uk';
    const fresh = await connectAs(seller);
    await shop.sandbox.control('advertising', { seller, status: 'ELIGIBLE' });
    const wanted = { name: nextName(), bid: '5.0' };
    const refused = await errorOf(channel().createCampaign(fresh, 'UK', wanted));
    expect(channel().refusalOf(refused)).toBe('terms-not-accepted');
    // Sellers open it in a browser, past the connector.
    const page = channel().termsPage('UK').replace(shop.proxy.url, shop.sandbox.url);
    expect((await fetch(page)).status).toBe(200);
    expect((await fetch(page, { method: 'POST', body: new URLSearchParams({ seller }) })).status).toBe(200);
    expect(await channel().createCampaign(fresh, 'UK', wanted)).toMatchObject({ name: wanted.name, site: 'UK' });
  });

  it('is created, found, paused, resumed, renamed and ended, each by one call and again without effect', async () => {
    const { campaignId, name } = await begun('DE');
    expect(await channel().findCampaign(session, name)).toMatchObject({
      ...{
        campaignId,
        name,
        site: 'DE',
        state: 'running',
        bid: '5.0',
        isDynamic: false,
        isByRules: false,
        endsAt: null,
      },
    });
    for (const state of ['paused', 'running', 'paused'] as const) {
      const calls = await shop.callsOf(() => channel().setCampaignState(session, campaignId, state));
      expect(calls).toHaveLength(1);
      await channel().setCampaignState(session, campaignId, state);
      expect((await channel().readCampaign(session, campaignId))?.state).toBe(state);
    }
    const renamed = nextName();
    await channel().renameCampaign(session, campaignId, renamed);
    await channel().renameCampaign(session, campaignId, renamed);
    expect(await channel().readCampaign(session, campaignId)).toMatchObject({ name: renamed, state: 'paused' });
    expect(await channel().findCampaign(session, name)).toBeNull();
    const calls = await shop.callsOf(() => channel().setCampaignState(session, campaignId, 'ended'));
    expect(calls).toHaveLength(1);
    await channel().setCampaignState(session, campaignId, 'ended');
    await advance(1_000);
    await channel().setCampaignState(session, campaignId, 'ended');
    expect((await channel().readCampaign(session, campaignId))?.state).toBe('ended');
    const late = await errorOf(channel().setCampaignState(session, campaignId, 'running'));
    expect(channel().refusalOf(late)).toBe('campaign-ended');
  });

  it('whose creation lost its answer is found again by its name, and repeating the call creates no second one', async () => {
    const wanted = { name: nextName(), bid: '7.5' };
    shop.proxy.dropNextAnswer(/ad_campaign$/);
    const first = await channel().createCampaign(session, 'DE', wanted);
    const again = await channel().createCampaign(session, 'DE', wanted);
    expect(again).toMatchObject({ campaignId: first.campaignId, bid: '7.5' });
    const { campaigns } = await atEbay();
    expect(campaigns.filter(({ name }) => name === wanted.name)).toHaveLength(1);
  });

  it('whose creation lost its answer, and that a lagging eBay does not show, is unknown and not created twice', async () => {
    const wanted = { name: nextName(), bid: '7.5' };
    shop.proxy.dropNextAnswer(/ad_campaign$/);
    await fault('stale-read', 'getCampaignByName');
    expect((await errorOf(channel().createCampaign(session, 'DE', wanted))).kind).toBe('unknown');
    expect((await channel().createCampaign(session, 'DE', wanted)).name).toBe(wanted.name);
    const { campaigns } = await atEbay();
    expect(campaigns.filter(({ name }) => name === wanted.name)).toHaveLength(1);
  });

  it('does not take over a campaign of its name that has ended or is another site’s', async () => {
    const other = await begun('FR');
    const wanted = { name: other.name, bid: '5.0' };
    const elsewhere = await errorOf(channel().createCampaign(session, 'DE', wanted));
    expect([elsewhere.kind, channel().refusalOf(elsewhere)]).toEqual(['rejected', 'name-taken']);
    await channel().setCampaignState(session, other.campaignId, 'ended');
    const over = await errorOf(channel().createCampaign(session, 'FR', wanted));
    expect(channel().refusalOf(over)).toBe('name-taken');
  });

  it('that has not begun is paused and ended once it has: until then the call says when', async () => {
    const { campaignId } = await channel().createCampaign(session, 'DE', { name: nextName(), bid: '5.0' });
    const early = await errorOf(channel().setCampaignState(session, campaignId, 'ended'));
    expect(early.kind).toBe('unavailable');
    expect(Date.parse(early.retryAt ?? '')).not.toBeNaN();
    await advance(60_000);
    await channel().setCampaignState(session, campaignId, 'ended');
  });

  it('is paused although the answer was lost, after reading that it is', async () => {
    const { campaignId } = await begun();
    shop.proxy.dropNextAnswer(/\/pause$/);
    await channel().setCampaignState(session, campaignId, 'paused');
    expect((await channel().readCampaign(session, campaignId))?.state).toBe('paused');
  });

  it('begins later if eBay’s clock is ahead', async () => {
    for (const lateMs of [30_000, 10 * 60_000]) {
      const behind = { ...session, clock: { ...clock, now: () => new Date(clock.now().getTime() - lateMs) } };
      const { campaignId } = await channel().createCampaign(behind, 'DE', { name: nextName(), bid: '5.0' });
      expect((await channel().readCampaign(session, campaignId))?.state).toBe('scheduled');
    }
  });

  it('is listed with all others, page by page', async () => {
    const { campaignId } = await begun('IT');
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await channel().listCampaigns(session, cursor);
      found.push(...page.campaigns.map((one) => one.campaignId));
      cursor = page.next;
    } while (cursor !== null);
    expect(found).toContain(campaignId);
  });
});

describe('ads', () => {
  it('are added, read, changed and removed in bulk', async () => {
    const { campaignId } = await begun();
    const ids = take(4);
    const ads = ids.map((listingId, n) => ({ listingId, bid: `${n + 2}.5` }));
    expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual(ids.map(() => 'accepted'));
    const page = await channel().listAds(session, campaignId, null);
    expect(page).toMatchObject({ total: 4, next: null });
    expect(page.ads.map(({ listingId, bid }) => [listingId, bid])).toEqual(ads.map((one) => [one.listingId, one.bid]));
    const higher = ids.map((listingId) => ({ listingId, bid: '12.0' }));
    expect(refusals(await channel().updateBids(session, campaignId, higher))).toEqual(ids.map(() => 'accepted'));
    const found = await channel().findAds(session, campaignId, ids.slice(0, 2));
    expect([...found.values()].map(({ bid }) => bid)).toEqual(['12.0', '12.0']);
    expect((await channel().campaignsOf(session, ids[0] ?? '')).map((one) => one.campaignId)).toEqual([campaignId]);
    expect(refusals(await channel().removeAds(session, campaignId, ids))).toEqual(ids.map(() => 'accepted'));
    expect(refusals(await channel().removeAds(session, campaignId, ids))).toEqual(ids.map(() => 'accepted'));
    expect(await channel().listAds(session, campaignId, null)).toMatchObject({ ads: [], total: 0 });
    expect(await channel().campaignsOf(session, ids[0] ?? '')).toEqual([]);
  });

  it('that eBay refuses are refused one by one, each for its own reason', async () => {
    const [own, ended, elsewhere, coarse] = take(4) as [string, string, string, string];
    const german = await shop.publishOne('DE', await shop.entryFor('DE', 'ADS-DE'));
    await shop.sandbox.control('listings/change', { seller: SELLER, itemId: ended, end: true });
    const other = await begun();
    expect(refusals(await channel().addAds(session, other.campaignId, [{ listingId: elsewhere, bid: '5.0' }]))).toEqual(
      ['accepted'],
    );
    const { campaignId } = await begun();
    const wanted = [own, ended, german.listingId, elsewhere, '199999999999'];
    const outcomes = await channel().addAds(
      session,
      campaignId,
      wanted.map((listingId) => ({ listingId, bid: '5.0' })),
    );
    expect(refusals(outcomes)).toEqual([
      'accepted',
      'listing-not-live',
      'listing-other-site',
      'ad-elsewhere',
      'listing-not-live',
    ]);
    const again = await channel().addAds(session, campaignId, [{ listingId: own, bid: '9.0' }]);
    expect(again).toEqual([{ ok: true, value: expect.objectContaining({ listingId: own, bid: '5.0' }) }]);
    const [gone] = await channel().updateBids(session, campaignId, [{ listingId: coarse, bid: '5.0' }]);
    expect(gone?.ok === false && [gone.error.kind, channel().refusalOf(gone.error)]).toEqual(['not-found', 'ad-gone']);
  });

  it('whose bulk answer was lost are read back: none is created twice, and all are accepted', async () => {
    const { campaignId } = await begun();
    const ads = take(6).map((listingId) => ({ listingId, bid: '4.0' }));
    shop.proxy.dropNextAnswer(/bulk_create/);
    const calls = await shop.callsOf(async () => {
      expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual(ads.map(() => 'accepted'));
    });
    expect(calls.map(({ path }) => path.split('?')[0]?.split('/').at(-1))).toEqual([
      'bulk_create_ads_by_listing_id',
      'ad',
    ]);
    expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual(ads.map(() => 'accepted'));
    expect((await channel().listAds(session, campaignId, null)).total).toBe(6);
  });

  it('that half a bulk answer leaves out are read back, for each of the three changes', async () => {
    const { campaignId } = await begun();
    const ids = take(6);
    const all = (outcomes: readonly Outcome<unknown>[]) =>
      expect(refusals(outcomes)).toEqual(ids.map(() => 'accepted'));
    const withBid = (bid: string) => ids.map((listingId) => ({ listingId, bid }));
    await fault('cut-short', 'bulkCreateAdsByListingId');
    all(await channel().addAds(session, campaignId, withBid('4.0')));
    await fault('cut-short', 'bulkUpdateAdsBidByListingId');
    all(await channel().updateBids(session, campaignId, withBid('6.0')));
    await fault('cut-short', 'bulkDeleteAdsByListingId');
    all(await channel().removeAds(session, campaignId, ids));
    expect((await channel().listAds(session, campaignId, null)).total).toBe(0);
  });

  it('of a failed entry of a bulk answer may be repeated', async () => {
    const { campaignId } = await begun();
    const ads = take(3).map((listingId) => ({ listingId, bid: '4.0' }));
    await fault('partial-207', 'bulkCreateAdsByListingId');
    const outcomes = await channel().addAds(session, campaignId, ads);
    expect(refusals(outcomes).sort()).toEqual(['accepted', 'accepted', 'unavailable']);
    expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual(ads.map(() => 'accepted'));
  });

  it.each([
    ['5xx', 'unavailable'],
    ['concurrent-access', 'campaign-busy'],
    ['throttle-429', 'rate-limited'],
  ])('of a call that failed with %s are not there, and each says so', async (kind, expected) => {
    const { campaignId } = await begun();
    const ads = take(2).map((listingId) => ({ listingId, bid: '4.0' }));
    await fault(kind, 'bulkCreateAdsByListingId');
    expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual([expected, expected]);
    expect((await channel().listAds(session, campaignId, null)).total).toBe(0);
  });

  it('of a call that eBay refuses as a whole for one of them are sent in halves, so that only that one is refused', async () => {
    const { campaignId } = await begun();
    const ads = take(4).map((listingId) => ({ listingId, bid: '4.0' }));
    const errors = [{ errorId: 35048, domain: 'API_MARKETING', category: 'REQUEST', message: 'ended' }];
    shop.proxy.answerNext(/bulk_create/, 400, { errors });
    expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual(ads.map(() => 'accepted'));
  });

  it('of an ended campaign are none, can be removed without effect, and leave their listings to others', async () => {
    const { campaignId } = await begun();
    const [listingId = ''] = take(1);
    await channel().addAds(session, campaignId, [{ listingId, bid: '4.0' }]);
    await channel().setCampaignState(session, campaignId, 'ended');
    await advance(1_000);
    expect(await channel().listAds(session, campaignId, null)).toEqual({ ads: [], total: 0, next: null });
    expect((await channel().findAds(session, campaignId, [listingId])).size).toBe(0);
    expect(refusals(await channel().removeAds(session, campaignId, [listingId]))).toEqual(['accepted']);
    const late = await channel().addAds(session, campaignId, [{ listingId, bid: '4.0' }]);
    expect(refusals(late)).toEqual(['campaign-ended']);
    const next = await begun();
    const outcomes = await channel().addAds(session, next.campaignId, [{ listingId, bid: '4.0' }]);
    expect(refusals(outcomes)).toEqual(['accepted']);
  });

  it('that a slow eBay answers late are still accepted once', async () => {
    const { campaignId } = await begun();
    const ads = take(2).map((listingId) => ({ listingId, bid: '4.0' }));
    await shop.sandbox.control('faults', { kind: 'slow', operation: 'bulk*', count: 1, ms: 1_500 });
    expect(refusals(await channel().addAds(session, campaignId, ads))).toEqual(['accepted', 'accepted']);
  });
});

describe('suggested bids', () => {
  it('have one decimal, are never lower than a bid may be, and are none for a promoted or unknown listing', async () => {
    const { campaignId } = await begun();
    const ids = take(20);
    const [promoted = ''] = ids;
    await channel().addAds(session, campaignId, [{ listingId: promoted, bid: '4.0' }]);
    const outcomes = await channel().suggestedBids(session, 'UK', [...ids, '199999999999']);
    const values = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(values.map(({ listingId }) => listingId)).toEqual([...ids, '199999999999']);
    for (const { bid } of values.slice(1, -1)) {
      expect(bid).toMatch(/^\d{1,3}\.\d$/);
      expect(Number(bid)).toBeGreaterThanOrEqual(2);
    }
    expect(values.some(({ isRecommended }) => isRecommended)).toBe(true);
    const none = { bid: null, trending: null, isRecommended: false };
    expect([values[0], values.at(-1)]).toEqual([
      { listingId: promoted, ...none },
      { listingId: '199999999999', ...none },
    ]);
  });

  it('of a failed call are failed, and nothing is made up', async () => {
    await shop.sandbox.control('faults', { kind: '5xx', operation: 'findListingRecommendations' });
    const outcomes = await channel().suggestedBids(session, 'UK', ['199999999999']);
    expect(refusals(outcomes)).toEqual(['unavailable']);
  });
});

describe('a report', () => {
  const today = () => clock.now().toISOString().slice(0, 10);
  // While the clock nearly stands, eBay is still at work however slow the machine is.
  const rowsOf = async (wanted: WantedReport) => {
    await shop.sandbox.control('clock', { rate: 0.01 });
    const ticket = await channel().requestReport(session, 'UK', wanted);
    expect(await channel().readReport(session, ticket)).toBeNull();
    await shop.sandbox.control('clock', { rate: 1 });
    await advance(2_000);
    return (await channel().readReport(session, ticket)) ?? [];
  };

  it('has what each listing’s ad was shown, clicked, sold and cost, in the order’s money', async () => {
    const { campaignId } = await begun();
    const [sold = '', unsold = ''] = take(2);
    const ads = [sold, unsold].map((listingId) => ({ listingId, bid: '12.5' }));
    await channel().addAds(session, campaignId, ads);
    const before = await shop.connector.getHomeListings(session, 'UK', [sold]);
    const price = before[0]?.ok ? before[0].listing.price.minor : undefined;
    const buy = (byAd: boolean) =>
      shop.sandbox.control<{ orders: { orderId: string }[] }>('orders', {
        seller: SELLER,
        itemId: sold,
        quantity: 2,
        byAd,
      });
    const [byAd, other] = [await buy(true), await buy(false)].map(({ orders }) => orders[0]?.orderId ?? '');
    await advance(120_000);
    const wanted = { campaignIds: [campaignId], from: today(), to: today() };
    const rows = await rowsOf(wanted);
    const salesMinor = (price ?? 0) * 2;
    const feeMinor = Math.round(salesMinor * 0.125);
    expect(rows.find(({ listingId }) => listingId === sold)).toMatchObject({
      ...{ campaignId, day: today(), sold: 2 },
      sales: { minor: salesMinor, currency: 'GBP' },
      fees: { minor: feeMinor, currency: 'GBP' },
    });
    const quiet = rows.find(({ listingId }) => listingId === unsold);
    expect(quiet).toMatchObject({ sold: 0, sales: { minor: 0 }, fees: { minor: 0 } });
    expect(quiet?.impressions).toBeGreaterThan(0);
    const feeOf = async (orderId: string | undefined) =>
      (await shop.connector.readOrder(session, orderId ?? ''))?.amounts?.fee?.minor ?? 0;
    expect((await feeOf(byAd)) - (await feeOf(other))).toBe(feeMinor);
  });

  it('that eBay could not make is refused by name', async () => {
    const { campaignId } = await begun();
    await fault('fatal', 'createReportTask');
    const wanted = { campaignIds: [campaignId], from: today(), to: today() };
    const failed = await errorOf(rowsOf(wanted));
    expect([failed.kind, channel().refusalOf(failed)]).toEqual(['rejected', 'report-failed']);
  });

  it('that was cut short or is unknown is an error and no empty report', async () => {
    const { campaignId } = await begun();
    const wanted = { campaignIds: [campaignId], from: today(), to: today() };
    const ticket = await channel().requestReport(session, 'UK', wanted);
    await advance(2_000);
    await fault('cut-short', 'getReport');
    expect((await errorOf(channel().readReport(session, ticket))).kind).toBe('unavailable');
    expect(await channel().readReport(session, ticket)).toEqual([]);
    expect((await errorOf(channel().readReport(session, '99'))).kind).toBe('not-found');
  });
});

it('tells a refusal that it does not know by eBay’s own words alone', () => {
  expect(channel().refusalOf(new ConnectorError('rejected', 'Something new.', { code: '39999' }))).toBeUndefined();
  expect(channel().refusalOf({ code: undefined })).toBeUndefined();
});
