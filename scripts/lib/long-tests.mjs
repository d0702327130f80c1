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

/** The same list as exclude patterns of vitest. */
export const LONG_TEST_PATTERNS = LONG_TESTS.map((path) => (path.endsWith('/') ? `${path}**` : path));

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
  if (part === 'short') return SHORT_BROWSER_TESTS[project];
  const short = new Set(Object.values(SHORT_BROWSER_TESTS).flat());
  return all.filter((name) => !short.has(name));
}
