import { describe, expect, it } from 'vitest';
import { isAgainByName, isReasonCode, REASONS } from './reasons.ts';

describe('reasons', () => {
  it('knows its own codes', () => {
    expect(Object.keys(REASONS).every(isReasonCode)).toBe(true);
  });

  it('sends again by name alone what the marketplace would refuse again as it is', () => {
    expect(Object.keys(REASONS).filter((code) => isReasonCode(code) && isAgainByName(code))).toEqual([
      'selling_limit_reached',
    ]);
    expect(isAgainByName(null)).toBe(false);
  });

  it.each(['', 'no_such_reason', 'toString', 'constructor', '__proto__'])('takes %j for none', (text) => {
    expect(isReasonCode(text)).toBe(false);
  });
});
