import { createEbayConnector } from '@quayside/connector-ebay';
import { changes, promotions } from '@quayside/contract';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { ensureEntitlement } from '../entitlements/index.ts';

/* Two thousand listings of a market cost as few calls as eBay allows: 500 ads in each. */

const LISTINGS = 2_000;
const SELLER = 'demo-shop-uk';
const catalogue = Array.from(
  { length: LISTINGS },
  (_, n) => `UK-${n},Wooden figure ${n},20614,Harbour,${(n % 90) + 10}.00,GBP,5`,
);
const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 1, varied: 0 });

const calls = async (operation: string) => {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
  return requests.filter((request) => request.operation === operation).length;
};

it('promotes 2,000 listings by four bulk calls and ends them by one', async () => {
  const as = server.as(shop.owner);
  const params = { id: shop.owner.userId, accountId: shop.accountId };
  await withTransaction(database.db, async (tx) => {
    await ensureEntitlement(tx, shop.owner.userId, 'can_onboard_to_epl_domestic');
    await ensureEntitlement(tx, shop.owner.userId, 'can_manage_epl_domestic_ad_rate_strategies');
  });
  const cap = { in: 'percent', basisPoints: 1_000 } as const;
  const market = { site: 'UK', state: 'open', strategy: { kind: 'flat', rate: 500 }, cap } as const;
  const { changeId } = await as.call(promotions.prepare, { params, body: { markets: [market] } });
  const at = { params: { id: shop.owner.userId, changeId } };
  await server.runJob('changes.work', { userId: shop.owner.userId, changeId });
  const { expected } = await as.call(changes.get, at);
  expect(expected).toBe(LISTINGS + 1);
  await as.call(changes.confirm, { ...at, body: { expected } });
  await server.runJob('changes.work', { userId: shop.owner.userId, changeId });
  server.startSender();
  const uk = async () => {
    const { markets } = await as.call(promotions.get, { params });
    return markets.find(({ site }) => site === 'UK');
  };
  await eventually(async () => expect(await uk()).toMatchObject({ promoted: LISTINGS, waiting: 0, failed: 0 }));
  expect(await calls('bulkCreateAdsByListingId')).toBe(LISTINGS / 500);
  await eventually(async () =>
    expect(JSON.stringify(await sandbox.control(`advertising?seller=${SELLER}`))).toContain('RUNNING'),
  );
  expect((await as.call(promotions.stop, { params })).campaigns).toBe(1);
  await eventually(async () => expect(await uk()).toMatchObject({ promoted: 0, waiting: 0 }));
  expect([await calls('endCampaign'), await calls('bulkDeleteAdsByListingId')]).toEqual([1, 0]);
});
