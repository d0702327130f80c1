/*
 * What a visitor's browser loads before it can show a screen, in bytes over the wire: JavaScript, CSS and messages, brotli. Of the six
 * languages the one counts whose words weigh most for that screen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { fromRoot } from './lib/paths.mjs';
import { wireBytes } from './lib/precompress.mjs';

const KB = 1024;
const SIGN_IN_LIMIT_KB = 150;
const SCREEN_LIMIT_KB = 320;

const ROUTES = 'apps/portal/src/app/routes/routes.data.ts';
const DIST = 'apps/portal/dist';
const LANGUAGES = readdirSync(fromRoot('packages/i18n/messages'));

/** Words that every page may have to say. */
const SHARED_ROOMS = ['app', 'errors'];

/**
 * @typedef {{ name: string, limitKb: number, sources: string[], rooms: string[] }} FirstLoad
 * `sources` are what the entry fetches at once to show the screen; `rooms` are the messages it says.
 */

/** @returns {Promise<FirstLoad[]>} the sign-in page, and every address of the portal's own table */
async function firstLoads() {
  const { code } = await transform(readFileSync(fromRoot(ROUTES), 'utf8'), { loader: 'ts', format: 'esm' });
  const table = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const signIn = {
    name: 'sign-in page',
    limitKb: SIGN_IN_LIMIT_KB,
    sources: ['src/features/session/landing-screen.tsx'],
    rooms: ['session'],
  };
  return [signIn, ...table.ROUTES.flatMap((route) => screensOf(route, table))];
}

/** @param {() => unknown} load @returns {string} the file that a screen is imported from, from the portal's folder */
function fileOf(load) {
  const path = /import\(["']([^"']+)["']\)/.exec(String(load))?.[1];
  if (path === undefined) throw new Error(`${ROUTES}: a screen imports no file: ${load}`);
  return join('src/app/routes', path);
}

/** @returns {FirstLoad[]} a route's screen in the frame, and the visitor's in theirs where it is another one */
function screensOf({ path, screen, visitorScreen, rooms }, { SCREENS, FRAME_ROOMS, VISITOR_FRAME_ROOMS }) {
  const load = (name, file, frame, words) => ({
    name,
    limitKb: SCREEN_LIMIT_KB,
    sources: [fileOf(SCREENS[file]), `src/app/frame/${frame}.tsx`],
    rooms: [...words, ...rooms],
  });
  const seller = load(path, screen, 'frame', FRAME_ROOMS);
  return visitorScreen === undefined
    ? [seller]
    : [seller, load(`${path} (visitor)`, visitorScreen, 'visitor-frame', VISITOR_FRAME_ROOMS)];
}

/** @returns {Promise<{ name: string, bytes: number, limit: number, language: string, files: string[] }[]>} */
export async function measure() {
  const manifest = JSON.parse(readFileSync(fromRoot(DIST, '.vite/manifest.json'), 'utf8'));
  /** @type {Map<string, Promise<number>>} Most files are part of many first loads. */
  const sizes = new Map();
  const sizeOf = (file) => {
    const known = sizes.get(file) ?? wireBytes(readFileSync(fromRoot(DIST, file)));
    sizes.set(file, known);
    return known;
  };
  return Promise.all(
    (await firstLoads()).map(async ({ name, limitKb, sources, rooms }) => {
      const said = [...new Set([...SHARED_ROOMS, ...rooms])];
      const loads = await Promise.all(
        LANGUAGES.map(async (language) => {
          const words = said.map((room) => fileOfWords(room, language));
          const files = filesOf(manifest, ['index.html', ...sources, ...words]);
          const bytes = (await Promise.all(files.map(sizeOf))).reduce((one, other) => one + other, 0);
          return { name, bytes, limit: limitKb * KB, language, files };
        }),
      );
      return loads.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    }),
  );
}

/** Countries are named by a package of their own; everything else by our messages. @param {string} room @param {string} language */
function fileOfWords(room, language) {
  return room === 'places'
    ? `../../node_modules/i18n-iso-countries/langs/${language}.json`
    : `../../packages/i18n/messages/${language}/${room}.json`;
}

/**
 * The files of some sources with everything that they import statically.
 * @throws where the portal has no such source any more: a budget must not pass because it measures nothing
 */
function filesOf(manifest, sources) {
  const files = new Set(['index.html']);
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The portal's build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files];
}

/** @returns {Promise<string[]>} */
export async function checkSize() {
  const measured = await measure();
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, bytes, limit, language } of measured) {
    console.log(`  ${name.padEnd(width)} ${(bytes / KB).toFixed(1).padStart(6)} of ${limit / KB} KB (${language})`);
  }
  return measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ name, bytes, limit, language }) =>
        `${name} loads ${(bytes / KB).toFixed(1)} KB in ${language}; at most ${limit / KB} KB`,
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = await checkSize();
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
