import { describe, expect, it } from 'vitest';
import { composed, isLongerThan, withoutSurplusMarks } from './composed.ts';

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

describe('the length of a text', () => {
  it.each([
    ['a'.repeat(20), false],
    ['a'.repeat(21), true],
    ['½'.repeat(13), false],
    ['ﷺ'.repeat(2), false],
    ['ﷺ'.repeat(3), true],
  ])('is counted as written and as compared: %s', (text, expected) => {
    expect(isLongerThan(text, 20)).toBe(expected);
  });
});
