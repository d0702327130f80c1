/* The Quayside that the browser tests use: the whole of it, as npm start would, on an empty data directory. */

import { removeDataDir } from './data-dir.mjs';
import { fromRoot } from './paths.mjs';

await removeDataDir(fromRoot('.build/e2e-data'));
process.env.QUAYSIDE_DATA = fromRoot('.build/e2e-data');
await import('../start.mjs');
