import { createAmazonConnector } from '@quayside/connector-amazon';
import { accounts, imports, onboarding, products } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerConsentPage } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const ITEMS = 45;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${n % 7}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createAmazonConnector(sandbox.amazon)] });

let owner: TestLogin;
beforeEach(async () => {
  owner = await buildOwner(database.db);
});

const params = () => ({ id: owner.userId });
const startConsent = async () =>
  (
    await server.as(owner).call(onboarding.start, {
      params: { ...params(), platform: 'amazon' },
      body: { redirect_back_url: '/start', redirect_back_failure_url: '/start/failed' },
    })
  ).redirect_url;
/**
 * The browser returns from Seller Central.
 * @returns the redirect target
 */
const comeBack = async (url: string) =>
  (await server.app.inject({ method: 'GET', url, headers: { host: 'localhost:4400', cookie: owner.cookie } })).headers
    .location;
const listAccounts = async () => (await server.as(owner).call(accounts.list, { params: params() })).list;

describe('connecting a shop at Amazon', () => {
  it('leads from the consent to the first import of the whole shop', async () => {
    const back = await comeBack(await answerConsentPage(await startConsent(), 'harbour-toys-uk'));
    expect(back).toBe('/start?onboarding=amazon');
    expect((await listAccounts())[0]).toMatchObject({ platform: 'amazon', username: 'Harbour Toys' });
    const [queued] = (await server.as(owner).call(imports.list, { params: params(), query: {} })).list;
    await server.runJob('sync.import', { userId: owner.userId, importId: queued?.importId ?? 0 });
    const { totals } = await server
      .as(owner)
      .call(products.listTotals, { params: { ...params(), platform: 'amazon' }, query: {} });
    expect(totals['*']).toBe(ITEMS);
    const { list } = await server.as(owner).call(products.list, {
      params: { ...params(), platform: 'amazon' as const },
      query: { query: 'SKU-13' },
    });
    expect(list[0]).toMatchObject({ sku: 'SKU-13', title: 'Wooden train no. 13', itemId: null });
    expect(list[0]?.asin).toMatch(/^[A-Z0-9]{10}$/);
    expect(list[0]?.ref).toBe(`${list[0]?.asin}-SKU-13`);
  });

  it('leaves FBA stock to Amazon', async () => {
    await comeBack(await answerConsentPage(await startConsent(), 'demo-shop-uk'));
    const [queued] = (await server.as(owner).call(imports.list, { params: params(), query: {} })).list;
    await server.runJob('sync.import', { userId: owner.userId, importId: queued?.importId ?? 0 });
    const { rows } = await sandbox.control<{ rows: { sku: string; parentSku: string | null }[] }>(
      'amazon/listings?seller=demo-shop-uk&site=UK',
    );
    const targets = await database.db
      .selectFrom('stock_targets')
      .select(['marketplace_sku', 'is_read_only'])
      .where('user_id', '=', owner.userId)
      .execute();
    expect(targets).toHaveLength(rows.length);
    const kept = targets.filter((target) => target.is_read_only).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(rows.length);
  });

  it('rejects a callback that names another seller', async () => {
    const honest = new URL(await answerConsentPage(await startConsent(), 'tideway-home-uk'), 'http://localhost:4400');
    const other = new URL(await answerConsentPage(await startConsent(), 'pennine-crafts-uk'), 'http://localhost:4400');
    honest.searchParams.set('selling_partner_id', other.searchParams.get('selling_partner_id') ?? '');
    expect(await comeBack(honest.pathname + honest.search)).toContain('fail_type=');
    expect(await listAccounts()).toEqual([]);
  });

  it('returns without an account if the seller declined', async () => {
    const back = await comeBack(await answerConsentPage(await startConsent(), 'demo-shop-uk', 'decline'));
    expect(back).toBe('/start/failed?onboarding=amazon&fail_type=declined');
    expect(await listAccounts()).toEqual([]);
  });
});
