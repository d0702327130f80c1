import type { Machine } from '../platform/machine.ts';
import { type Buckets, createBuckets } from './buckets.ts';
import { type CompetitorMarket, createMarket } from './competitors.ts';
import { type LwaTokens, openLwaTokens } from './lwa-tokens.ts';
import { type AmazonSellers, createAmazonSellers } from './seller.ts';
import { amazonProfiles } from './sellers.data.ts';
import { createGoods, type Goods } from './shop.ts';

/** The state of Amazon. */
export interface AmazonState {
  sellers: AmazonSellers;
  tokens: LwaTokens;
  buckets: Buckets;
  goods: Goods;
  market: CompetitorMarket;
  close(): Promise<void>;
}

/** The state and the tools that Amazon's calls use. */
export interface AmazonWorld extends Machine {
  amazon: AmazonState;
}

export async function openAmazon({ config, clock, catalog, log }: Machine): Promise<AmazonState> {
  const { dataDirectory, publicUrl, amazonClients, seed } = config;
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
