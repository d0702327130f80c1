import { describe, expect, it } from 'vitest';
import { composed, withoutSurplusMarks } from './composed.ts';

describe('a composed text', () => {
  it('has one character for a letter with its mark', () => {
    expect(composed('Schirmsta\u0308nder')).toBe('Schirmst\u00E4nder');
    expect(composed('plain')).toBe('plain');
    expect(composed('\u0915\u094D\u0937')).toBe('\u0915\u094D\u0937');
  });

  it('is made in a time that grows with its length, however many marks a letter has', () => {
    // Ordering these marks at once takes minutes.
    const marks = '\u0315\u0300\u05ae\u0300'.repeat(1_000_000);
    expect(composed(`a${marks}b${marks}`)).toHaveLength(61);
    expect(withoutSurplusMarks(`a${marks}`)).toHaveLength(31);
  });
});
