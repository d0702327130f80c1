import { expect, test } from 'vitest';
import {
  filterOf,
  isFiltered,
  isNarrowed,
  type ProductView,
  parseView,
  searchOf,
  sitesToFilter,
  TAB_NAMES,
  totalOf,
  unfiltered,
} from './product-view.ts';

const usual: ProductView = {
  tab: 'all',
  query: '',
  site: null,
  scope: 'all',
  eligibility: null,
  earning: null,
  fields: {},
  sort: 'title',
  order: 'asc',
  density: 'dense',
  layout: 'list',
  fromEnd: false,
};

test('the default view has an empty address', () => {
  expect(searchOf(usual)).toBe('');
  expect(parseView(undefined, new URLSearchParams())).toEqual(usual);
});

test.each(TAB_NAMES)('a view is restored from its address: %s', (tab) => {
  const view: ProductView = {
    tab,
    query: 'Größe 42 & more',
    site: 'FR',
    scope: 'customer',
    eligibility: 'not_processed',
    earning: 'loses',
    fields: {
      brand: 'Märklin & Söhne',
      category: 'Toys',
      shippingProfile: 12,
      reason: 'no_price',
      priceFrom: 0,
      priceTo: 2_500,
      stockFrom: 1,
      stockTo: 9,
      marginFrom: -500,
      marginTo: 0,
      changedSince: '2026-02-28',
    },
    sort: 'price',
    order: 'desc',
    density: 'roomy',
    layout: 'matrix',
    fromEnd: true,
  };
  expect(parseView(tab, new URLSearchParams(searchOf(view)))).toEqual(view);
});

test('invalid values in an address are ignored', () => {
  expect(
    parseView(
      'nonsense',
      new URLSearchParams(
        'site=XX&brand=%20&priceFrom=-1&stockTo=1.5&marginTo=x&reason=none&changedSince=2026-13-01&shippingProfile=0&scope=mine&eligibility=maybe&sort=colour&order=up&density=0&from=middle',
      ),
    ),
  ).toEqual(usual);
});

test('a tab and a search become one filter; blanks are no search', () => {
  expect(filterOf({ ...usual, tab: 'blocked', query: '  ', site: 'DE' })).toEqual({
    eligibility: 'blacklisted',
    site: 'DE',
  });
});

test('scope and eligibility narrow a tab, unless the tab is about eligibility itself', () => {
  const view: ProductView = { ...usual, scope: 'wi', eligibility: 'eligible' };
  expect(filterOf({ ...view, tab: 'listed' })).toEqual({
    status: 'listedAbroad',
    scope: 'wi',
    eligibility: 'eligible',
  });
  expect(filterOf({ ...view, tab: 'blocked' })).toEqual({ scope: 'wi', eligibility: 'blacklisted' });
  expect(filterOf(usual)).toEqual({});
});

test('totals come from the stored values, and are null without them', () => {
  expect(totalOf('all', { '*': 12 })).toBe(12);
  expect(totalOf('listed', { listedAbroad: 3 })).toBe(3);
  expect(totalOf('failed', { '*': 12 })).toBe(0);
  expect(totalOf('no-shipping', { '*': 12, noShipping: 2 })).toBe(2);
  expect(totalOf('all', undefined)).toBeNull();
});

test('a marketplace is a site filter if the seller has an account there, or if the address names it', () => {
  const amazon = { platform: 'amazon', site: 'UK' } as const;
  const cdiscount = { platform: 'cdiscount', site: 'FR' } as const;
  expect(sitesToFilter(amazon, [amazon], null)).toEqual(['DE', 'ES', 'IT', 'UK', 'FR']);
  expect(sitesToFilter(amazon, [amazon, cdiscount], null).at(-1)).toBe('CDFR');
  expect(sitesToFilter(amazon, [amazon], 'CDFR').at(-1)).toBe('CDFR');
  expect(sitesToFilter(cdiscount, [cdiscount], null)).toEqual(['FR']);
  expect(sitesToFilter(cdiscount, [amazon, cdiscount], null)).toContain('AMDE');
});

test('the fields of the filter narrow a tab, and are taken away together', () => {
  const view: ProductView = { ...usual, tab: 'listed', scope: 'wi', fields: { brand: 'Lego', priceTo: 500 } };
  expect(filterOf(view)).toEqual({ status: 'listedAbroad', scope: 'wi', brand: 'Lego', priceTo: 500 });
  expect([isNarrowed(view), isFiltered(view)]).toEqual([true, true]);
  const left = unfiltered({ ...view, site: 'DE' });
  expect(filterOf(left)).toEqual({ status: 'listedAbroad', site: 'DE' });
  expect([isNarrowed(left), isFiltered(left)]).toEqual([true, false]);
});
