import { USER_KINDS } from '@quayside/kernel/access/kinds';
import { describe, expect, test } from 'vitest';
import { sellerWith } from '../routes/sellers.fixture.ts';
import { findNearby, findPlaces, type Place, placesFor } from './places.ts';

const words = {
  view: (view: string) => view,
  platform: (platform: string) => platform,
  site: (site: string) => site,
  scheme: (scheme: string) => scheme,
};
const places = placesFor(sellerWith(USER_KINDS.demo), null, words);
const screen = (label: string): Place => ({ kind: 'screen', key: label, label, hint: '', to: `/${label}` });
const found = (typed: string, from: readonly Place[]) => findPlaces(from, typed).map(({ label }) => label);

test('every account is an entry with its platform and country', () => {
  expect(places.filter(({ kind }) => kind === 'account')).toEqual([
    { kind: 'account', key: 'account-11', label: 'shop-11', hint: 'ebay · UK', to: '/ebay/11/dashboard' },
    { kind: 'account', key: 'account-12', label: 'shop-12', hint: 'amazon · DE', to: '/amazon/12/dashboard' },
  ]);
});

test('no two entries look the same', () => {
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

describe('the typed text', () => {
  const some = ['Übersicht', 'Price adjustment', 'Price list', 'Neat price'].map(screen);

  test('matches parts of words in any order, ignoring case and accents', () => {
    expect(found('adj pri', some)).toEqual(['Price adjustment']);
    expect(found('ubers', some)).toEqual(['Übersicht']);
    expect(found('  ', some)).toHaveLength(4);
    expect(found('zzz', some)).toEqual([]);
  });

  test('ranks names that begin with it first', () => {
    expect(found('price', [screen('Neat price'), ...some])).toEqual([
      'Price adjustment',
      'Price list',
      'Neat price',
      'Neat price',
    ]);
  });

  test('matches accounts by their platform', () => {
    expect(found('amazon', places)).toEqual(['shop-12']);
  });

  test('finds what is mistyped by one letter in a word, in any order', () => {
    const near = (typed: string) => findNearby(some, typed).map(({ label }) => label);
    expect(near('ajustment')).toEqual(['Price adjustment']);
    expect(near('lsit price')).toEqual(['Price list']);
    expect(near('ubersihct')).toEqual(['Übersicht']);
    expect(near('qqqq')).toEqual([]);
  });
});
