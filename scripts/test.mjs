/*
 * npm test: installs missing dependencies, builds stale parts, runs the tests, runs once more and alone what failed, and ends with one
 * line of counts. The long tests run with `--long` (npm run test:long). Together the two run every test.
 */
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { count, lastLine, linesBeforeLast, readPlaywright, readVitest, sum } from './lib/counts.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { browserTestsOf, halvesOf } from './lib/long-tests.mjs';
import { BUILD_DIR, fromRoot } from './lib/paths.mjs';
import { createPhases } from './lib/phases.mjs';
import { runInstalled } from './lib/run.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */
/** @typedef {import('./lib/counts.mjs').Outcome} Outcome */

requireNode();
await ensureInstalled();
/** @type {'short' | 'long'} */
const part = process.argv.includes('--long') ? 'long' : 'short';
const phases = createPhases(part === 'long' ? 'npm run test:long' : 'npm test');
const counts = await runPart();
console.log(phases.line());
for (const line of linesBeforeLast(counts)) console.log(line);
console.log(lastLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function runPart() {
  const { buildStale } = await import('./build.mjs');
  try {
    await phases.measure('build', buildStale);
  } catch (error) {
    const cause = `Quayside can not be built: ${error instanceof Error ? error.message : error}`;
    return count([{ file: '', title: '', cause }]);
  }
  return sum([await phases.measure('vitest', runUnits), await phases.measure('browser', runBrowserTests)]);
}

/** A test is run again with its file, because it may need the hooks and tests before it. */
async function runUnits() {
  const first = await runVitest([]);
  const failed = first.filter(({ cause }) => cause !== undefined);
  if (failed.length === 0) return count(first);
  const again = failed.some(({ file }) => file === '') ? [] : filesOf(failed);
  announceAgain(again);
  return count(first, await runVitest(['--no-file-parallelism', ...again]));
}

/** @param {readonly string[]} args */
async function runVitest(args) {
  const report = `${BUILD_DIR}/vitest.json`;
  rmSync(report, { force: true });
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // All long tests are the server's.
  if (part === 'long') options.push('--project=server*');
  const { code } = await runInstalled('vitest/vitest.mjs', ['run', ...options, ...args], {
    env: { QUAYSIDE_TESTS: part },
  });
  return readVitest(report, code);
}

/**
 * Runs the files in two halves of about the same length, each with its own product, because half of their time is waiting; then, one after
 * the other, what failed.
 * @returns {Promise<Counts>}
 */
async function runBrowserTests() {
  const { findChromium } = await import('./lib/chromium.mjs');
  try {
    // The tests' own processes get it from here.
    process.env.QUAYSIDE_E2E_BROWSER ??= JSON.stringify(await findChromium());
  } catch (error) {
    return count([{ file: '', title: '', cause: error instanceof Error ? error.message : String(error) }]);
  }
  const all = readdirSync(fromRoot('apps/portal/e2e')).filter((name) => name.endsWith('.spec.ts'));
  const halves = halvesOf(browserTestsOf(all, 'screens', part), browserTestsOf(all, 'journeys', part));
  const runs = await Promise.all(
    halves.map(async (files, at) => {
      // Each needs three ports.
      const port = 4434 + 10 * at;
      return { port, files, first: await runPlaywright(port, files) };
    }),
  );
  const counted = [];
  for (const { port, files, first } of runs) {
    const again = selectAgain(first, files);
    if (again !== undefined) announceAgain(again);
    counted.push(count(first, again && (await runPlaywright(port, again))));
  }
  return sum(counted);
}

/** The arguments that select what failed; everything, if the run itself did. @param {readonly Outcome[]} outcomes @param {readonly string[]} files */
function selectAgain(outcomes, files) {
  const failed = outcomes.filter(({ cause }) => cause !== undefined);
  if (failed.length === 0) return undefined;
  if (failed.some(({ file }) => file === '')) return files;
  const titles = failed.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...filesOf(failed).map((file) => basename(file)), `--grep=(${titles.join('|')})$`];
}

/** @param {number} port the first of three @param {readonly string[]} args */
async function runPlaywright(port, args) {
  const report = `${BUILD_DIR}/playwright-${port}.json`;
  rmSync(report, { force: true });
  const { code } = await runInstalled('@playwright/test/cli.js', ['test', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, QUAYSIDE_E2E_PORT: String(port) },
  });
  return readPlaywright(report, code);
}

/** @param {readonly Outcome[]} outcomes */
function filesOf(outcomes) {
  return [...new Set(outcomes.map(({ file }) => file).filter((file) => file !== ''))];
}

/** @param {readonly string[]} what */
function announceAgain(what) {
  console.log(`\nOnce more, alone: ${what.join(' ') || 'everything'}`);
}
