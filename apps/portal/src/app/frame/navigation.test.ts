import { expect, test } from 'vitest';
import { ROUTES, type Route } from '../routes/routes.data.ts';
import { areaOf, MORE_COLUMNS, tabsBeside, tabsOf, viewsOf } from './navigation.ts';

const routes: readonly Route[] = ROUTES;
const linked = [...viewsOf('main'), ...MORE_COLUMNS.flatMap(viewsOf)];

test('the tabs of an area lead to every screen of it, and a menu leads to each area', () => {
  const areas = new Set(routes.flatMap((route) => areaOf(route) ?? []));
  for (const area of areas) {
    expect(tabsOf(area).length, area).toBeGreaterThan(1);
    expect(
      tabsOf(area).some((view) => linked.includes(view)),
      area,
    ).toBe(true);
  }
});

test('every screen of an account that is no step has a link in a menu or a tab', () => {
  const reached = new Set([...linked, ...routes.filter(({ area }) => area).map(({ id }) => id)]);
  const own = routes.filter(({ path, isStep }) => !isStep && path.includes('/:account/')).map(({ id }) => id);
  expect(own.filter((view) => !reached.has(view))).toEqual([]);
});

test('the main menu and the columns of More hold the links of the specification, and no more than ten in More', () => {
  expect(viewsOf('main')).toEqual(['dashboard', 'products', 'orders', 'shipping', 'returns', 'marketing']);
  const more = MORE_COLUMNS.flatMap(viewsOf);
  expect(more).toEqual(
    expect.arrayContaining([
      'charts',
      'glossary',
      'shippingManager',
      'bulk',
      'repricer',
      'blacklist',
      'priceAdjustment',
    ]),
  );
  expect(more.length).toBeLessThanOrEqual(10);
});

test('a link of More answers for the screens of its area that no menu links to, each once', () => {
  const beside = viewsOf('general').flatMap((view) => tabsBeside(view));
  expect(new Set(beside).size).toBe(beside.length);
  expect(tabsBeside('glossary')).toEqual(['titles', 'descriptions', 'memory', 'engines']);
  expect(tabsBeside('repricer')).toEqual([]);
  for (const view of beside) expect(linked).not.toContain(view);
});
