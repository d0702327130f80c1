import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { withoutComments } from '../lib/imports.mjs';
import { ROOT } from '../lib/paths.mjs';

/*
 * A limit that a slow machine exceeds, and a pause in place of a condition, refuse work that is right. Limits are set once, in the
 * configurations of the test programs and in `eventually`; what a single test sets for itself must not be shorter.
 */

/** In ms: a whole test, a wait in it, and a browser's wait. */
const TEST_MS = 300_000;
const WAIT_MS = 60_000;
const BROWSER_MS = 45_000;

const TEST_FILE = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/;
const HELPER = /^apps\/(?:server|sandbox)\/test\/|^apps\/portal\/e2e\/|^packages\/[\w-]+\/test\//;
const SKIPPED = new Set(['node_modules', 'dist', '.build']);

/** Pauses at random or for a fake's sake, which no test waits for. */
const PAUSING = new Set([
  'apps/server/src/modules/dispatch/quota.test.ts',
  'apps/server/src/modules/publishing/waiting-preparations.test.ts',
  'apps/server/src/modules/sync/compare-home.test.ts',
  'apps/server/test/chaos/killed-gate.test.ts',
]);

/** @type {readonly [RegExp, (number: number, isBrowser: boolean) => boolean, string][]} */
const LIMITS = [
  [
    /\btimeout: ([\d_]+)\b(?! \*)/g,
    (ms, isBrowser) => ms < (isBrowser ? BROWSER_MS : WAIT_MS),
    'a wait that is too short',
  ],
  [/\btest\.setTimeout\(([\d_]+)\)/g, (ms) => ms < TEST_MS, 'a test that may take too little time'],
  [/\btestTimeout: ([\d_]+)/g, (ms) => ms < TEST_MS, 'tests that may take too little time'],
  [/^ *\}, ([\d_]+)\)/gm, (ms) => ms >= 1_000 && ms < WAIT_MS, 'a wait that is too short'],
  [/^ *\},\n *([\d_]+),?\n *\)/gm, (ms) => ms >= 1_000 && ms < TEST_MS, 'a test that may take too little time'],
  [/\b\w*(?:PATIENCE|WITHIN|GIVE_UP)\w* = ([\d_]+)/g, (ms) => ms < 30_000, 'a patience that is too short'],
  [/\bDate\.now\(\) - \w+\)\.toBeLessThan\w*\(([\d_]+)\)/g, (ms) => ms < WAIT_MS, 'a measurement of the machine'],
];
const WAITS_A_SECOND = /\bvi\.wait(?:For|Until)\(/;
const SLEEP = /\bwaitForTimeout\(|await new Promise\([^\n]*\bsetTimeout\(|^ *await (?:pause|sleep|delay)\([\d_]+\)/m;

/** The problems of one file of tests. @param {string} path from the root @param {string} source @returns {string[]} */
export function impatienceIn(path, source) {
  const text = withoutComments(source);
  const isBrowser = path.startsWith('apps/portal/e2e/');
  const short = LIMITS.flatMap(([pattern, isShort, what]) =>
    [...text.matchAll(pattern)]
      // A wait whose end is caught fails nothing.
      .filter((found) => !/^[^\n]*\.catch\(/.test(text.slice(found.index)))
      .filter(([, ms = '']) => isShort(Number(ms.replaceAll('_', '')), isBrowser))
      .map(([limit]) => `${path}: ${what}: ${limit.trim()}`),
  );
  const waits = WAITS_A_SECOND.test(text)
    ? [`${path}: vi.waitFor gives up after a second: use eventually or expect.poll`]
    : [];
  const sleeps =
    TEST_FILE.test(path) && !PAUSING.has(path) && SLEEP.test(text) ? [`${path}: a sleep: wait for what happens`] : [];
  return [...short, ...waits, ...sleeps];
}

/** @returns {string[]} */
export function checkPatience() {
  return ['apps', 'packages', 'scripts/lib']
    .flatMap(listTests)
    .flatMap((path) => impatienceIn(path, readFileSync(join(ROOT, path), 'utf8')));
}

/** @param {string} directory @returns {string[]} */
function listTests(directory) {
  return readdirSync(join(ROOT, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listTests(path);
    return TEST_FILE.test(path) || (HELPER.test(path) && path.endsWith('.ts')) ? [path] : [];
  });
}
