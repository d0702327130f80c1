/*
 * The bytes that a browser transfers before it can show a screen: JavaScript, CSS and messages, with brotli. The largest of the six
 * languages counts for each screen. And the bytes of our own code that a gateway or worker loads at its start.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PROGRAMS } from './build.mjs';
import { filesOf, LANGUAGES, readFirstLoads, sourcesOfWords } from './lib/first-loads.mjs';
import { BUILT_FILES } from './lib/keep-build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { wireBytes } from './lib/precompress.mjs';

const KB = 1024;
const SIGN_IN_LIMIT_KB = 120;
const SCREEN_LIMIT_KB = 266;
const SERVER_LIMIT_KB = 2_734; // 2.8 MB: code and tables of rare tasks are imported when one begins.

const DIST = 'apps/portal/dist';
const PAGE = 'index.html';

/** @param {import('./lib/first-loads.mjs').FirstLoad} load */
function nameOf({ path, isVisitors }) {
  if (path === null) return 'sign-in page';
  return isVisitors ? `${path} (visitor)` : path;
}

/** @returns {Promise<{ name: string, bytes: number, limit: number, language: string, files: string[] }[]>} */
export async function measure() {
  const manifest = JSON.parse(readFileSync(fromRoot(DIST, '.vite/manifest.json'), 'utf8'));
  /** @type {Map<string, Promise<number>>} Cached, because most files belong to many first loads. */
  const sizes = new Map();
  const sizeOf = (file) => {
    const known = sizes.get(file) ?? wireBytes(readFileSync(fromRoot(DIST, file)));
    sizes.set(file, known);
    return known;
  };
  return Promise.all(
    (await readFirstLoads()).map(async (screen) => {
      const name = nameOf(screen);
      const limit = (screen.path === null ? SIGN_IN_LIMIT_KB : SCREEN_LIMIT_KB) * KB;
      const loads = await Promise.all(
        LANGUAGES.map(async (language) => {
          const words = screen.rooms.flatMap((room) => sourcesOfWords(room, language));
          const files = [PAGE, ...filesOf(manifest, [PAGE, ...screen.sources, ...words])];
          const bytes = (await Promise.all(files.map(sizeOf))).reduce((one, other) => one + other, 0);
          return { name, bytes, limit, language, files };
        }),
      );
      return loads.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    }),
  );
}

/** The program of the gateway and worker, without what it imports later. */
function measureServer() {
  /** @type {Record<string, { bytes: number, atStart: string[] }>} */
  const built = JSON.parse(readFileSync(fromRoot(PROGRAMS.server.outdir, BUILT_FILES), 'utf8'));
  const loaded = new Set(['main.js']);
  for (const file of loaded) for (const other of built[file].atStart) loaded.add(other);
  const bytes = [...loaded].reduce((sum, file) => sum + built[file].bytes, 0);
  return { name: 'server at its start', bytes, limit: SERVER_LIMIT_KB * KB, language: null };
}

/** @returns {Promise<string[]>} */
export async function checkSize() {
  const measured = [...(await measure()), measureServer()];
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, bytes, limit, language } of measured) {
    const note = language === null ? '' : ` (${language})`;
    process.stdout.write(`  ${name.padEnd(width)} ${(bytes / KB).toFixed(1).padStart(6)} of ${limit / KB} KB${note}\n`);
  }
  return measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit, language }) => {
      const where = language === null ? '' : ` in ${language}`;
      return `${name} loads ${(bytes / KB).toFixed(1)} KB${where}; at most ${limit / KB} KB`;
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = await checkSize();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(problems.length === 0 ? 0 : 1);
}
