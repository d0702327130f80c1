import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Client, connect, errorIds, goLive } from '../../../test/ebay-client.ts';
import { advance } from '../../../test/harness.ts';
import { useEbay } from '../../../test/set-up.ts';
import { LISTING_SYNC_MS } from './ads.ts';

const { sandbox, client } = useEbay();

const base = '/sell/marketing/v1';
const SELLER = 'harbour-toys-uk';

interface Campaign {
  campaignId: string;
  campaignStatus: string;
  endDate?: string;
}

let names = 0;
const soon = () => new Date(sandbox.world.clock.now() + 5_000).toISOString();
const campaignBody = (changes: object = {}) => ({
  campaignName: `Campaign ${++names}`,
  marketplaceId: 'EBAY_GB',
  startDate: soon(),
  fundingStrategy: { fundingModel: 'COST_PER_SALE', bidPercentage: '5.0' },
  ...changes,
});
const create = (changes: object = {}, by: Client = client) =>
  by.call('POST', `${base}/ad_campaign`, campaignBody(changes));

async function running(changes: object = {}): Promise<string> {
  const { status, headers } = await create(changes);
  expect(status).toBe(201);
  await advance(sandbox, 6_000);
  return headers.get('location')?.split('/').at(-1) ?? '';
}

const read = async (id: string) => (await client.call('GET', `${base}/ad_campaign/${id}`)).body as unknown as Campaign;
const change = (id: string, verb: string) => client.call('POST', `${base}/ad_campaign/${id}/${verb}`);
const bulk = (id: string, verb: string, requests: unknown, by: Client = client) =>
  by.call('POST', `${base}/ad_campaign/${id}/bulk_${verb}_by_listing_id`, { requests });
const add = (id: string, listingIds: readonly string[], bidPercentage = '5.0') =>
  bulk(
    id,
    'create_ads',
    listingIds.map((listingId) => ({ listingId, bidPercentage })),
  );
const rowErrors = (body: { responses: { errors?: { errorId: number }[] }[] }) =>
  body.responses.map(({ errors }) => errors?.[0]?.errorId ?? 'done');

async function live(sku: string): Promise<string> {
  const { listingId } = await goLive(client, sku);
  await advance(sandbox, LISTING_SYNC_MS);
  return listingId;
}

const homeIds = () => sandbox.world.ebay.sellers.open(SELLER).then((seller) => seller?.home.activeIds() ?? []);
let taken = 0;
const take = async (count: number) => {
  taken += count;
  return (await homeIds()).slice(taken - count, taken);
};

test.each([
  ['a rate with two decimals', { fundingStrategy: { fundingModel: 'COST_PER_SALE', bidPercentage: '10.75' } }, 35007],
  ['a rate below two percent', { fundingStrategy: { fundingModel: 'COST_PER_SALE', bidPercentage: '1.9' } }, 35007],
  ['a rate above a hundred', { fundingStrategy: { fundingModel: 'COST_PER_SALE', bidPercentage: '100.1' } }, 35007],
  ['no rate', { fundingStrategy: { fundingModel: 'COST_PER_SALE' } }, 35106],
  ['another funding model', { fundingStrategy: { fundingModel: 'COST_PER_VIEW', bidPercentage: '5.0' } }, 35038],
  ['a rate and payment by click', { fundingStrategy: { fundingModel: 'COST_PER_CLICK', bidPercentage: '5.0' } }, 35080],
  ['no name', { campaignName: '' }, 35019],
  ['a long name', { campaignName: 'x'.repeat(81) }, 35020],
  ['a name with angle brackets', { campaignName: 'a <b>' }, 35023],
  ['no marketplace', { marketplaceId: undefined }, 35041],
  ['a marketplace without advertising', { marketplaceId: 'EBAY_IE' }, 35051],
  ['no start', { startDate: undefined }, 35025],
  ['a start in the past', { startDate: '2020-01-01T00:00:00Z' }, 35026],
  ['an end before the start', { startDate: '2099-01-02T00:00:00Z', endDate: '2099-01-01T00:00:00Z' }, 35024],
  ['a misspelt field', { campaignname: 'x' }, 2004],
])('a campaign with %s is refused', async (_, changes, errorId) => {
  const { status, body } = await create(changes);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(errorIds(body)).toEqual([errorId]);
});

