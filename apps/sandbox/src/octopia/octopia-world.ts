import type { Machine } from '../platform/machine.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { type CompetitorMarket, createMarket } from './competitors.ts';
import { type Credentials, openCredentials } from './credentials.ts';
import { builtinGoods, type Good } from './goods.ts';
import { createOctopiaSellers, type OctopiaSellers } from './seller.ts';
import { octopiaProfiles } from './sellers.data.ts';
import { createShopGoods } from './shop-goods.ts';

/** The state that Octopia stores. */
export interface OctopiaState {
  sellers: OctopiaSellers;
  credentials: Credentials;
  catalogue: Catalogue;
  goods: readonly Good[];
  market: CompetitorMarket;
  close(): Promise<void>;
}

/** The state and the tools that Octopia's calls get. */
export interface OctopiaWorld extends Machine {
  octopia: OctopiaState;
}

export async function openOctopia({ config, clock, catalog, log }: Machine): Promise<OctopiaState> {
  const { dataDirectory, publicUrl, octopiaClients, seed } = config;
  const goods = builtinGoods(publicUrl);
  const catalogue = await openCatalogue(dataDirectory, goods, createShopGoods(catalog, publicUrl));
  const credentials = await openCredentials(dataDirectory, clock, octopiaClients, octopiaProfiles);
  const sellers = createOctopiaSellers(octopiaProfiles, { dataDirectory, goods, log });
  return {
    sellers,
    credentials,
    catalogue,
    goods,
    market: createMarket(seed),
    async close() {
      await sellers.close();
      await credentials.close();
      await catalogue.close();
    },
  };
}
