import type { FastifyInstance } from 'fastify';
import type { Seller } from '../ebay/seller.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { mountClientSecrets } from './client-secrets.ts';
import { revokeEbaySeller } from './notifications.ts';
import { ControlRefusal, optionalText, readFields } from './read.ts';

/** The given seller, or the first one. */
export async function requireSeller(world: World, username: string | undefined): Promise<Seller> {
  const seller = await world.ebay.sellers.open(username ?? world.ebay.sellers.profiles[0]?.username ?? '');
  if (!seller) throw new ControlRefusal(404, `there is no seller ${username}`);
  return seller;
}

export async function describeSellers(world: World) {
  const described = [];
  for (const profile of world.ebay.sellers.profiles) {
    const seller = await world.ebay.sellers.open(profile.username);
    if (!seller) continue;
    const live = ebaySites.map((site): [string, number] => {
      const home = site.marketplaceId === profile.homeMarketplace ? seller.home.activeIds().length : 0;
      return [site.site, seller.liveIds(site.marketplaceId).length + home];
    });
    described.push({
      username: profile.username,
      userId: profile.userId,
      shopName: profile.shopName,
      homeMarketplace: profile.homeMarketplace,
      /** Consents that were given and not revoked. */
      connections: world.ebay.tokens.grantsOf(profile.username),
      orders: seller.state.orders.size,
      /** Live listings by site, including the home site. */
      live: Object.fromEntries(live),
    });
  }
  return described;
}

export function mountSellers(app: FastifyInstance, world: World): void {
  app.get('/control/api/sellers', async () => ({ sellers: await describeSellers(world) }));

  app.post('/control/api/tokens/revoke', async (request) => {
    const fields = readFields(request.body);
    const { profile } = await requireSeller(world, optionalText(fields, 'seller'));
    return revokeEbaySeller(world, profile.username, fields);
  });

  mountClientSecrets(app, '/control/api', world.ebay.tokens, (clientId) =>
    world.config.ebayClients.some((client) => client.clientId === clientId),
  );
}
