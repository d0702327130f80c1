import type { Catalog } from '../catalog/catalog.ts';
import type { SandboxConfig } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { type CompetitorMarket, createMarket } from './competitors.ts';
import { type Credentials, openCredentials } from './credentials.ts';
import { builtinGoods, type Good } from './goods.ts';
import { createOctopiaSellers, type OctopiaSellers } from './seller.ts';
import { octopiaProfiles } from './sellers.data.ts';
import { createShopGoods } from './shop-goods.ts';

/** What the rooms of Octopia's part share. */
export interface OctopiaWorld {
  sellers: OctopiaSellers;
  credentials: Credentials;
  catalogue: Catalogue;
  goods: readonly Good[];
  market: CompetitorMarket;
  close(): Promise<void>;
}

export async function openOctopia(
  { dataDirectory, publicUrl, octopiaClients, seed }: SandboxConfig,
  { clock, catalog, log }: { clock: Clock; catalog: Catalog; log: Log },
): Promise<OctopiaWorld> {
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
