import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { mountIcon } from './icon.ts';
import { mountListingPage } from './listing-page.ts';
import { mountMedia } from './media.ts';

/** What a buyer can open, and what browsers ask for beside it. */
export function mountPublicPages(app: FastifyInstance, world: World): void {
  mountIcon(app);
  mountMedia(app, world);
  mountListingPage(app, world);
}
