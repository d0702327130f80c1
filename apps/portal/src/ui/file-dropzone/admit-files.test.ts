import { expect, test } from 'vitest';
import { admitFiles, MAX_FILES, problemOf, writeSize } from './admit-files.ts';

const files = (...names: string[]) => names.map((name) => ({ name }));

test('as many files as fit are added, in their order, and the rest are reported as too many', () => {
  const { files: taken, rejected } = admitFiles(files('a', 'b', 'c'), files('d', 'e', 'f'), MAX_FILES);
  expect(taken).toEqual(files('a', 'b', 'c', 'd', 'e'));
  expect(rejected).toEqual([{ name: 'f', problems: ['too-many-files'] }]);
});

test('a full dropzone adds none', () => {
  expect(admitFiles(files('a', 'b'), files('c'), 1)).toEqual({
    files: files('a', 'b'),
    rejected: [{ name: 'c', problems: ['too-many-files'] }],
  });
});

test('an unknown problem is still reported', () => {
  expect(problemOf('file-too-large')).toBe('file-too-large');
  expect(problemOf('something-new')).toBe('other');
});

test('sizes are human-readable', () => {
  expect(writeSize(5_000_000, 'en')).toBe('5 MB');
  expect(writeSize(1_500_000, 'de')).toBe('1,5 MB');
  expect(writeSize(999, 'en')).toBe('999 bytes');
  expect(writeSize(0, 'en')).toBe('0 bytes');
  expect(writeSize(20_000, 'en')).toBe('20 kB');
});
