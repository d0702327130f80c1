import { expect, test } from 'vitest';
import { pickKey, readPicked } from './picked.ts';

test('an article that another order needs more of counts as not picked yet', () => {
  const article = { sku: 'KITE-1', title: 'Kite', pieces: 2 };
  const picked = readPicked(JSON.stringify([pickKey(article)]));
  expect(picked.has(pickKey(article))).toBe(true);
  expect(picked.has(pickKey({ ...article, pieces: 3 }))).toBe(false);
  expect(picked.has(pickKey({ ...article, sku: '' }))).toBe(false);
});

test.each([null, '', 'no json', '{"a":1}', '[1,null]'])(
  'what is stored as %s means that nothing is picked',
  (stored) => {
    expect(readPicked(stored).size).toBe(0);
  },
);
