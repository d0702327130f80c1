import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { viewListing } from '../ebay/listing-view.ts';
import type { Seller } from '../ebay/seller.ts';
import { isCountry } from '../ebay/ship-to.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { type ListingRow, listListings, shippingRow } from './listings.ts';
import { ControlRefusal, pageLimit } from './read.ts';
import { requireSeller } from './sellers.ts';

const PAGE = 200;
const LARGEST_PAGE = 5000;
const columns = [
  'seller',
  'sku',
  'site',
  'itemId',
  'offerId',
  'title',
  'price',
  'currency',
  'quantity',
  'sold',
  'status',
  'revisions',
] as const satisfies readonly (keyof ListingRow)[];

const csvCell = (value: string | number | null): string => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function checkSite(site: string | undefined): string | undefined {
  if (site === undefined || site === '') return undefined;
  if (ebaySites.some((known) => known.site === site)) return site;
  throw new ControlRefusal(400, `there is no site ${site}`);
}

function* csvLines(world: World, seller: Seller, site: string | undefined): Generator<string> {
  yield `${columns.join(',')}\r\n`;
  let after: string | undefined;
  do {
    const { rows, next } = listListings(world, seller, { site, after, limit: 1000 });
    yield rows.map((row) => `${columns.map((column) => csvCell(row[column])).join(',')}\r\n`).join('');
    after = next ?? undefined;
  } while (after !== undefined);
}

type Query = { seller?: string; site?: string; after?: string; limit?: string };

export function mountListings(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: Query }>('/control/api/listings', async (request) => {
    const seller = await requireSeller(world, request.query.seller);
    const limit = pageLimit(request.query.limit, { usual: PAGE, most: LARGEST_PAGE });
    return listListings(world, seller, { site: checkSite(request.query.site), after: request.query.after, limit });
  });

  app.get<{ Querystring: { seller?: string; itemId?: string; country?: string } }>(
    '/control/api/listings/shipping',
    async ({ query }) => {
      const seller = await requireSeller(world, query.seller);
      const view = viewListing(world, seller, query.itemId ?? '');
      if (!view) throw new ControlRefusal(404, `there is no listing ${query.itemId ?? ''}`);
      const country = query.country ?? view.site.country;
      if (!isCountry(country)) throw new ControlRefusal(400, `there is no country ${country}`);
      return { itemId: view.itemId, country, shipping: shippingRow(view, country) };
    },
  );

  app.get<{ Querystring: { seller?: string; itemId?: string } }>(
    '/control/api/listings/regulatory',
    async ({ query }) => {
      const seller = await requireSeller(world, query.seller);
      const view = viewListing(world, seller, query.itemId ?? '');
      if (!view) throw new ControlRefusal(404, `there is no listing ${query.itemId ?? ''}`);
      return { itemId: view.itemId, site: view.site.site, regulatory: view.regulatory };
    },
  );

  app.get<{ Querystring: { seller?: string; itemId?: string } }>(
    '/control/api/listings/description',
    async ({ query }) => {
      const seller = await requireSeller(world, query.seller);
      const view = viewListing(world, seller, query.itemId ?? '');
      if (!view) throw new ControlRefusal(404, `there is no listing ${query.itemId ?? ''}`);
      return {
        itemId: view.itemId,
        site: view.site.site,
        condition: view.condition.name,
        description: view.description,
      };
    },
  );

  app.get<{ Querystring: Query }>('/control/api/listings.csv', async (request, reply) => {
    const seller = await requireSeller(world, request.query.seller);
    return reply
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvLines(world, seller, checkSite(request.query.site))));
  });
}
