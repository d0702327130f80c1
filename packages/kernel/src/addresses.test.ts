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
  [
    'CN, in Latin letters',
    address('CN', 'Hangzhou', 'Zhejiang', '310000'),
    ['1 Street', 'Hangzhou', 'Zhejiang, 310000'],
  ],
  ['JP', address('JP', '港区', '東京都', '105-0011'), ['105-0011 東京都 港区', '1 Street']],
  ['JP, in Latin letters', address('JP', 'Minato-ku', 'Tokyo', '105-0011'), ['1 Street', 'Minato-ku, Tokyo 105-0011']],
  ['KR', address('KR', '서울특별시', null, '04524'), ['04524 서울특별시', '1 Street']],
  ['BR', address('BR', 'São Paulo', 'SP', '01310-100'), ['1 Street', 'São Paulo-SP', '01310-100']],
  ['MX', address('MX', 'Cuauhtémoc', 'CDMX', '06000'), ['1 Street', '06000 Cuauhtémoc, CDMX']],
  ['MX without a state', address('MX', 'Cuauhtémoc', '', '06000'), ['1 Street', '06000 Cuauhtémoc']],
  ['IN', address('IN', 'Mumbai', 'Maharashtra', '400001'), ['1 Street', 'Mumbai 400001', 'Maharashtra']],
  ['NZ', address('NZ', 'Wellington', '', '6011'), ['1 Street', 'Wellington 6011']],
  ['LV', address('LV', 'Rīga', null, 'LV-1010'), ['1 Street', 'Rīga, LV-1010']],
  ['MT', address('MT', 'Valletta', null, 'VLT 1117'), ['1 Street', 'Valletta VLT 1117']],
  ['IL', address('IL', 'Tel Aviv', null, '6100000'), ['1 Street', 'Tel Aviv 6100000']],
  ['TR', address('TR', 'Kadıköy', 'İstanbul', '34710'), ['1 Street', '34710 Kadıköy/İstanbul']],
  ['ES', address('ES', 'Elche', 'Alicante', '03201'), ['1 Street', '03201 Elche (Alicante)']],
  ['ES without a province', address('ES', 'Madrid', '', '28001'), ['1 Street', '28001 Madrid']],
  ['SG', address('SG', 'Singapore', null, '018956'), ['1 Street', 'Singapore 018956']],
  ['AX', address('AX', 'Mariehamn', null, '22100'), ['1 Street', '22100 Mariehamn']],
  ['IE', address('IE', 'Dublin', '', 'D02 AF30'), ['1 Street', 'Dublin', 'D02 AF30']],
  ['PL', address('PL', 'Łódź', null, '90-001'), ['1 Street', '90-001 Łódź']],
  ['NL', address('NL', 'Amsterdam', null, '1012 AB'), ['1 Street', '1012 AB Amsterdam']],
  ['an unknown country', address(null, 'Nowhere', null, '1'), ['1 Street', 'Nowhere', '1']],
])('writes an address as %s does', (_country, given, lines) => {
  expect(addressLines(given)).toEqual(lines);
});

it('leaves out what the marketplace does not provide', () => {
  expect(addressLines({ lines: [], city: null, region: null, postalCode: null, country: 'US' })).toEqual([]);
});
