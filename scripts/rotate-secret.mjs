/* npm run secret:rotate: changes the secret that marketplace tokens are encrypted with, while Quayside runs or not. */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
const { buildStale } = await import('./build.mjs');
await buildStale();
await import('../apps/server/dist/rotate-secret.js');
