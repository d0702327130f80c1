import { describe, expect, it } from 'vitest';
import { itemNumberIn, namedBy, readSites } from './bulk.ts';

describe('what a row names its item by', () => {
  it.each([
    ['110123456789', 'item'],
    ['123456789', 'item'],
    ['12345678', 'sku'],
    ['A-110123456789', 'sku'],
    ['https://www.ebay.co.uk/itm/110123456789', 'address'],
    ['www.ebay.de/itm/Zug/110123456789?hash=1', 'address'],
    ['ebay.de/itm/110123456789', 'address'],
    ['http://127.0.0.1:4700/x', 'address'],
  ] as const)('%s is a %s', (text, by) => expect(namedBy(text)).toBe(by));
});

describe('the item number in an address', () => {
  it.each([
    ['https://www.ebay.co.uk/itm/110123456789', '110123456789'],
    ['https://www.ebay.co.uk/itm/Blue-train-24/110123456789?var=1#top', '110123456789'],
    ['www.ebay.de/itm/110123456789/', '110123456789'],
    ['https://cgi.ebay.com/ws/eBayISAPI.dll?ViewItem&item=110123456789', '110123456789'],
    ['https://www.ebay.co.uk/usr/harbour', undefined],
    ['https://www.ebay.co.uk/itm/', undefined],
    ['https://www.ebay.co.uk/itm/110123456789012345', undefined],
    ['https://www.ebay.co.uk/sch/i.html?_nkw=110123456789', undefined],
  ])('of %s is %s', (address, number) => expect(itemNumberIn(address)).toBe(number));
});

describe('the sites of a row', () => {
  it.each([
    ['DE', ['DE'], undefined],
    ['de, fr;IT|es/US', ['DE', 'FR', 'IT', 'ES', 'US'], undefined],
    ['EBAY_DE EBAY_GB EBAY_BE', ['DE', 'UK', 'BEFR'], undefined],
    ['ebay.co.uk ebay.com ebay.com.au www.ebay.de', ['UK', 'US', 'AU', 'DE'], undefined],
    ['GB be befr', ['UK', 'BEFR'], undefined],
    ['DE DE de', ['DE'], undefined],
    ['', [], undefined],
    ['DE XX', ['DE'], 'XX'],
    ['AMDE', [], 'AMDE'],
    ['constructor', [], 'constructor'],
  ] as const)('of "%s" are %j, and %s is none', (text, sites, unknown) =>
    expect(readSites(text)).toEqual({ sites, unknown }),
  );
});
