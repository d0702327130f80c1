import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  browserTestsOf,
  halvesOf,
  LONG_TESTS,
  NOT_ON_OLDEST,
  SHORT_BROWSER_TESTS,
  TESTED_ON_OLDEST,
} from './long-tests.mjs';
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
  const long = [...browserTestsOf(all, 'screens', 'long'), ...browserTestsOf(all, 'journeys', 'long')];
  expect([...short, ...long].toSorted()).toEqual(all.toSorted());
});

it.each(/** @type {const} */ (['short', 'long']))(
  'runs every browser test of the %s part in exactly one half',
  (part) => {
    const [screens, journeys] = [browserTestsOf(all, 'screens', part), browserTestsOf(all, 'journeys', part)];
    const halves = halvesOf(screens, journeys);
    expect(halves.flat().toSorted()).toEqual([...screens, ...journeys].toSorted());
    expect(halves.every((half) => half.length > 0)).toBe(true);
  },
);

it('runs no file on two databases at once, which would count as one', () => {
  const isIn = (path) => TESTED_ON_OLDEST.some((room) => path.startsWith(room));
  expect(LONG_TESTS.filter(isIn)).toEqual([]);
});
