import type { FastifyInstance } from 'fastify';
import { renewTree } from '../ebay/site-categories.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { ControlRefusal, readFields, requiredText } from './read.ts';

function siteOf(name: string) {
  const site = ebaySites.find((one) => one.site === name);
  if (!site) throw new ControlRefusal(400, `there is no site ${name}`);
  return site;
}

/** Changes eBay's categories and what they require. */
export function mountCategories(app: FastifyInstance, world: World): void {
  /** Publishes a new version of a site's category tree, as eBay does a few times a year. */
  app.post('/control/api/categories/renew', (request) => {
    const name = requiredText(readFields(request.body), 'site');
    renewTree(world, siteOf(name).marketplaceId);
    return { site: name };
  });

  /** From now on, goods in the category need an energy label. */
  app.post('/control/api/categories/energy', (request) => {
    const fields = readFields(request.body);
    const { marketplaceId } = siteOf(requiredText(fields, 'site'));
    const categoryId = requiredText(fields, 'categoryId');
    world.ebay.energyLabelled.add(`${marketplaceId} ${categoryId}`);
    return { marketplaceId, categoryId };
  });

  /** From now on, goods in the category need hazard statements (`HAZMAT`) or safety warnings (`PRODUCT_SAFETY`). */
  app.post('/control/api/categories/labels', (request) => {
    const fields = readFields(request.body);
    const { marketplaceId } = siteOf(requiredText(fields, 'site'));
    const categoryId = requiredText(fields, 'categoryId');
    const duty = requiredText(fields, 'duty');
    if (duty !== 'HAZMAT' && duty !== 'PRODUCT_SAFETY') throw new ControlRefusal(400, `there is no duty ${duty}`);
    world.ebay.labelled.add(`${duty} ${marketplaceId} ${categoryId}`);
    return { marketplaceId, categoryId, duty };
  });
}
