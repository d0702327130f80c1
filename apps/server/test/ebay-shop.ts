import { imports, type ProductDetail, products } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect } from 'vitest';
import { connectShop } from './consent.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { type LiveRow, liveRows } from './live-rows.ts';
import { saveRules } from './price-rules.ts';
import { countsKeptAndCounted, driveRuns, type Runs } from './runs.ts';
import type { TestServer } from './server.ts';
import { hooksOf, type Lifetime } from './setup/lifetime.ts';
import type { TestSandbox } from './setup/sandbox.ts';
import type { TestDatabase } from './setup/test-database.ts';

/** One of the sandbox's eBay shops, connected and imported, for the tests of one file or for each of them. */
export interface EbayShop {
  readonly owner: TestLogin;
  readonly accountId: number;
  /** Some of the shop's items; the first ones have no variants. */
  readonly itemIds: readonly number[];
  readonly runs: Runs;
  importAgain(): Promise<void>;
  /** The live listings of a site, by SKU. */
  live(site: Site): Promise<Map<string, LiveRow>>;
  product(itemId: number): Promise<ProductDetail>;
  /**
   * Saves a rule of 20 % without neat prices.
   * @returns how many live listings it changes, as shown to the seller
   */
  raisePrices(site: Site): Promise<number>;
  /** Expects the stored counts to equal recounted ones. */
  expectCountsKept(): Promise<void>;
}

/** Formatted as the sandbox formats prices. */
export const decimal = (price: { minor: number } | null | undefined) => ((price?.minor ?? 0) / 100).toFixed(2);

/** @param some how many items without variants `itemIds` contains, and how many with them */
export function useEbayShop(
  on: {
    readonly database: Pick<TestDatabase, 'db' | 'pool'>;
    readonly sandbox: TestSandbox;
    readonly server: TestServer;
  },
  some: Lifetime & { readonly seller: string; readonly singles: number; readonly varied: number },
): EbayShop {
  const { database, sandbox, server } = on;
  let owner: TestLogin;
  let accountId: number;
  let itemIds: readonly number[];

  async function importAgain(): Promise<void> {
    const params = { id: owner.userId };
    const { list } = await server.as(owner).call(imports.list, { params, query: {} });
    const open = list.find(({ finishedAt }) => finishedAt === null);
    const { importId } = open ?? (await server.as(owner).call(imports.create, { params, body: { accountId } }));
    await server.runJob('sync.import', { userId: owner.userId, importId });
  }

  async function findItems(isVaried: boolean, limit: number): Promise<number[]> {
    const { rows } = await database.pool.query<{ item_id: number }>(
      'select item_id from items where user_id = $1 and has_variants = $2 order by item_id limit $3',
      [owner.userId, isVaried, limit],
    );
    return rows.map((row) => row.item_id);
  }

  hooksOf(some).before(async () => {
    owner = await buildOwner(database.db);
    accountId = await connectShop(server, owner, some.seller);
    await importAgain();
    itemIds = [...(await findItems(false, some.singles)), ...(await findItems(true, some.varied))];
  });

  return {
    get owner() {
      return owner;
    },
    get accountId() {
      return accountId;
    },
    get itemIds() {
      return itemIds;
    },
    runs: driveRuns(server, () => ({ owner, accountId })),
    importAgain,
    live: async (site) => new Map((await liveRows(sandbox, some.seller, site)).map((row) => [row.sku, row])),
    product: (itemId) =>
      server.as(owner).call(products.get, { params: { id: owner.userId, platform: 'ebay', itemId } }),
    async raisePrices(site) {
      const rule = { site, is_pricing_enabled: true, price_increase: 20, increase_type: 'percent' as const };
      const place = { params: { id: owner.userId, platform: 'ebay' as const }, query: { accountId } };
      const { changedListings } = await saveRules(server.as(owner), place, [{ ...rule, neat_prices: false }]);
      await server.runJob('listings.follow', { userId: owner.userId });
      return changedListings;
    },
    async expectCountsKept() {
      const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
      expect(kept).toEqual(counted);
    },
  };
}
