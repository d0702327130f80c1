import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { mountIcon } from './icon.ts';
import { mountMedia } from './media.ts';

/** The pictures of goods, and what browsers ask for beside them. */
export function mountPublicPages(app: FastifyInstance, world: World): void {
  mountIcon(app);
  mountMedia(app, world);
}
