import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS, NOT_ON_OLDEST, OLDEST_POSTGRES, patternsOf, TESTED_ON_OLDEST } from './scripts/lib/long-tests.mjs';
import { LongestFirst } from './scripts/lib/longest-first.mjs';

/** npm test leaves out what is long by nature, and npm run test:long runs that alone; whoever names a file runs it. */
const part = process.env.QUAYSIDE_TESTS;
/** What reads the statements that npm test has recorded. */
const RECORDED = 'apps/server/test/other-postgres/*.test.ts';
const exclude = [...configDefaults.exclude, ...(part === 'short' ? patternsOf(LONG_TESTS) : [])];
/** Built before the tests that start it as a process. */
const programs = 'scripts/lib/test-programs.mjs';
const node = { environment: 'node', exclude } as const;
const server = { ...node, globalSetup: [programs, 'apps/server/test/setup/global-setup.ts'] } as const;
const onOldestPostgres = {
  extends: true,
  test: {
    ...server,
    name: 'server on the oldest PostgreSQL',
    provide: { postgresPrograms: OLDEST_POSTGRES },
    include: [...patternsOf(TESTED_ON_OLDEST), ...(process.env.QUAYSIDE_STATEMENTS ? [RECORDED] : [])],
    exclude: [...exclude, ...patternsOf(NOT_ON_OLDEST)],
  },
} as const;
/** No test may read what an earlier one left, so they run in another order than they are written in: always the same, to repeat a failure. */
const mixed = { shuffle: { tests: true }, seed: 20_261 } as const;

export default defineConfig({
  resolve: { alias: { 'fast-check': fileURLToPath(new URL('scripts/lib/fast-check.mjs', import.meta.url)) } },
  test: {
    // Three at a time: those that wait for a marketplace or a process leave room for one that reckons, on two cores.
    maxWorkers: 3,
    // A worker loads modules once for all of its files. A file that changes what modules share undoes its change.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What a file becomes is kept between runs by its content, its path, this file and package-lock.json.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.build/test-modules' },
    // These end what hangs. A machine of which others take nine tenths is slow, not broken.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'packages',
          sequence: mixed,
          include: ['packages/*/{src,test}/**/*.test.ts'],
          globalSetup: [programs],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: part === 'long' ? patternsOf(LONG_TESTS) : ['apps/server/{src,test}/**/*.test.ts'],
          exclude: [...exclude, RECORDED],
        },
      },
      ...(part === 'long' && existsSync(OLDEST_POSTGRES) ? [onOldestPostgres] : []),
      {
        extends: true,
        test: { ...node, name: 'sandbox', sequence: mixed, include: ['apps/sandbox/{src,test}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...node, name: 'portal', sequence: mixed, include: ['apps/portal/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { ...node, name: 'scripts', sequence: mixed, include: ['scripts/**/*.test.mjs'] },
      },
    ],
  },
});
