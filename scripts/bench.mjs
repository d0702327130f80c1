/*
 * npm run bench: the product's speed, each figure compared with a baseline measured in the same run. Nothing here
 * passes or fails.
 */
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { code } = await run(process.execPath, ['--import', 'tsx', 'bench/main.ts']);
process.exit(code);
