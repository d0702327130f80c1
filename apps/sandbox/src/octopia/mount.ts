import type { FastifyInstance } from 'fastify';
import { cancellationsOperations } from './cancellations.ts';
import { categoriesOperations } from './categories.ts';
import { mountCredentialsPage } from './credentials-page.ts';
import { mountOctopiaOAuth } from './oauth.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import { offersOperations } from './offers.ts';
import { mountOctopiaOperations, type OctopiaOperation } from './operation.ts';
import { ordersOperations } from './orders.ts';
import { packagesOperations } from './packages.ts';
import { productsOperations } from './products.ts';
import { sellersOperations } from './sellers-api.ts';

const octopiaOperations: readonly OctopiaOperation[] = [
  ...cancellationsOperations,
  ...categoriesOperations,
  ...offersOperations,
  ...ordersOperations,
  ...packagesOperations,
  ...productsOperations,
  ...sellersOperations,
];

/** Octopia's hosts under `/octopia`: the realm that gives tokens, the sellers' API, and the page of API credentials. */
export function mountOctopia(app: FastifyInstance, world: OctopiaWorld): void {
  mountOctopiaOAuth(app, world);
  mountCredentialsPage(app, world);
  mountOctopiaOperations(app, world, octopiaOperations);
}
