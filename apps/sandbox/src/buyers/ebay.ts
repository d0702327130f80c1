import { placeOrders } from '../ebay/buy.ts';
import type { EbayWorld } from '../ebay/ebay-world.ts';
import { activeIds, viewListing } from '../ebay/listing-view.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { BuyersMarket } from './automatic.ts';

export function ebayBuyers(world: EbayWorld): BuyersMarket {
  return {
    connected: () =>
      world.ebay.sellers.profiles
        .map(({ username }) => username)
        .filter((username) => world.ebay.tokens.grantsOf(username) > 0),
    async buyOne(username, pick) {
      const seller = await world.ebay.sellers.open(username);
      if (!seller) return false;
      const site = pick(ebaySites.filter(({ marketplaceId }) => activeIds(seller, marketplaceId).length > 0));
      const itemId = site && pick(activeIds(seller, site.marketplaceId));
      const view = itemId === undefined ? undefined : viewListing(world, seller, itemId);
      // A bid is not a purchase, and a classified ad cannot be bought on the site.
      if (!view || view.format !== undefined) return false;
      const variation = pick(view.variations.filter((one) => one.quantity > 0));
      if ((variation ?? view).quantity < 1) return false;
      await placeOrders(world, seller, [{ itemId: view.itemId, sku: variation?.sku, quantity: 1 }], false);
      return true;
    },
  };
}
