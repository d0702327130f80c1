import { defineConfig } from 'vitest/config';

const node = { environment: 'node' } as const;

export default defineConfig({
  test: {
    // Two at a time: the suites share one database server, and a laptop has other things to do.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { ...node, name: 'packages', include: ['packages/*/{src,test}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/setup/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...node, name: 'sandbox', include: ['apps/sandbox/{src,test}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...node, name: 'portal', include: ['apps/portal/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { ...node, name: 'scripts', include: ['scripts/**/*.test.mjs'] },
      },
    ],
  },
});
