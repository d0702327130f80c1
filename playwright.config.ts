import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

const port = Number(process.env.QUAYSIDE_E2E_PORT ?? 4434);
const sandboxPort = port + 1;
const baseURL = `http://localhost:${port}`;
const dataDir = fileURLToPath(new URL(`.build/e2e-${port}`, import.meta.url));

/* What looks at each screen, and what a seller does. npm test runs their files in two halves side by side, each with a Quayside of its own. */
const SCREENS = /(accessible|every-screen|gallery)\.spec\.ts$/;

/* Each worker reads this file again: the browser is looked for once, and handed on, as is where the mails are. */
process.env.QUAYSIDE_E2E_MAIL ??= `${dataDir}/mail`;
process.env.QUAYSIDE_E2E_BROWSER ??= JSON.stringify(await findChromium());
const browser: Awaited<ReturnType<typeof findChromium>> = JSON.parse(process.env.QUAYSIDE_E2E_BROWSER);

/** When a run of all checks leaves out the rest, in seconds since 1970: it names what it did not get to, and has failed. */
const until = process.env.QUAYSIDE_TESTS_UNTIL;
/** What failed is run again after that. */
const AT_LEAST_MS = 8 * 60_000;
const left = until === undefined ? 0 : Math.max(Number(until) * 1_000 - Date.now(), AT_LEAST_MS);

/** npm test asks for a report that it can count. */
const isCounted = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;

export default defineConfig({
  testDir: 'apps/portal/e2e',
  outputDir: `test-results/${port}`,
  projects: [
    { name: 'screens', testMatch: SCREENS },
    { name: 'journeys', testIgnore: SCREENS },
  ],
  // One at a time: they share one Quayside, as a seller's tabs do.
  workers: 1,
  // These end what hangs. A machine of which others take nine tenths is slow, not broken.
  timeout: 900_000,
  // 0 is without an end.
  globalTimeout: left,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: isCounted ? [['list'], ['json']] : 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A click on something that never comes ends before the whole test does.
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    // A fifth of the time goes into what nobody opens there; by hand it is kept of what failed.
    trace: isCounted ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  webServer: {
    command: 'node scripts/lib/e2e-server.mjs',
    url: `${baseURL}/readyz`,
    env: {
      QUAYSIDE_DATA: dataDir,
      QUAYSIDE_PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      QUAYSIDE_ROLE: 'all',
      DATABASE_URL: '',
      // The sandbox stands in for the registers of the tax offices.
      VAT_ID_CHECK: 'on',
    },
    // It is built first where it is stale, on a machine that may do other things as well.
    timeout: 1_800_000,
    // Otherwise it would be killed, and leave the database running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 120_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
