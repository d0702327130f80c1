/*
 * npm test: installs missing dependencies, builds stale parts, runs the tests, and ends with one line of counts. The long tests run
 * with `--long` (npm run test:long). Together the two run every test.
 * `--only=server` runs one project of vitest.config.ts and no browser; paths after it select among its files.
 */
import { readdirSync, rmSync } from 'node:fs';
import { countPlaywright, countVitest, failureLines, lastLine, sum } from './lib/counts.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { browserTestsOf, LONG_TESTS } from './lib/long-tests.mjs';
import { BUILD_DIR, fromRoot } from './lib/paths.mjs';
import { runInstalled } from './lib/run.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */

requireNode();
await ensureInstalled();
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
/** @type {'short' | 'long'} */
const part = process.argv.includes('--long') ? 'long' : 'short';
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const counts = only === undefined ? await runPart() : await runVitest(['--project', only, ...paths]);
for (const line of failureLines(counts)) console.log(line);
console.log(lastLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function runPart() {
  const { buildStale } = await import('./build.mjs');
  try {
    await buildStale();
  } catch (error) {
    const failure = `Quayside can not be built: ${error instanceof Error ? error.message : error}`;
    return { passed: 0, failed: 1, failures: [failure] };
  }
  const units = part === 'short' ? await runVitest([], { QUAYSIDE_TESTS: 'short' }) : await runVitest(LONG_TESTS);
  return sum([units, await runBrowserTests()]);
}

/** @param {readonly string[]} [selection] @param {Record<string, string>} [env] */
async function runVitest(selection = [], env = {}) {
  const report = `${BUILD_DIR}/vitest.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runInstalled('vitest/vitest.mjs', ['run', ...reporters, ...selection], { env });
  return countVitest(report, code);
}

/**
 * Runs both projects of playwright.config.ts in parallel, each with its own product, because most of their time is waiting.
 * @returns {Promise<Counts>}
 */
async function runBrowserTests() {
  return sum(await Promise.all([runPlaywright('screens', 4434), runPlaywright('journeys', 4444)]));
}

/** @param {'screens' | 'journeys'} project @param {number} port the first of three @returns {Promise<Counts>} */
async function runPlaywright(project, port) {
  const report = `${BUILD_DIR}/playwright-${project}.json`;
  rmSync(report, { force: true });
  const all = readdirSync(fromRoot('apps/portal/e2e')).filter((name) => name.endsWith('.spec.ts'));
  const files = browserTestsOf(all, project, part);
  const { code } = await runInstalled('@playwright/test/cli.js', ['test', `--project=${project}`, ...files], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, QUAYSIDE_E2E_PORT: String(port) },
  });
  return countPlaywright(report, code);
}