test('a name is taken until its campaign, ended or not, is deleted', async () => {
  const campaignName = 'Only once';
  const id = await running({ campaignName });
  expect(errorIds((await create({ campaignName })).body)).toEqual([35021]);
  expect(errorIds((await client.call('DELETE', `${base}/ad_campaign/${id}`)).body)).toEqual([35056]);
  await change(id, 'end');
  expect(errorIds((await create({ campaignName })).body)).toEqual([35021]);
  await advance(sandbox, 1_000);
  expect((await client.call('DELETE', `${base}/ad_campaign/${id}`)).status).toBe(204);
  expect((await create({ campaignName })).status).toBe(201);
});

test('a campaign is scheduled, runs, pauses, resumes, ends within a moment, and refuses what its state forbids', async () => {
  await sandbox.control('clock', { rate: 0.01 });
  const { headers } = await create();
  const id = headers.get('location')?.split('/').at(-1) ?? '';
  expect((await read(id)).campaignStatus).toBe('SCHEDULED');
  expect(errorIds((await change(id, 'pause')).body)).toEqual([35056]);
  await advance(sandbox, 6_000);
  expect(errorIds((await change(id, 'resume')).body)).toEqual([35056]);
  expect((await change(id, 'pause')).status).toBe(204);
  expect((await read(id)).campaignStatus).toBe('PAUSED');
  expect(errorIds((await change(id, 'pause')).body)).toEqual([35056]);
  expect((await change(id, 'resume')).status).toBe(204);
  expect((await change(id, 'end')).status).toBe(204);
  expect((await read(id)).campaignStatus).toBe('ENDING_SOON');
  expect(errorIds((await change(id, 'end')).body)).toEqual([35063]);
  await sandbox.control('clock', { rate: 1 });
  await advance(sandbox, 1_000);
  expect((await read(id)).campaignStatus).toBe('ENDED');
  expect(errorIds((await change(id, 'resume')).body)).toEqual([35035]);
  expect(errorIds((await change('1', 'end')).body)).toEqual([35045]);
});

test('the identification of a campaign is replaced as a whole, except for the start of one that runs', async () => {
  const id = await running({ endDate: '2099-01-01T00:00:00.000Z' });
  const { startDate } = (await read(id)) as unknown as { startDate: string };
  const path = `${base}/ad_campaign/${id}/update_campaign_identification`;
  const update = (body: object) => client.call('POST', path, body);
  expect(errorIds((await update({ campaignName: 'Renamed' })).body)).toEqual([35025]);
  expect(errorIds((await update({ campaignName: 'Renamed', startDate: soon() })).body)).toEqual([35055]);
  expect((await update({ campaignName: 'Renamed', startDate })).status).toBe(204);
  expect(await read(id)).toMatchObject({ campaignName: 'Renamed', startDate });
  expect((await read(id)).endDate).toBeUndefined();
});

test('an ad is refused for a listing that is not live, too new, another seller’s or site’s, promoted already, or no purchase', async () => {
  const id = await running();
  const other = await running();
  const [own = '', promoted = ''] = await take(2);
  const german = await live('AD-DE');
  await add(other, [promoted]);
  await sandbox.control('listings/change', {
    ...{ seller: SELLER, create: true, sku: 'AUCTION', title: 'An auction', price: 5, format: 'auction' },
  });
  const seller = await sandbox.world.ebay.sellers.open(SELLER);
  const auction = seller?.home.itemIdOf('AUCTION') ?? '';
  const stranger = (await sandbox.world.ebay.sellers.open('demo-shop-uk'))?.home.activeIds()[0] ?? '';
  const { status, body } = await add(id, [own, '199999999999', german, promoted, auction, stranger]);
  expect(status).toBe(207);
  expect(rowErrors(body)).toEqual(['done', 35048, 35054, 35036, 35058, 35057]);
  const inGermany = await running({ marketplaceId: 'EBAY_DE' });
  // However slow the machine is, the listing is still new.
  await sandbox.control('clock', { rate: 0.01 });
  const fresh = await goLive(client, 'AD-NEW');
  expect(rowErrors((await add(inGermany, [fresh.listingId])).body)).toEqual([35048]);
  await sandbox.control('clock', { rate: 1 });
  await advance(sandbox, LISTING_SYNC_MS);
  expect(rowErrors((await add(inGermany, [fresh.listingId])).body)).toEqual(['done']);
});

