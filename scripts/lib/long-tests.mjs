/*
 * The tests that `npm run test:long` runs and `npm test` omits: killed products, tables of 30,000 rows, thousands of generated
 * requests, and every screen in every form. `npm test` keeps a cross-section of the product, also in a browser.
 */

/** Files of vitest and directories of such files, by the beginning of their path. */
export const LONG_TESTS = [
  'apps/server/test/chaos/',
  'apps/server/test/hostile/invalid-input.test.ts',
  'apps/server/test/hostile/races.test.ts',
  'apps/server/test/hostile/valid-input.test.ts',
  'apps/server/test/odd-run/',
  'apps/server/test/plans.test.ts',
  'apps/server/test/recorded-run.test.ts',
  'apps/server/test/shipping-elsewhere.test.ts',
  'apps/server/test/shipping-shop.test.ts',
  'apps/server/src/modules/accounts/secrets-stay.test.ts',
  'apps/server/src/modules/categories/categories.plans.test.ts',
  'apps/server/src/modules/categories/new-products.plans.test.ts',
  'apps/server/src/modules/categories/sixty-items.test.ts',
  'apps/server/src/modules/compliance/compliance.plans.test.ts',
  'apps/server/src/modules/descriptions/descriptions.plans.test.ts',
  'apps/server/src/modules/flows/large-flow.test.ts',
  'apps/server/src/modules/health/catalogue-drop.test.ts',
  'apps/server/src/modules/health/health.plans.test.ts',
  'apps/server/src/modules/publishing/slow-packages.test.ts',
  'apps/server/src/modules/publishing/slow-products.test.ts',
  'apps/server/src/modules/publishing/waiting-preparations.test.ts',
  'apps/server/src/modules/shipping/shipping-run.test.ts',
  'apps/server/src/modules/sync/follow-home.test.ts',
  'apps/server/src/modules/sync/import-run.test.ts',
  'apps/server/src/modules/sync/import-stopped.test.ts',
  'apps/server/src/modules/translations/site-titles.plans.test.ts',
];

/** Where Debian installs the programs of PostgreSQL 15, the oldest one that the product supports. */
export const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin';

/** The rooms with the most SQL. The long tests run their tests again, on the oldest PostgreSQL, if the machine has it. */
export const TESTED_ON_OLDEST = [
  'apps/server/src/platform/database/',
  'apps/server/src/platform/jobs/',
  'apps/server/src/modules/dispatch/',
  'apps/server/src/modules/orders/',
  'apps/server/src/modules/products/',
];

/**
 * Not the first, which starts the PostgreSQL from npm, whatever the run uses; nor those that spend their time at the marketplaces. Their
 * statements are prepared on the oldest PostgreSQL like those of all rooms.
 */
export const NOT_ON_OLDEST = [
  'apps/server/src/platform/database/embedded/',
  'apps/server/src/modules/dispatch/sender.test.ts',
  'apps/server/src/modules/dispatch/submissions.test.ts',
  'apps/server/src/modules/orders/cdiscount-orders.test.ts',
];

/** Patterns of vitest for files and directories of files. @param {readonly string[]} paths */
export function patternsOf(paths) {
  return paths.map((path) => (path.endsWith('/') ? `${path}**/*.test.ts` : path));
}

/** The browser tests of `npm test`, by project: the main job, signing in, and accessibility with axe. */
export const SHORT_BROWSER_TESTS = {
  journeys: ['main-job.spec.ts', 'sign-in.spec.ts'],
  screens: ['accessible.spec.ts'],
};

/**
 * The browser tests of one part, as the names of their files.
 * @param {readonly string[]} all every file @param {'screens' | 'journeys'} project @param {'short' | 'long'} part
 */
export function browserTestsOf(all, project, part) {
  const short = SHORT_BROWSER_TESTS[project];
  if (part === 'short') return short;
  return all.filter((name) => SCREENS.test(name) === (project === 'screens') && !short.includes(name));
}

/** Those of the project `screens` in `playwright.config.ts`. */
const SCREENS = /^(accessible|every-screen|gallery)\.spec\.ts$/;

/**
 * Two halves of the browser tests that take about the same time: the screens take as long as three of ten journeys, so a third
 * of the journeys goes with them.
 * @param {readonly string[]} screens @param {readonly string[]} journeys
 */
export function halvesOf(screens, journeys) {
  const isMany = journeys.length > 10;
  const isWithScreens = (_, at) => isMany && at % 3 === 0;
  return [
    [...screens, ...journeys.filter((name, at) => isWithScreens(name, at))],
    journeys.filter((name, at) => !isWithScreens(name, at)),
  ];
}
