/* The complete Quayside for the browser tests, started as npm start does, with an empty data directory. */

import { removeDataDir } from './data-dir.mjs';

const dataDir = process.env.QUAYSIDE_DATA;
if (dataDir === undefined) throw new Error('QUAYSIDE_DATA has to name the data directory, which is emptied first.');
await removeDataDir(dataDir);
await import('../start.mjs');
