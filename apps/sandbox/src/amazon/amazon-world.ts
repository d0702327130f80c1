import type { Catalog } from '../catalog/catalog.ts';
import type { SandboxConfig } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { type Buckets, createBuckets } from './buckets.ts';
import { type CompetitorMarket, createMarket } from './competitors.ts';
import { type LwaTokens, openLwaTokens } from './lwa-tokens.ts';
import { type AmazonSellers, createAmazonSellers } from './seller.ts';
import { amazonProfiles } from './sellers.data.ts';
import { createGoods, type Goods } from './shop.ts';

/** What the rooms of Amazon's part share. */
export interface AmazonWorld {
  sellers: AmazonSellers;
  tokens: LwaTokens;
  buckets: Buckets;
  goods: Goods;
  market: CompetitorMarket;
  close(): Promise<void>;
}

export async function openAmazon(
  { dataDirectory, publicUrl, amazonClients, seed }: SandboxConfig,
  deps: { clock: Clock; catalog: Catalog; log: Log },
): Promise<AmazonWorld> {
  const { clock, catalog, log } = deps;
  const goods = createGoods(catalog);
  const tokens = await openLwaTokens(dataDirectory, clock, amazonClients);
  const sellers = createAmazonSellers(amazonProfiles, { dataDirectory, catalog, goods, publicUrl, log });
  return {
    sellers,
    tokens,
    buckets: createBuckets(clock),
    goods,
    market: createMarket(seed),
    async close() {
      await sellers.close();
      await tokens.close();
    },
  };
}
