import { describe, expect, it } from 'vitest';
import { shoeSizeFor } from './shoe-sizes.ts';

describe('a shoe size of another system at home', () => {
  it.each([
    ['39', 'EU', 'UK', 'Women', '6'],
    ['44.5', 'EU', 'US', 'Men', '11'],
    ['39', 'EU', 'FR', 'Women', '39'],
    ['EU 39', 'UK', 'DE', 'Women', 'EU 39'],
    ['EU 39', 'UK', 'UK', 'Women', '6'],
    ['UK 6', 'EU', 'IT', 'Women', '39'],
    ['8', 'US', 'DE', 'Women', '39'],
    ['31', 'EU', 'UK', 'Kids', 'EU 31'],
    ['toString', 'UK', 'DE', 'Men', 'UK toString'],
  ] as const)('%s of %s on %s for %s reads %s', (size, home, site, department, expected) => {
    expect(shoeSizeFor(size, site, department, home)).toBe(expected);
  });
});

describe('a UK shoe size abroad', () => {
  it.each([
    ['6', 'DE', 'Women', '39'],
    ['UK 8.5', 'FR', 'Men', '42.5'],
    ['6', 'US', 'Women', '8'],
    ['9', 'US', 'Men', '10'],
    ['9', 'CA', undefined, '10'],
    ['7', 'AU', 'Men', '7'],
    ['C10', 'IT', 'Kids', 'UK C10'],
    ['12', 'US', 'Boys', 'UK 12'],
    ['3-5', 'ES', 'Women', 'UK 3-5'],
  ] as const)('%s on %s for %s reads %s', (size, site, department, expected) => {
    expect(shoeSizeFor(size, site, department)).toBe(expected);
  });
});
