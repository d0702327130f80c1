import type { AmazonWorld } from '../amazon/amazon-world.ts';
import { buyOnAmazon } from '../amazon/buy.ts';
import { settleDue } from '../amazon/processing.ts';
import { amazonSites } from '../amazon/sites.data.ts';
import type { BuyersMarket } from './automatic.ts';

export function amazonMarketBuyers(world: AmazonWorld): BuyersMarket {
  const { sellers, tokens } = world.amazon;
  return {
    connected: () =>
      sellers.profiles.map(({ username }) => username).filter((username) => tokens.grantsOf(username) > 0),
    async buyOne(username, pick) {
      const seller = await sellers.open(username);
      if (!seller) return false;
      await settleDue(world, seller);
      const site = pick(amazonSites.filter(({ marketplaceId }) => seller.skusOn(marketplaceId).length > 0));
      const sku = site && pick(seller.skusOn(site.marketplaceId));
      if (site === undefined || sku === undefined) return false;
      await buyOnAmazon(world, seller, {
        lines: [{ sku, quantity: 1 }],
        site,
        isPending: false,
        isForced: false,
      });
      return true;
    },
  };
}
