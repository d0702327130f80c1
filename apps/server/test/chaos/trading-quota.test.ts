import { DAY_MS } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { openShop, type Shop } from './shop.ts';

const TIME_CALL = '<GeteBayOfficialTimeRequest xmlns="urn:ebay:apis:eBLBaseComponents"/>';

const database = useTestDatabase();
let sandbox: TestSandbox;
let shop: Shop;

beforeAll(async () => {
  sandbox = await startTestSandbox({ quotaProfile: 'strict' });
  shop = await openShop(database.db, sandbox.ebay, { items: 1 });
});
afterAll(() => sandbox?.stop());

/** Calls the Trading API until the daily quota is used up. */
async function useUpTrading(): Promise<void> {
  const { accessToken } = await (await shop.session()).tokens.read();
  const headers = {
    'content-type': 'text/xml',
    'x-ebay-api-call-name': 'GeteBayOfficialTime',
    'x-ebay-api-siteid': '3',
    'x-ebay-api-compatibility-level': '1423',
    'x-ebay-api-iaf-token': accessToken,
  };
  const call = async () =>
    (await fetch(`${sandbox.ebay.tradingUrl}/ws/api.dll`, { method: 'POST', headers, body: TIME_CALL })).text();
  for (let isLeft = true; isLeft; ) {
    const answers = await Promise.all(Array.from({ length: 100 }, call));
    isLeft = !answers.some((answer) => answer.includes('<ErrorCode>518<'));
  }
}

it('shows until when the daily quota is used up, also for home listings, and makes no call before then', async () => {
  await useUpTrading();
  const { connector } = shop;
  const read = async () =>
    connector.listHomeListings(await shop.session(), 'UK', null).catch((error: unknown) => error);
  const first = await read();
  expect(first).toMatchObject({ kind: 'rate-limited', code: '518', retryAt: expect.any(String) });
  const waitMs = Date.parse((first as { retryAt: string }).retryAt) - Date.now();
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(DAY_MS);

  const madeBefore = (await sandbox.control<{ quotas: { api: string; count: number }[] }>('quotas')).quotas;
  expect(await read()).toMatchObject({ kind: 'rate-limited', retryAt: (first as { retryAt: string }).retryAt });
  const madeAfter = (await sandbox.control<{ quotas: { api: string; count: number }[] }>('quotas')).quotas;
  expect(madeAfter).toEqual(madeBefore);
});
