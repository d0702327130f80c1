import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { mountListingPage } from './listing-page.ts';
import { mountMedia } from './media.ts';

/** What a buyer can open. */
export function mountPublicPages(app: FastifyInstance, world: World): void {
  mountMedia(app, world);
  mountListingPage(app, world);
}
