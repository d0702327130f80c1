import { describe, expect, it } from 'vitest';
import type { Site } from '../sites.ts';
import { createSizeConverter } from './size-converter.ts';

const on = (size: string, home: Site, site: Site, department: string | undefined) => {
  const attributes: Record<string, string[]> = department === undefined ? {} : { Department: [department] };
  const converter = createSizeConverter({ brand: null, categoryId: null, categoryPath: [], attributes }, home, []);
  return converter({ home: 'footwear_size', there: '' }, size, site)?.size;
};

describe('a shoe size of another system at home', () => {
  it.each([
    ['39', 'DE', 'UK', 'Women', '6'],
    ['44.5', 'DE', 'US', 'Men', '11'],
    ['39', 'DE', 'FR', 'Women', '39'],
    ['EU 39', 'UK', 'DE', 'Women', 'EU 39'],
    ['EU 39', 'UK', 'UK', 'Women', '6'],
    ['UK 6', 'DE', 'IT', 'Women', '39'],
    ['8', 'US', 'DE', 'Women', '39'],
    ['31', 'DE', 'UK', 'Kids', '12.5'],
    ['50', 'DE', 'UK', 'Men', 'EU 50'],
    ['toString', 'UK', 'DE', 'Men', 'UK toString'],
  ] as const)('%s of %s on %s for %s becomes %s', (size, home, site, department, expected) => {
    expect(on(size, home, site, department)).toBe(expected);
  });
});

describe('a UK shoe size abroad', () => {
  it.each([
    ['6', 'DE', 'Women', '39'],
    ['11', 'DE', 'Women', '46'],
    ['UK 8.5', 'FR', 'Men', '42.5'],
    ['6', 'US', 'Women', '8'],
    ['9', 'US', 'Men', '10'],
    ['9', 'CA', undefined, '10'],
    ['7', 'AU', 'Men', '7'],
    ['C10', 'IT', 'Kids', '28'],
    ['10 Kids', 'DE', 'Kids', '28'],
    ['12', 'US', 'Boys', '12.5'],
    ['3-5', 'ES', 'Women', 'UK 3-5'],
    ['3', 'DE', 'Baby', 'UK 3'],
  ] as const)('%s on %s for %s becomes %s', (size, site, department, expected) => {
    expect(on(size, 'UK', site, department)).toBe(expected);
  });
});
