import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openAmazon } from './amazon/amazon-world.ts';
import { amazonPlugin } from './amazon/plugin.ts';
import { createBuyers } from './buyers/buyers.ts';
import { loadCatalog } from './catalog/catalog.ts';
import type { SandboxConfig } from './config.ts';
import { mountControl } from './control/mount.ts';
import { openEbay } from './ebay/ebay-world.ts';
import { ebayPlugin } from './ebay/plugin.ts';
import { ecbPlugin } from './ecb/plugin.ts';
import { createRatesState } from './ecb/reference-rates.ts';
import { enginesPlugin } from './engines/plugin.ts';
import { openOctopia } from './octopia/octopia-world.ts';
import { octopiaPlugin } from './octopia/plugin.ts';
import { readBodies } from './platform/bodies.ts';
import { lockDirectory } from './platform/directory-lock.ts';
import { createFaults } from './platform/faults.ts';
import type { Log } from './platform/log.ts';
import type { Machine } from './platform/machine.ts';
import { createRequestLog } from './platform/request-log.ts';
import { openSystem } from './platform/system.ts';
import { mountPublicPages } from './public/mount.ts';
import { stripePlugin } from './stripe/plugin.ts';
import { openStripe } from './stripe/stripe-world.ts';
import { taxOfficesPlugin } from './tax-offices/plugin.ts';
import { openTaxOffices } from './tax-offices/registers-state.ts';
import type { World } from './world.ts';

export interface Sandbox {
  app: FastifyInstance;
  world: World;
  close(): Promise<void>;
}

/** 25 items with long descriptions, and a feed's upload, stay well below this. */
const BODY_LIMIT = 16 * 1024 * 1024;
/** A SKU has 50 characters; percent-encoded, each may take twelve. */
const PARAM_LENGTH = 700;

/** Builds the whole sandbox, without listening yet. */
export async function buildSandbox(config: SandboxConfig, log: Log): Promise<Sandbox> {
  const { dataDirectory } = config;
  const lock = await lockDirectory(dataDirectory);
  const catalog = await loadCatalog(config.catalogPath, log, config.catalogSize);
  const system = await openSystem(join(dataDirectory, 'system'), catalog);
  if (catalog.report.changedSinceSeeded) {
    log.info('the catalogue differs from the one that the kept state began with; the state is kept', {
      source: catalog.report.source,
    });
  }
  const { clock } = system;
  const faults = createFaults(config.seed);
  const machine: Machine = { config, clock, log, catalog, faults, requests: createRequestLog() };
  const world: World = {
    ...machine,
    ebay: await openEbay(machine),
    amazon: await openAmazon(machine),
    octopia: await openOctopia(machine),
    stripe: await openStripe(machine),
    ecb: createRatesState(),
    taxOffices: openTaxOffices(),
  };

  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LENGTH },
    forceCloseConnections: true,
  });
  readBodies(app);
  // A marketplace's responses are dated by its own clock.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(clock.now()).toUTCString());
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.register(ebayPlugin, { world });
  app.register(amazonPlugin, { world });
  app.register(octopiaPlugin, { world });
  app.register(stripePlugin, { world });
  app.register(enginesPlugin, { world });
  app.register(ecbPlugin, { world });
  app.register(taxOfficesPlugin, { world });
  mountControl(app, world, createBuyers(app, world));
  mountPublicPages(app, world);

  return {
    app,
    world,
    async close() {
      await app.close();
      await world.stripe.close();
      await world.octopia.close();
      await world.amazon.close();
      await world.ebay.close();
      await system.close();
      lock.release();
    },
  };
}