test('a bulk call is refused as a whole if it is empty, too long, has a listing twice, or is for a campaign of another kind', async () => {
  const id = await running();
  const many = Array.from({ length: 501 }, (_, n) => String(100_000_000_000 + n));
  expect(errorIds((await add(id, [])).body)).toEqual([35033]);
  expect(errorIds((await add(id, many)).body)).toEqual([35071]);
  expect(errorIds((await add(id, ['100000000001', '100000000001'])).body)).toEqual([35018]);
  expect(rowErrors((await bulk(id, 'create_ads', [{ bidPercentage: '5.0' }, { listingId: 'abc' }])).body)).toEqual([
    35014, 35013,
  ]);
  const byClick = await running({ budget: {}, fundingStrategy: { fundingModel: 'COST_PER_CLICK' } });
  expect(errorIds((await add(byClick, ['100000000001'])).body)).toEqual([35080]);
  expect(errorIds((await bulk(byClick, 'delete_ads', [{ listingId: '100000000001' }])).body)).toEqual([36101]);
  const byRules = await running({ campaignCriterion: { criterionType: 'INVENTORY_PARTITION' } });
  expect(errorIds((await add(byRules, ['100000000001'])).body)).toEqual([35064]);
  const dynamic = await running({ fundingStrategy: { fundingModel: 'COST_PER_SALE', adRateStrategy: 'DYNAMIC' } });
  const [listingId = ''] = await take(1);
  expect(rowErrors((await add(dynamic, [listingId])).body)).toEqual([35010]);
  expect(rowErrors((await bulk(dynamic, 'create_ads', [{ listingId }])).body)).toEqual(['done']);
});

test('a campaign has room for 50,000 units: the variations of a listing count one by one', async () => {
  const id = await running();
  const seller = await sandbox.world.ebay.sellers.open(SELLER);
  const ids = await homeIds();
  const varied = ids.filter((one) => (seller?.home.get(one)?.variations.length ?? 0) > 2);
  const [first = '', second = ''] = varied;
  const places = seller?.home.get(first)?.variations.length ?? 0;
  const filled = Array.from({ length: 50_000 - places }, (_, n) => ({
    ...{ adId: `full-${n}`, listingId: `9${n}`, bid: '5.0', createdAt: 0, endedAt: null },
  }));
  seller?.commit([{ t: 'ads', campaignId: id, ads: filled }]);
  expect(rowErrors((await add(id, [first, second])).body)).toEqual(['done', 35072]);
  await change(id, 'end');
});

test('rates are changed and ads deleted where they are, and a page of ads has 10 unless 500 are asked for', async () => {
  const id = await running();
  const ids = await take(12);
  await add(id, ids);
  const [first = '', second = ''] = ids;
  const updated = await bulk(id, 'update_ads_bid', [
    { listingId: first, bidPercentage: '7.5' },
    { listingId: '199999999999', bidPercentage: '7.5' },
    { listingId: second, bidPercentage: '10.75' },
  ]);
  expect(rowErrors(updated.body)).toEqual(['done', 35044, 35007]);
  const ads = async (query = '') => {
    const { body } = await client.call('GET', `${base}/ad_campaign/${id}/ad${query}`);
    return body as unknown as { total: number; next?: string; ads: { listingId: string; bidPercentage: string }[] };
  };
  const page = await ads();
  expect([page.total, page.ads.length, page.next]).toEqual([12, 10, '?limit=10&offset=10']);
  expect(page.ads[0]).toMatchObject({ listingId: first, bidPercentage: '7.5' });
  expect((await ads('?limit=500&offset=10')).ads).toHaveLength(2);
  expect((await ads(`?listing_ids=${first},199999999999`)).ads.map(({ listingId }) => listingId)).toEqual([first]);
  const { body } = await client.call('GET', `${base}/ad_campaign/${id}/ad?limit=501`);
  expect(errorIds(body)).toEqual([35029]);
  await sandbox.control('listings/change', { seller: SELLER, itemId: second, end: true });
  expect((await ads()).total).toBe(11);
  const deleted = await bulk(id, 'delete_ads', [{ listingId: first }, { listingId: '199999999999' }]);
  expect(rowErrors(deleted.body)).toEqual(['done', 35013]);
  expect((await ads()).total).toBe(10);
});

