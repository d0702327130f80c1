import { expect, test } from 'vitest';
import { createPlaceStore } from './list-places.ts';

const isNumber = (value: unknown) => typeof value === 'number';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a place is found by its query, also after a reload', () => {
  const storage = memory();
  const before = createPlaceStore(storage);
  before.keep('a', 1);
  before.keep('b', 2);
  expect(before.recall('a', isNumber)).toBe(1);
  before.write();
  expect(createPlaceStore(storage).recall('b', isNumber)).toBe(2);
});

test('a stored place that fails validation counts as absent', () => {
  const storage = memory();
  storage.setItem('quayside-list-places', '{"not": "a list"}');
  const store = createPlaceStore(storage);
  store.keep('a', 'words');
  expect(store.recall('a', isNumber)).toBeNull();
  expect(store.recall('unknown', isNumber)).toBeNull();
});

test('only the latest places are kept', () => {
  const store = createPlaceStore(memory());
  for (let n = 0; n < 100; n += 1) store.keep(`question ${n}`, n);
  expect(store.recall('question 0', isNumber)).toBeNull();
  expect(store.recall('question 99', isNumber)).toBe(99);
});
