import { connecting, imports } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { connectAmazonShop } from './amazon-shop.ts';
import { connectShop } from './consent.ts';
import type { TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';
import type { TestSandbox } from './setup/sandbox.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** Shops of the sandbox, one per platform. */
export const SHOPS = { ebay: 'harbour-toys-uk', amazon: 'pennine-crafts-uk', cdiscount: 'demo-shop-fr' } as const;
const CDISCOUNT_ID = '60211';

/** Connects and imports one shop of each platform. @returns their account ids */
export async function connectThreeShops(
  on: { readonly server: TestServer; readonly database: Pick<TestDatabase, 'db'>; readonly sandbox: TestSandbox },
  owner: TestLogin,
): Promise<Readonly<Record<Platform, number>>> {
  const { server, database, sandbox } = on;
  const params = { id: owner.userId };
  const ebay = await connectShop(server, owner, SHOPS.ebay);
  const { accountId: amazon } = await connectAmazonShop(database.db, owner.userId, sandbox, SHOPS.amazon);
  await server.as(owner).call(imports.create, { params, body: { accountId: amazon } });
  const { account_id: cdiscount } = await server.as(owner).call(connecting.connect, {
    params: { ...params, platform: 'cdiscount' as const },
    body: { credentials: { sellerId: CDISCOUNT_ID } },
  });
  const { list } = await server.as(owner).call(imports.list, { params, query: {} });
  for (const { importId, finishedAt } of list) {
    if (finishedAt === null) await server.runJob('sync.import', { userId: owner.userId, importId });
  }
  return { ebay, amazon, cdiscount };
}

/** SKUs that the shop at Cdiscount has in stock. */
export async function offeredAtCdiscount(sandbox: TestSandbox, count: number): Promise<string[]> {
  const path = `octopia/listings?seller=${SHOPS.cdiscount}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: { sku: string; quantity: number }[] }>(path);
  return rows
    .filter(({ quantity }) => quantity > 0)
    .slice(0, count)
    .map(({ sku }) => sku);
}
