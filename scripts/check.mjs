/* npm run check: all static checks. Ends with one line of counts. */
import { existsSync, readdirSync } from 'node:fs';
import { checkDocs } from './checks/docs.mjs';
import { checkMessages } from './checks/messages.mjs';
import { checkPatience } from './checks/patience.mjs';
import { checkRooms } from './checks/rooms.mjs';
import { checkTables, describeReads } from './checks/tables.mjs';
import { lastLine } from './lib/counts.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { BUILD_DIR, fromRoot } from './lib/paths.mjs';
import { createPhases } from './lib/phases.mjs';
import { runInstalled } from './lib/run.mjs';

requireNode();
await ensureInstalled();

/**
 * Each check by name. It returns its problems, and optionally notes, which are not problems.
 * @type {[string, () => Promise<string[]> | string[], (() => string[])?][]}
 */
const CHECKS = [
  ...workspaces().map((path) => [`types of ${path}`, () => checkTypes(path)]),
  ['format and lint', () => viaTool('@biomejs/biome/bin/biome', ['ci', '--colors=off'])],
  ['walls between rooms', () => checkRooms()],
  ['walls between tables', () => checkTables(), describeReads],
  ['unused files, exports and dependencies', () => viaTool('knip/bin/knip.js', ['--no-progress'])],
  ['paths and settings in documents', checkDocs],
  ['messages', checkMessages],
  ['limits and sleeps of tests', checkPatience],
  ['the schema dump and its types', checkSchema],
  ['size of what a browser and the server load', checkBuiltSize],
];

/** How many checks run at a time: on two cores, both types of a large workspace and everything else. */
const AT_ONCE = 2;
/** Begun first, so that nothing runs alone at the end. */
const LONGEST = ['types of apps/portal', 'types of apps/server'];

/** @type {Promise<void> | undefined} */
let built;
const phases = createPhases('npm run check');
const counts = await phases.measure('checks', report);
console.log(phases.line());
console.log(lastLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function report() {
  const results = begin();
  const counted = { passed: 0, failed: 0 };
  for (const [name, , describe = () => []] of CHECKS) {
    const problems = (await results.get(name)) ?? [];
    counted[problems.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const line of [...problems, ...describe()]) console.log(`     ${line}`);
  }
  return counted;
}

/** Begins each check in its turn. @returns {Map<string, Promise<string[]>>} the problems of each by its name */
function begin() {
  const inTurn = createTurns();
  const isLong = ([name]) => LONGEST.includes(name);
  const ordered = [...CHECKS.filter(isLong), ...CHECKS.filter((check) => !isLong(check))];
  return new Map(ordered.map(([name, check]) => [name, inTurn(() => problemsOf(check))]));
}

/** @returns {<T>(work: () => Promise<T>) => Promise<T>} */
function createTurns() {
  let free = AT_ONCE;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free === 0) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** A check that throws has failed. @param {() => Promise<string[]> | string[]} check */
async function problemsOf(check) {
  try {
    return await check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * By one checker of types: each of several would work out the types of the contract anew.
 * @param {string} path of a workspace
 */
function checkTypes(path) {
  const kept = ['--incremental', '--tsBuildInfoFile', typesKnownOf(path)];
  return viaTool('typescript/bin/tsc', ['-p', path, '--checkers', '1', ...kept]);
}

/**
 * The compiler's state of the last run, so that it checks only what has changed since.
 * @param {string} path of a workspace
 */
function typesKnownOf(path) {
  return `${BUILD_DIR}/types/${path}.json`;
}

function workspaces() {
  return ['packages', 'apps']
    .flatMap((directory) => readdirSync(fromRoot(directory)).map((name) => `${directory}/${name}`))
    .concat('bench')
    .filter((path) => existsSync(fromRoot(path, 'tsconfig.json')));
}

/** @param {string} program @param {string[]} args @returns {Promise<string[]>} */
async function viaTool(program, args) {
  const { code, output } = await runInstalled(program, args, { quiet: true, env: { NO_COLOR: '1' } });
  return code === 0 ? [] : output.trim().split('\n');
}

async function checkSchema() {
  // It starts built programs, which nothing may replace meanwhile.
  await build().catch(() => undefined);
  return viaTool('vitest/vitest.mjs', ['run', 'apps/server/src/platform/database/migrate.test.ts']);
}

async function checkBuiltSize() {
  await build();
  const { checkSize } = await import('./size.mjs');
  return checkSize();
}

/** Builds what is stale, once. */
function build() {
  built ??= import('./build.mjs').then(({ buildStale }) => buildStale());
  return built;
}
