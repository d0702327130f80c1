import { expect, it } from 'vitest';
import { formatOf } from './file-format.ts';

it('recognizes the format of a file by its name, in any case', () => {
  expect(['a.csv', 'b.TMX', 'c.xlf', 'd.XLIFF', 'e', 'f.txt'].map(formatOf)).toEqual([
    'csv',
    'tmx',
    'xliff',
    'xliff',
    'csv',
    'csv',
  ]);
});
