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
import { runInstalled } from './lib/run.mjs';

requireNode();
await ensureInstalled();

/**
 * Each check by name. It returns its problems, and optionally notes, which are not problems.
 * @type {[string, () => Promise<string[]> | string[], (() => string[])?][]}
 */
const CHECKS = [
  ...workspaces().map((path) => [
    `types of ${path}`,
    () => viaTool('typescript/bin/tsc', ['-p', path, '--incremental', '--tsBuildInfoFile', typesKnownOf(path)]),
  ]),
  ['format and lint', () => viaTool('@biomejs/biome/bin/biome', ['ci', '--colors=off'])],
  ['walls between rooms', () => checkRooms()],
  ['walls between tables', () => checkTables(), describeReads],
  ['unused files, exports and dependencies', () => viaTool('knip/bin/knip.js', ['--no-progress'])],
  ['paths and settings in documents', checkDocs],
  ['messages', checkMessages],
  ['limits and sleeps of tests', checkPatience],
  [
    'the schema dump and its types',
    () => viaTool('vitest/vitest.mjs', ['run', 'apps/server/src/platform/database/migrate.test.ts']),
  ],
  ['size of what a browser and the server load', checkBuiltSize],
];

const counts = { passed: 0, failed: 0 };
for (const [name, check, describe = () => []] of CHECKS) {
  const problems = await problemsOf(check);
  counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const line of [...problems, ...describe()]) console.log(`     ${line}`);
}
console.log(lastLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

/** A check that throws has failed. @param {() => Promise<string[]> | string[]} check */
async function problemsOf(check) {
  try {
    return await check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
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

async function checkBuiltSize() {
  const { buildStale } = await import('./build.mjs');
  await buildStale();
  const { checkSize } = await import('./size.mjs');
  return checkSize();
}