test('a seller below the standard may change nothing, and the campaigns pause by themselves until the level is back', async () => {
  const id = await running();
  await sandbox.control('advertising', { seller: SELLER, status: 'NOT_IN_GOOD_STANDING' });
  expect((await read(id)).campaignStatus).toBe('SYSTEM_PAUSED');
  expect(errorIds((await create()).body)).toEqual([35077]);
  expect(errorIds((await add(id, ['100000000001'])).body)).toEqual([35077]);
  await sandbox.control('advertising', { seller: SELLER, status: 'NOT_ENOUGH_ACTIVITY' });
  expect(errorIds((await create()).body)).toEqual([35078]);
  await sandbox.control('advertising', { seller: SELLER, status: 'ELIGIBLE' });
  expect((await read(id)).campaignStatus).toBe('RUNNING');
  await sandbox.control('advertising', { seller: SELLER, terms: false });
  expect(errorIds((await create()).body)).toEqual([35067]);
  await sandbox.control('advertising', { seller: SELLER, terms: true });
  expect((await sandbox.control('advertising', { seller: SELLER, status: 'WHATEVER' })).status).toBe(400);
});

test('eligibility is answered for the marketplace of the header and the programmes of the query', async () => {
  const path = '/sell/account/v1/advertising_eligibility';
  const ask = (query: string, marketplace?: string) =>
    client.call('GET', `${path}${query}`, undefined, marketplace ? { 'x-ebay-c-marketplace-id': marketplace } : {});
  expect(errorIds((await ask('')).body)).toEqual([50114]);
  expect(errorIds((await ask('', 'EBAY_XX')).body)).toEqual([50117]);
  expect(errorIds((await ask('?program_types=PROMOTED', 'EBAY_GB')).body)).toEqual([50116]);
  const standard = '?program_types=PROMOTED_LISTINGS_STANDARD';
  const programType = 'PROMOTED_LISTINGS_STANDARD';
  expect((await ask(standard, 'EBAY_GB')).body).toEqual({
    advertisingEligibility: [{ programType, status: 'ELIGIBLE' }],
  });
  expect((await ask(standard, 'EBAY_AT')).body).toEqual({
    advertisingEligibility: [{ programType, status: 'INELIGIBLE', reason: 'RESTRICTED' }],
  });
  expect((await ask('', 'EBAY_GB')).body.advertisingEligibility).toHaveLength(3);
});

test('recommendations are refused for other types, marketplaces and too many listings, and are paged', async () => {
  const header = { 'x-ebay-c-marketplace-id': 'EBAY_GB' };
  const find = (query: string, body: unknown = {}, headers: Record<string, string> = header) =>
    client.call('POST', `/sell/recommendation/v1/find${query}`, body, headers);
  const ids = await take(3);
  const many = Array.from({ length: 501 }, () => '100000000001');
  expect(errorIds((await find('?filter=recommendationTypes:{BUY}')).body)).toEqual([145102]);
  expect(errorIds((await find('', {}, { 'x-ebay-c-marketplace-id': 'EBAY_IE' })).body)).toEqual([145101]);
  expect(errorIds((await find('', { listingIds: [] })).body)).toEqual([145103]);
  expect(errorIds((await find('', { listingIds: ['x'] })).body)).toEqual([145105]);
  expect(errorIds((await find('', { listingIds: many })).body)).toEqual([145106]);
  const { body } = await find('?filter=recommendationTypes:{AD}&limit=2', { listingIds: ids });
  const { total, listingRecommendations: rows } = body as unknown as {
    total: number;
    listingRecommendations: { marketing: { ad: { bidPercentages: { basis: string; value: string }[] } } }[];
  };
  expect([total, rows.length]).toEqual([3, 2]);
  for (const { marketing } of rows) {
    expect(marketing.ad.bidPercentages.map(({ basis }) => basis)).toEqual(['ITEM', 'TRENDING']);
    for (const { value } of marketing.ad.bidPercentages) expect(value).toMatch(/^\d{1,2}\.\d$/);
  }
  const all = (await find('?limit=500')).body as unknown as { listingRecommendations: { marketing: unknown }[] };
  expect(all.listingRecommendations.length).toBeGreaterThan(10);
});

interface OrderRow {
  orders: { orderId: string; lines: { adFee: { value: string; currency: string } | null }[] }[];
}

test('a sale costs the ad’s rate in the order’s money if the buyer came by the ad, and nothing while it is paused', async () => {
  const id = await running({ marketplaceId: 'EBAY_DE' });
  const listingId = await live('AD-SALE');
  const buy = async (byAd?: boolean) => {
    const { body } = await sandbox.control<OrderRow>('orders', { seller: SELLER, itemId: listingId, byAd });
    return body.orders[0]?.lines[0]?.adFee ?? null;
  };
  expect(await buy(true)).toBeNull();
  await add(id, [listingId], '10.0');
  expect(await buy(true)).toEqual({ value: '2.49', currency: 'EUR' });
  expect(await buy(false)).toBeNull();
  await change(id, 'pause');
  expect(await buy(true)).toBeNull();
});

