import { USER_KINDS } from '@quayside/kernel/access/kinds';
import { describe, expect, test } from 'vitest';
import { sellerWith } from '../routes/sellers.fixture.ts';
import { findPlaces, type Place, placesFor } from './places.ts';

const words = {
  view: (view: string) => view,
  platform: (platform: string) => platform,
  site: (site: string) => site,
  scheme: (scheme: string) => scheme,
};
const places = placesFor(sellerWith(USER_KINDS.demo), null, words);
const screen = (label: string): Place => ({ kind: 'screen', key: label, label, hint: '', to: `/${label}` });
const found = (typed: string, from: readonly Place[]) => findPlaces(from, typed).map(({ label }) => label);

test('every account is a place, with its platform and country beside it', () => {
  expect(places.filter(({ kind }) => kind === 'account')).toEqual([
    { kind: 'account', key: 'account-11', label: 'shop-11', hint: 'ebay · UK', to: '/ebay/11/dashboard' },
    { kind: 'account', key: 'account-12', label: 'shop-12', hint: 'amazon · DE', to: '/amazon/12/dashboard' },
  ]);
});

test('no two places are told apart by nothing', () => {
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

describe('what is typed', () => {
  const some = ['Übersicht', 'Price adjustment', 'Price list', 'Neat price'].map(screen);

  test('finds by parts of words, in any order, whatever the case and the marks', () => {
    expect(found('adj pri', some)).toEqual(['Price adjustment']);
    expect(found('ubers', some)).toEqual(['Übersicht']);
    expect(found('  ', some)).toHaveLength(4);
    expect(found('zzz', some)).toEqual([]);
  });

  test('puts first what begins with it', () => {
    expect(found('price', [screen('Neat price'), ...some])).toEqual([
      'Price adjustment',
      'Price list',
      'Neat price',
      'Neat price',
    ]);
  });

  test('finds accounts by their platform', () => {
    expect(found('amazon', places)).toEqual(['shop-12']);
  });
});
