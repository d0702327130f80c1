import { describe, expect, it } from 'vitest';
import { matchAddress } from './match.ts';

describe('what stands at an address', () => {
  it('is looked up once for each address', () => {
    const first = matchAddress('/ebay/1/products');
    expect(first).toBeDefined();
    expect(matchAddress('/ebay/1/products')).toBe(first);
  });

  it('is remembered for each address on its own', () => {
    expect(matchAddress('/ebay/1/products')?.params).not.toEqual(matchAddress('/ebay/2/products')?.params);
    expect(matchAddress('/no/such/address/at/all')).toBeUndefined();
    expect(matchAddress('/no/such/address/at/all')).toBeUndefined();
  });
});
