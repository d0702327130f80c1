import { describe, expect, it } from 'vitest';
import { findUnstorable } from './unstorable.ts';

describe('text that a database cannot store', () => {
  it.each([
    ['a\0b', []],
    ['\ud83d', []],
    ['\ude00 alone', []],
    [{ title: 'fine', rules: [{ name: 'fine' }, { name: 'ha\ud83dlf' }] }, ['rules', '1', 'name']],
    [['fine', '\0'], ['1']],
  ])('is found with its path', (value, path) => {
    expect(findUnstorable(value)).toEqual(path);
  });

  it.each(['', '😀 whole', 'tab\tand line\n', 5, null, undefined, true, { deep: [{ list: ['🚂'] }] }])(
    'is not reported for %j',
    (value) => {
      expect(findUnstorable(value)).toBeUndefined();
    },
  );
});
