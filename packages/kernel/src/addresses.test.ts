import { expect, it } from 'vitest';
import { addressLines } from './addresses.ts';

const address = (country: string | null, city: string, region: string | null, postalCode: string) => ({
  lines: ['1 Street', ''],
  ...{ country, city, region, postalCode },
});

it.each([
  ['DE', address('DE', 'Berlin', 'Berlin', '10115'), ['1 Street', '10115 Berlin']],
  ['FR', address('FR', 'Paris', null, '75002'), ['1 Street', '75002 Paris']],
  ['IT', address('IT', 'Milano', 'MI', '20121'), ['1 Street', '20121 Milano MI']],
  ['GB', address('GB', 'Leeds', 'West Yorkshire', 'LS1 4AP'), ['1 Street', 'Leeds', 'West Yorkshire', 'LS1 4AP']],
  ['US', address('US', 'Austin', 'TX', '78701'), ['1 Street', 'Austin, TX 78701']],
  ['CA', address('CA', 'Ottawa', 'ON', 'K1A 0B1'), ['1 Street', 'Ottawa ON K1A 0B1']],
  ['AU', address('AU', 'Sydney', 'NSW', '2000'), ['1 Street', 'Sydney NSW 2000']],
  ['CN', address('CN', '杭州', '浙江', '310000'), ['310000 浙江 杭州', '1 Street']],
  ['an unknown country', address(null, 'Nowhere', null, '1'), ['1 Street', 'Nowhere', '1']],
])('writes an address as %s does', (_country, given, lines) => {
  expect(addressLines(given)).toEqual(lines);
});

it('leaves out what the marketplace does not provide', () => {
  expect(addressLines({ lines: [], city: null, region: null, postalCode: null, country: 'US' })).toEqual([]);
});
