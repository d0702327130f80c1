import type { FastifyInstance } from 'fastify';
import { renewTree } from '../ebay/site-categories.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { ControlRefusal, readFields, requiredText } from './read.ts';

/** Publishes a site's category tree anew, as eBay does a few times a year. */
export function mountCategories(app: FastifyInstance, world: World): void {
  app.post('/control/api/categories/renew', (request) => {
    const name = requiredText(readFields(request.body), 'site');
    const site = ebaySites.find((one) => one.site === name);
    if (!site) throw new ControlRefusal(400, `there is no site ${name}`);
    renewTree(world, site.marketplaceId);
    return { site: name };
  });
}
