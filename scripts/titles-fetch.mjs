/* npm run titles:fetch -- de fr it es: brings models of the offline translation engine into the data directory. */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
const { buildStalePrograms } = await import('./build.mjs');
await buildStalePrograms();
await import('../apps/server/dist/titles-fetch.js');
