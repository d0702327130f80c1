import type { FastifyInstance } from 'fastify';
import type { Buyers } from '../buyers/buyers.ts';
import { answerErrors, answerNotServed } from '../platform/error-answers.ts';
import type { World } from '../world.ts';
import { mountAccess } from './access.ts';
import { mountAdvertising } from './advertising.ts';
import { mountAmazonControl } from './amazon.ts';
import { mountBuyers } from './buyers.ts';
import { mountCategories } from './categories.ts';
import { mountConsole } from './console.ts';
import { mountHomeEdits } from './home-edits.ts';
import { mountListings } from './listings-api.ts';
import { mountMachine } from './machine.ts';
import { mountNotifications } from './notifications.ts';
import { mountOctopiaControl } from './octopia.ts';
import { mountOrderChanges } from './order-changes.ts';
import { mountOrders } from './orders.ts';
import { refuseForeignPages } from './own-pages.ts';
import { mountRatesControl } from './rates.ts';
import { mountSellers } from './sellers.ts';
import { mountStripeControl } from './stripe.ts';
import { mountTaxOfficesControl } from './tax-offices.ts';

/** The sandbox's own console and the JSON API below it. */
export function mountControl(app: FastifyInstance, world: World, buyers: Buyers): void {
  refuseForeignPages(app, world.config.publicUrl);
  app.get('/control/api/catalog', () => world.catalog.report);
  mountSellers(app, world);
  mountAccess(app, world);
  mountAdvertising(app, world);
  mountListings(app, world);
  mountCategories(app, world);
  mountHomeEdits(app, world);
  mountOrders(app, world);
  mountOrderChanges(app, world);
  mountNotifications(app, world);
  mountMachine(app, world);
  mountBuyers(app, '/control/api', buyers.ebay);
  mountAmazonControl(app, world, buyers.amazon);
  mountOctopiaControl(app, world, buyers.octopia);
  mountStripeControl(app, world);
  mountRatesControl(app, world);
  mountTaxOfficesControl(app, world);
  mountConsole(app, world, buyers);

  app.setNotFoundHandler(answerNotServed);
  answerErrors(app, world.log, (error, _request, reply) => {
    return reply.send({ error: reply.statusCode >= 500 ? 'the sandbox failed' : error.message });
  });
}
