import { describe, expect, it } from 'vitest';
import { isReasonCode, REASONS } from './reasons.ts';

describe('reasons', () => {
  it('knows its own codes', () => {
    expect(Object.keys(REASONS).every(isReasonCode)).toBe(true);
  });

  it.each(['', 'no_such_reason', 'toString', 'constructor', '__proto__'])('takes %j for none', (text) => {
    expect(isReasonCode(text)).toBe(false);
  });
});
