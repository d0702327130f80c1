import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { mountIcon } from './icon.ts';
import { mountMedia } from './media.ts';

/** The pictures of goods, and the icon that browsers request. */
export function mountPublicPages(app: FastifyInstance, world: World): void {
  mountIcon(app);
  mountMedia(app, world);
}
