import { describe, expect, it } from 'vitest';
import { isAgainByName, isReasonCode, REASONS } from './reasons.ts';

describe('reasons', () => {
  it('recognizes its own codes', () => {
    expect(Object.keys(REASONS).every(isReasonCode)).toBe(true);
  });

  it('resends only by name what the marketplace would reject again unchanged', () => {
    expect(Object.keys(REASONS).filter((code) => isReasonCode(code) && isAgainByName(code))).toEqual([
      'selling_limit_reached',
    ]);
    expect(isAgainByName(null)).toBe(false);
  });

  it.each(['', 'no_such_reason', 'toString', 'constructor', '__proto__'])('rejects %j', (text) => {
    expect(isReasonCode(text)).toBe(false);
  });
});
