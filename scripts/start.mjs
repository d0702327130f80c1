/* npm start, and with --dev npm run dev. Needs only Node and npm: it installs missing dependencies and builds stale parts. */
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
// A process of its own, because the tools of a build keep a gigabyte of memory as long as their process runs.
const { code } = await run(process.execPath, ['scripts/build.mjs', '--stale']);
if (code !== 0) process.exit(1);

if (process.argv.includes('--dev')) {
  const { develop } = await import('./lib/develop.mjs');
  await develop();
} else {
  const { start } = await import('../apps/server/dist/launcher.js');
  await start({ cwd: ROOT, env: process.env });
}
