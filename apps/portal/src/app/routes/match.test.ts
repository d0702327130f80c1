import { describe, expect, it } from 'vitest';
import { matchAddress } from './match.ts';

describe('the match of an address', () => {
  it('is computed once per address', () => {
    const first = matchAddress('/ebay/1/products');
    expect(first).toBeDefined();
    expect(matchAddress('/ebay/1/products')).toBe(first);
  });

  it('is cached separately for each address', () => {
    expect(matchAddress('/ebay/1/products')?.params).not.toEqual(matchAddress('/ebay/2/products')?.params);
    expect(matchAddress('/no/such/address/at/all')).toBeUndefined();
    expect(matchAddress('/no/such/address/at/all')).toBeUndefined();
  });
});
