/*
 * npm run secret:rotate: changes the secret with which marketplace tokens are encrypted, whether or not Quayside is
 * running.
 */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale();
await import('../apps/server/dist/rotate-secret.js');
