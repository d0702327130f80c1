import { expect, test } from 'vitest';
import { judgeTag } from './tag-rules.ts';

test('a tag is trimmed', () => {
  expect(judgeTag('  red shoes ', [], 2)).toEqual({ tag: 'red shoes' });
});

test.each([
  ['', 'empty'],
  [' \t', 'empty'],
  ['blue', 'present'],
  [' BLUE', 'present'],
  ['one two three', 'tooManyWords'],
  ['one\u00A0two  three', 'tooManyWords'],
] as const)('%j is rejected: %s', (typed, rejected) => {
  expect(judgeTag(typed, ['blue'], 2)).toEqual({ rejected });
});

test('a tag that is both present and too long is reported as present', () => {
  expect(judgeTag('a b c', ['a b c'], 2)).toEqual({ rejected: 'present' });
});
