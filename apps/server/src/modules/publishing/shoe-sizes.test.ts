import { describe, expect, it } from 'vitest';
import { shoeSizeFor } from './shoe-sizes.ts';

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
