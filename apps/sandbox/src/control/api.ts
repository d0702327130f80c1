import type { FastifyInstance } from 'fastify';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { listListings } from './listings.ts';

const PAGE = 200;
const LARGEST_PAGE = 5000;

export class ControlRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function requireSeller(world: World, username: string | undefined) {
  const seller = await world.sellers.open(username ?? world.sellers.profiles[0]?.username ?? '');
  if (!seller) throw new ControlRefusal(404, `there is no seller ${username}`);
  return seller;
}

export function mountControlApi(app: FastifyInstance, world: World): void {
  app.get('/control/api/catalog', () => world.catalog.report);

  app.get('/control/api/sellers', async () => {
    const sellers = [];
    for (const profile of world.sellers.profiles) {
      const seller = await world.sellers.open(profile.username);
      if (!seller) continue;
      const live = Object.fromEntries(
        ebaySites.map((site) => [
          site.site,
          seller.liveIds(site.marketplaceId).length +
            (site.marketplaceId === profile.homeMarketplace ? seller.home.activeIds().length : 0),
        ]),
      );
      sellers.push({
        username: profile.username,
        userId: profile.userId,
        shopName: profile.shopName,
        homeMarketplace: profile.homeMarketplace,
        connections: world.tokens.grantsOf(profile.username),
        orders: seller.state.orders.size,
        live,
      });
    }
    return { sellers };
  });

  app.get<{ Querystring: { seller?: string; site?: string; after?: string; limit?: string } }>(
    '/control/api/listings',
    async (request) => {
      const { seller: username, site, after, limit } = request.query;
      const seller = await requireSeller(world, username);
      const wanted = Math.max(1, Math.min(LARGEST_PAGE, Number(limit ?? PAGE) || PAGE));
      return listListings(world, seller, { site, after, limit: wanted });
    },
  );
}
