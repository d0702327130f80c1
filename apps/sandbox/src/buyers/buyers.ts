import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { amazonMarketBuyers } from './amazon.ts';
import { type AutomaticBuyers, createAutomaticBuyers } from './automatic.ts';
import { ebayBuyers } from './ebay.ts';
import { octopiaMarketBuyers } from './octopia.ts';

/** The automatic buyers of each marketplace. */
export interface Buyers {
  ebay: AutomaticBuyers;
  amazon: AutomaticBuyers;
  octopia: AutomaticBuyers;
}

/** Creates the automatic buyers. They start when the console switches them on, and stop when the sandbox closes. */
export function createBuyers(app: FastifyInstance, world: World): Buyers {
  const buyers: Buyers = {
    ebay: createAutomaticBuyers(world, ebayBuyers(world)),
    amazon: createAutomaticBuyers(world, amazonMarketBuyers(world)),
    octopia: createAutomaticBuyers(world, octopiaMarketBuyers(world)),
  };
  app.addHook('onClose', (_instance, done) => {
    for (const one of Object.values(buyers)) one.stop();
    done();
  });
  return buyers;
}
