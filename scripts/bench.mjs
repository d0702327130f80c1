/*
 * npm run bench: the product's speed, each figure compared with a baseline measured in the same run. Nothing here
 * passes or fails. `npm run bench idle` runs `bench/idle.ts` instead; further arguments are passed on.
 */
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const [name = 'main', ...rest] = process.argv.slice(2);
const { code } = await run(process.execPath, ['--import', 'tsx', `bench/${name}.ts`, ...rest]);
process.exit(code);
