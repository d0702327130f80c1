import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTestsOf, LONG_TESTS, SHORT_BROWSER_TESTS } from './long-tests.mjs';
import { fromRoot } from './paths.mjs';

const all = readdirSync(fromRoot('apps/portal/e2e')).filter((name) => name.endsWith('.spec.ts'));

it('names only tests that exist', () => {
  expect(LONG_TESTS.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
  expect(Object.values(SHORT_BROWSER_TESTS).flat()).toSatisfy((names) => names.every((name) => all.includes(name)));
});

it('runs every browser test in exactly one of the two parts', () => {
  const short = [...browserTestsOf(all, 'screens', 'short'), ...browserTestsOf(all, 'journeys', 'short')];
  const long = browserTestsOf(all, 'journeys', 'long');
  expect([...short, ...long].toSorted()).toEqual(all.toSorted());
});
