import type { FastifyError, FastifyInstance } from 'fastify';
import { invalidInput } from '../amazon/errors.ts';
import { amazonMarketBuyers } from '../buyers/amazon.ts';
import { createAutomaticBuyers } from '../buyers/automatic.ts';
import { ebayBuyers } from '../buyers/ebay.ts';
import { octopiaMarketBuyers } from '../buyers/octopia.ts';
import { refusal } from '../ebay/errors.ts';
import { OctopiaRefusal, problemOf } from '../octopia/errors.ts';
import { StorageError } from '../platform/journal.ts';
import type { World } from '../world.ts';
import { mountAccess } from './access.ts';
import { mountAmazonControl } from './amazon.ts';
import { mountBuyers } from './buyers.ts';
import { mountConsole } from './console.ts';
import { mountHomeEdits } from './home-edits.ts';
import { mountListings } from './listings-api.ts';
import { mountMachine } from './machine.ts';
import { mountNotifications } from './notifications.ts';
import { mountOctopiaControl } from './octopia.ts';
import { mountOrders } from './orders.ts';
import { refuseForeignPages } from './own-pages.ts';
import { ControlRefusal } from './read.ts';
import { mountSellers } from './sellers.ts';

/** The sandbox's own console and the JSON beneath it. */
export function mountControl(app: FastifyInstance, world: World): void {
  const buyers = createAutomaticBuyers(world, ebayBuyers(world));
  const amazonBuyers = createAutomaticBuyers(world, amazonMarketBuyers(world));
  const octopiaBuyers = createAutomaticBuyers(world, octopiaMarketBuyers(world));
  app.addHook('onClose', (_instance, done) => {
    buyers.stop();
    amazonBuyers.stop();
    octopiaBuyers.stop();
    done();
  });
  refuseForeignPages(app, world.config.publicUrl);
  app.get('/control/api/catalog', () => world.catalog.report);
  mountSellers(app, world);
  mountAccess(app, world);
  mountListings(app, world);
  mountHomeEdits(app, world);
  mountOrders(app, world);
  mountNotifications(app, world);
  mountMachine(app, world);
  mountBuyers(app, '/control/api', buyers);
  mountAmazonControl(app, world, amazonBuyers);
  mountOctopiaControl(app, world, octopiaBuyers);
  mountConsole(app, world, { ebay: buyers, amazon: amazonBuyers, octopia: octopiaBuyers });

  app.setErrorHandler((error: FastifyError | ControlRefusal | StorageError, request, reply) => {
    if (error instanceof ControlRefusal) return reply.code(error.status).send({ error: error.message });
    if (error instanceof StorageError) return reply.code(507).send({ error: 'storage is not available' });
    const status = error.statusCode ?? 500;
    if (status >= 500) world.log.error('request failed', { path: request.url, reason: String(error.stack ?? error) });
    if (request.url.startsWith('/ebay/')) {
      return reply.code(status).send({ errors: refusal(status, 2004, { additionalInfo: error.message }).errors });
    }
    if (request.url.startsWith('/amazon/')) {
      return reply.code(status).send({ errors: invalidInput('The request could not be read.', error.message).errors });
    }
    if (request.url.startsWith('/octopia/')) {
      const problem = problemOf(new OctopiaRefusal(status, error.message), request.id);
      return reply.code(status).type('application/problem+json').send(JSON.stringify(problem));
    }
    return reply.code(status).send({ error: status >= 500 ? 'the sandbox failed' : error.message });
  });
}
