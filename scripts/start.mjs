/* npm start, and with --dev npm run dev. Needs only Node and npm: it installs missing dependencies and builds stale parts. */
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
await ensureInstalled();
const { buildStale } = await import('./build.mjs');
try {
  await buildStale();
} catch (error) {
  console.error(`Quayside can not be built: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

if (process.argv.includes('--dev')) {
  const { develop } = await import('./lib/develop.mjs');
  await develop();
} else {
  const { start } = await import('../apps/server/dist/launcher.js');
  await start({ cwd: ROOT, env: process.env });
}
