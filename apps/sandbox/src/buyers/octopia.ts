import { buyOnOctopia } from '../octopia/buy.ts';
import type { OctopiaWorld } from '../octopia/octopia-world.ts';
import { settleDue } from '../octopia/processing.ts';
import type { BuyersMarket } from './automatic.ts';

export function octopiaMarketBuyers(world: OctopiaWorld): BuyersMarket {
  const { sellers, credentials } = world.octopia;
  return {
    connected: () =>
      sellers.profiles.map(({ username }) => username).filter((username) => credentials.connectionsOf(username) > 0),
    async buyOne(username, pick) {
      const seller = await sellers.open(username);
      if (!seller) return false;
      await settleDue(world, seller);
      const offer = pick([...seller.state.offers.values()].filter(({ quantity }) => quantity > 0));
      if (offer === undefined) return false;
      const lines = [{ reference: offer.reference, quantity: 1 }];
      await buyOnOctopia(world, seller, { lines, isProcessing: false, isForced: false, supplyMode: 'Seller' });
      return true;
    },
  };
}
