import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTestsOf, LONG_TESTS, NOT_ON_OLDEST, SHORT_BROWSER_TESTS, TESTED_ON_OLDEST } from './long-tests.mjs';
import { fromRoot } from './paths.mjs';

const all = readdirSync(fromRoot('apps/portal/e2e')).filter((name) => name.endsWith('.spec.ts'));

it('names only tests that exist', () => {
  expect([...LONG_TESTS, ...TESTED_ON_OLDEST, ...NOT_ON_OLDEST].filter((path) => !existsSync(fromRoot(path)))).toEqual(
    [],
  );
  expect(Object.values(SHORT_BROWSER_TESTS).flat()).toSatisfy((names) => names.every((name) => all.includes(name)));
});

it('runs every browser test in exactly one of the two parts', () => {
  const short = [...browserTestsOf(all, 'screens', 'short'), ...browserTestsOf(all, 'journeys', 'short')];
  const long = browserTestsOf(all, 'journeys', 'long');
  expect([...short, ...long].toSorted()).toEqual(all.toSorted());
});

it('runs no file on two databases at once, which would count as one', () => {
  const isIn = (path) => TESTED_ON_OLDEST.some((room) => path.startsWith(room));
  expect(LONG_TESTS.filter(isIn)).toEqual([]);
});