const reportBody = (campaignIds: readonly string[], changes: object = {}) => ({
  ...{ reportType: 'CAMPAIGN_PERFORMANCE_REPORT', reportFormat: 'TSV_GZIP', marketplaceId: 'EBAY_GB', campaignIds },
  dateFrom: new Date(sandbox.world.clock.now() - 86_400_000).toISOString(),
  dateTo: new Date(sandbox.world.clock.now() - 1_000).toISOString(),
  dimensions: ['campaign_id', 'listing_id', 'day'].map((dimensionKey) => ({ dimensionKey })),
  metricKeys: ['impressions', 'clicks', 'sales', 'sale_amount', 'ad_fees'],
  ...changes,
});

test.each([
  ['another type', { reportType: 'ACCOUNT_PERFORMANCE_REPORT' }, 35114],
  ['another format', { reportFormat: 'CSV' }, 35118],
  ['a date of the future', { dateTo: '2099-01-01T00:00:00.000Z' }, 35103],
  ['a date of another form', { dateFrom: '01.01.2026' }, 35137],
  ['no end', { dateTo: undefined }, 35102],
  ['more days than a report may span', { dateFrom: '2020-01-01T00:00:00.000Z' }, 35090],
  ['an unknown dimension', { dimensions: [{ dimensionKey: 'colour' }] }, 35107],
  ['too few dimensions', { dimensions: [{ dimensionKey: 'day' }] }, 35119],
  ['an unknown metric', { metricKeys: ['cpc_clicks'] }, 35115],
  ['no metric', { metricKeys: [] }, 35120],
  ['no campaign', { campaignIds: [] }, 35100],
  ['an unknown campaign', { campaignIds: ['7'] }, 35045],
])('a report with %s is refused', async (_, changes, errorId) => {
  const id = await running();
  const { body } = await client.call('POST', `${base}/ad_report_task`, reportBody([id], changes));
  expect(errorIds(body)).toEqual([errorId]);
});

test('a report is made within a moment, the same each time, and survives a restart with its campaigns and ads', async () => {
  const id = await running();
  const ids = await take(3);
  await add(id, ids);
  await advance(sandbox, 60_000);
  await sandbox.control('clock', { rate: 0.01 });
  const { headers } = await client.call('POST', `${base}/ad_report_task`, reportBody([id]));
  const taskId = headers.get('location')?.split('/').at(-1) ?? '';
  const task = async () => {
    const { body } = await client.call('GET', `${base}/ad_report_task/${taskId}`);
    return body as unknown as { reportTaskStatus: string; reportId: string };
  };
  const download = async () => {
    const { bytes } = await client.call('GET', `${base}/ad_report/${(await task()).reportId}`);
    return gunzipSync(bytes).toString('utf8');
  };
  expect((await task()).reportTaskStatus).toBe('PENDING');
  await sandbox.control('clock', { rate: 1 });
  await advance(sandbox, 2_000);
  expect((await task()).reportTaskStatus).toBe('SUCCESS');
  const text = await download();
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe('campaign_id\tlisting_id\tday\timpressions\tclicks\tsales\tsale_amount\tad_fees');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^\d+\t\d{12}\t[A-Z][a-z]{2} \d\d, \d{4}\t\d+\t\d+\t0\tGBP 0\.00\tGBP 0\.00$/);
  await sandbox.restart();
  expect(await download()).toBe(text);
  expect((await read(id)).campaignStatus).toBe('RUNNING');
});

test('a consent without the right for marketing reaches eligibility and recommendations, and no campaign', async () => {
  const other = await connect(sandbox, 'saltmarsh-sports-uk');
  await sandbox.control('tokens/withhold', { seller: 'saltmarsh-sports-uk', right: 'sell.marketing' });
  expect(errorIds((await create({}, other)).body)).toEqual([1100]);
  expect(errorIds((await other.call('GET', `${base}/ad_campaign`)).body)).toEqual([1100]);
  const header = { 'x-ebay-c-marketplace-id': 'EBAY_GB' };
  const asked = await other.call('GET', '/sell/account/v1/advertising_eligibility', undefined, header);
  expect(asked.status).toBe(200);
});

test('two calls at once add a listing once', async () => {
  const [one, two] = [await running(), await running()];
  const [listingId = ''] = await take(1);
  const answers = await Promise.all([add(one, [listingId]), add(two, [listingId])]);
  expect(answers.map(({ body }) => rowErrors(body)[0]).sort()).toEqual([35036, 'done']);
});
