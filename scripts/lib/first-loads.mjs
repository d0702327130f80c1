/* The files that a browser loads before it can show a screen, derived from the portal's route table and its build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { transform } from 'esbuild';
import { fromRoot } from './paths.mjs';

const ROUTES = 'apps/portal/src/app/routes/routes.data.ts';

export const LANGUAGES = readdirSync(fromRoot('packages/i18n/messages'));

/** The messages that every page needs before its screen. */
const START_ROOM = 'app';
/** The messages of the sign-in page. `packages/i18n/src/load.ts` loads them without the list of message files. */
const SIGN_IN_ROOMS = [START_ROOM, 'session'];

/**
 * @typedef {{ path: string | null, isVisitors: boolean, sources: string[], rooms: string[] }} FirstLoad
 * `path` is the route's pattern, null for the sign-in page; `sources` are the files that the entry fetches at once to show the screen;
 * `rooms` are the messages that the screen uses.
 */

/** @returns {Promise<FirstLoad[]>} the sign-in page, and every address of the route table */
export async function readFirstLoads() {
  const { code } = await transform(readFileSync(fromRoot(ROUTES), 'utf8'), { loader: 'ts', format: 'esm' });
  const table = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const signIn = {
    path: null,
    isVisitors: true,
    sources: ['src/features/session/landing-screen.tsx'],
    rooms: SIGN_IN_ROOMS,
  };
  return [signIn, ...table.ROUTES.flatMap((route) => screensOf(route, table))];
}

/** @param {() => unknown} load @returns {string} the file that a screen is imported from, relative to the portal's folder */
function fileOf(load) {
  const path = /import\(["']([^"']+)["']\)/.exec(String(load))?.[1];
  if (path === undefined) throw new Error(`${ROUTES}: a screen imports no file: ${load}`);
  return join('src/app/routes', path);
}

/** @returns {FirstLoad[]} a route's screen in the frame, and the visitor's screen if it is a different one */
function screensOf({ path, screen, visitorScreen, rooms }, { SCREENS, FRAME_ROOMS, VISITOR_FRAME_ROOMS }) {
  const load = (isVisitors, file, frame, words) => ({
    path,
    isVisitors,
    sources: [fileOf(SCREENS[file]), `src/app/frame/${frame}.tsx`],
    rooms: [...new Set([START_ROOM, ...words, ...rooms])],
  });
  const seller = load(false, screen, 'frame', FRAME_ROOMS);
  return visitorScreen === undefined
    ? [seller]
    : [seller, load(true, visitorScreen, 'visitor-frame', VISITOR_FRAME_ROOMS)];
}

/** Country names come from a package of their own; all other texts are our messages. @param {string} room @param {string} language */
export function sourcesOfWords(room, language) {
  if (room === 'places') {
    return [
      '../../packages/i18n/src/countries/names.ts',
      `../../node_modules/i18n-iso-countries/langs/${language}.json`,
    ];
  }
  const messages = `../../packages/i18n/messages/${language}/${room}.json`;
  return SIGN_IN_ROOMS.includes(room) ? [messages] : [messages, `../../packages/i18n/src/rooms/${language}.ts`];
}

/**
 * The files of some sources with everything that they import statically.
 * @param {Record<string, { file: string, css?: string[], imports?: string[] }>} manifest @param {string[]} sources
 * @returns {string[]}
 * @throws if the portal no longer has such a source, because a budget that measures nothing must not pass
 */
export function filesOf(manifest, sources) {
  const files = new Set();
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
