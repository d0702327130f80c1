import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, imports, onboarding } from '@quayside/contract';
import { expect, it } from 'vitest';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { DEMO_LOGINS } from '../demo/demo.data.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

const businesses = DEMO_LOGINS.flatMap(({ business }) => (typeof business === 'string' ? [] : [business]));

it.each(businesses.filter(({ shops }) => shops).map((business) => [business.name, business] as const))(
  'connects every shop of %s and starts its import, once however often it runs',
  async (_name, { shops = [] }) => {
    const owner: TestLogin = await buildOwner(database.db);
    for (const shop of [...shops, ...shops]) {
      await server.runJob('onboarding.connect-demo-shop', { userId: owner.userId, shop });
    }
    const { list } = await server.as(owner).call(accounts.list, { params: { id: owner.userId } });
    expect(list.map(({ platform }) => platform)).toEqual(shops.map(({ platform }) => platform));
    expect(list.map(({ status }) => status)).toEqual(shops.map(() => 'ACTIVE'));
    expect(list.find(({ platform }) => platform === 'amazon')?.site ?? 'DE').toBe('DE');
    const begun = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
    expect(begun.list).toHaveLength(shops.length);
    // No onboarding is started.
    const led = await server.as(owner).call(onboarding.list, { params: { id: owner.userId }, query: {} });
    expect(led.list).toEqual([]);
  },
);

it('imports the German shop in German with prices in euros', async () => {
  const owner = await buildOwner(database.db);
  await database.db.deleteFrom('account_directory').execute();
  const shop = { platform: 'amazon', seller: 'hafenkante-de' };
  await server.runJob('onboarding.connect-demo-shop', { userId: owner.userId, shop });
  const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
  await server.runJob('sync.import', { userId: owner.userId, importId: list[0]?.importId ?? 0 });
  const items = await database.db.selectFrom('items').selectAll().where('user_id', '=', owner.userId).execute();
  expect(items.length).toBeGreaterThan(20);
  expect(items.map(({ title }) => title)).toContain('Spieluhr & Co Memospiel Seezeichen 64 Karten');
  expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
});
