import { beforeAll, expect, test } from 'vitest';
import { elements, goLive } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';
import type { ListingPage } from './listings.ts';

const { sandbox, client } = useEbay();

const listings = async (query: string) => (await sandbox.control<ListingPage>(`listings?${query}`)).body;
const change = (body: Record<string, unknown>) =>
  sandbox.control<{ itemId: string; error?: string }>('listings/change', { seller: 'harbour-toys-uk', ...body });

beforeAll(() => goLive(client, 'CTL-1-DE'));

test('sellers are listed with their live listings on each site, and whether they are connected', async () => {
  const { body } = await sandbox.control<{
    sellers: { username: string; connections: number; live: Record<string, number> }[];
  }>('sellers');
  expect(body.sellers.length).toBeGreaterThanOrEqual(6);
  const [harbour] = body.sellers;
  expect(harbour).toMatchObject({ username: 'harbour-toys-uk', connections: 1, live: { UK: 300, DE: 1, FR: 0 } });
});

test('live listings page through every site without a gap, with a row for each SKU', async () => {
  const whole = await listings('seller=harbour-toys-uk&limit=5000');
  const paged: ListingPage['rows'] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: ListingPage = await listings(
      `seller=harbour-toys-uk&limit=37${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    );
    paged.push(...page.rows);
    after = page.next;
  }
  expect(paged).toEqual(whole.rows);
  expect(new Set(paged.map((row) => `${row.site}|${row.sku}`)).size).toBe(paged.length);
  expect(paged.filter((row) => row.site === 'UK' && row.variation !== null).length).toBeGreaterThan(100);
  expect(paged.find((row) => row.sku === 'CTL-1-DE')).toMatchObject({
    site: 'DE',
    title: 'Schachspiel aus Holz 38cm',
    price: '24.90',
    currency: 'EUR',
    quantity: 5,
    revisions: 1,
  });
});

test('the same rows are available as CSV', async () => {
  const csv = await (await fetch(`${sandbox.url}/control/api/listings.csv?seller=harbour-toys-uk&site=DE`)).text();
  const [head, ...rows] = csv.trim().split('\r\n');
  expect(head).toBe('seller,sku,site,itemId,offerId,title,price,currency,quantity,sold,status,revisions');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('CTL-1-DE,DE,');
});

test('a seller changes, ends and creates listings at home, and the marketplace shows it', async () => {
  const seller = await sandbox.world.ebay.sellers.open('harbour-toys-uk');
  const itemId = seller?.home.activeIds().find((id) => seller.home.get(id)?.variations.length === 0) ?? '';
  await change({ itemId, price: '77.70', quantity: 4, title: 'Renamed at home & <b>bold</b>' });
  const item = await client.trading('GetItem', `<ItemID>${itemId}</ItemID>`);
  expect(elements(item, 'CurrentPrice')).toEqual(['77.70']);
  expect(elements(item, 'Title')).toEqual(['Renamed at home &amp; &lt;b&gt;bold&lt;/b&gt;']);
  const page = await (await fetch(`${sandbox.url}/ebay/itm/${itemId}`)).text();
  expect(page).toContain('Renamed at home &#38; &#60;b&#62;bold');
  expect(page).toContain('£77.70');

  const created = await change({ create: true, sku: 'BRAND-NEW', title: 'Brand new', price: '5.00', quantity: 2 });
  expect(created.status).toBe(201);
  expect(await client.trading('GetItem', `<ItemID>${created.body.itemId}</ItemID>`)).toContain('<SKU>BRAND-NEW</SKU>');
  await change({ itemId: created.body.itemId, end: true });
  expect((await change({ itemId: created.body.itemId, price: '6.00' })).status).toBe(409);
  await sandbox.restart();
  expect(elements(await client.trading('GetItem', `<ItemID>${itemId}</ItemID>`), 'CurrentPrice')).toEqual(['77.70']);
});

test('an impossible request is rejected with a message', async () => {
  const refused = async (path: string, body: unknown) => sandbox.control<{ error: string }>(path, body);
  expect(await refused('listings/change', { itemId: '1' })).toMatchObject({ status: 404 });
  expect(await refused('orders', { sku: 'X' })).toMatchObject({
    status: 400,
    body: { error: 'name an itemId, or a sku and its site' },
  });
  expect(await refused('orders', { seller: 'nobody', itemId: '1' })).toMatchObject({ status: 404 });
  expect(await refused('faults', { kind: 'fire' })).toMatchObject({ status: 400 });
  expect(await refused('clock', {})).toMatchObject({ status: 400 });
  expect((await change({ itemId: '1', price: '-2' })).status).toBe(400);
});

test('automatic buyers order while they are switched on', async () => {
  await sandbox.control('buyers', { perMinute: 6000, seller: 'demo-shop-uk', seed: 'a' });
  await expect.poll(async () => (await sandbox.control<{ placed: number }>('buyers')).body.placed).toBeGreaterThan(5);
  const { body } = await sandbox.control<{ perMinute: number }>('buyers', { perMinute: 0 });
  expect(body.perMinute).toBe(0);
  const { orders } = (await sandbox.control<{ orders: { buyer: string }[] }>('orders?seller=demo-shop-uk')).body;
  expect(orders.length).toBeGreaterThan(5);
});

test('the console shows sellers, listings, orders, faults, clock and quotas on one page', async () => {
  await sandbox.control('faults', { kind: 'slow', operation: '<script>', count: 1 });
  const response = await fetch(`${sandbox.url}/control?seller=harbour-toys-uk&site=DE`);
  const page = await response.text();
  for (const heading of ['Sellers', 'Live listings of harbour-toys-uk on DE', 'Orders', 'Faults', 'Clock', 'Quotas']) {
    expect(page).toContain(`<h2>${heading}`);
  }
  expect(page).toContain('CTL-1-DE');
  expect(page).not.toContain('<td><script>');
});

test('a picture is drawn for any SKU', async () => {
  const response = await fetch(`${sandbox.url}/media/${encodeURIComponent('A/<b>')}.svg`);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(await response.text()).not.toContain('<b>');
});

test('the catalogue report says what was loaded', async () => {
  const { body } = await sandbox.control('catalog');
  expect(body).toMatchObject({ source: 'built-in', rows: 300, loaded: 300, skipped: [] });
});
