/*
 * npm test: installs what is missing, builds what is stale, runs every test, and ends with one line of counts.
 * `--only=server` runs one project of vitest.config.ts, and no browser; paths behind it choose among its files.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { countPlaywright, countVitest, failureLines, lastLine, sum } from './lib/counts.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { BUILD_DIR, fromRoot } from './lib/paths.mjs';
import { runInstalled } from './lib/run.mjs';

/** @typedef {import('./lib/counts.mjs').Counts} Counts */

requireNode();
await ensureInstalled();
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const counts = only === undefined ? await runEverything() : await runVitest(['--project', only, ...paths]);
for (const line of failureLines(counts)) console.log(line);
console.log(lastLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function runEverything() {
  const { buildStale } = await import('./build.mjs');
  try {
    await buildStale();
  } catch (error) {
    const failure = `Quayside can not be built: ${error instanceof Error ? error.message : error}`;
    return { passed: 0, failed: 1, failures: [failure] };
  }
  return sum([await runVitest(), ...(hasBrowserTests() ? [await runBrowserTests()] : [])]);
}

/** @param {string[]} [selection] */
async function runVitest(selection = []) {
  const report = `${BUILD_DIR}/vitest.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runInstalled('vitest/vitest.mjs', ['run', ...reporters, ...selection]);
  return countVitest(report, code);
}

/**
 * Both projects of playwright.config.ts side by side, each with a product of its own: most of their time is waiting.
 * @returns {Promise<Counts>}
 */
async function runBrowserTests() {
  return sum(await Promise.all([runPlaywright('screens', 4434), runPlaywright('journeys', 4444)]));
}

/** @param {string} project @param {number} port the first of three @returns {Promise<Counts>} */
async function runPlaywright(project, port) {
  const report = `${BUILD_DIR}/playwright-${project}.json`;
  rmSync(report, { force: true });
  const { code } = await runInstalled('@playwright/test/cli.js', ['test', `--project=${project}`], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, QUAYSIDE_E2E_PORT: String(port) },
  });
  return countPlaywright(report, code);
}

function hasBrowserTests() {
  const directory = fromRoot('apps/portal/e2e');
  return existsSync(directory) && readdirSync(directory, { recursive: true }).some((name) => name.endsWith('.spec.ts'));
}
