import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** Ends the process with one line if this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Quayside needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}`);
  process.exit(1);
}

/** Installs the exact dependencies of package-lock.json unless they are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing dependencies; this takes about a minute, once …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code === 0 && isInstalled()) return;
  console.error('The dependencies could not be installed: see above, then run npm ci');
  process.exit(1);
}

/**
 * Whether node_modules contains every package of the lockfile in its version. npm records the installed packages as its last
 * step, so an interrupted installation does not count. Packages for other systems may be missing.
 */
function isInstalled() {
  const installedFile = fromRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    const isOurs = !path.startsWith('node_modules/');
    if (isOurs || entry.link || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[path]?.version === entry.version;
  });
}
