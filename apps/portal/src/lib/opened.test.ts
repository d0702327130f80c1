import { expect, test } from 'vitest';
import { createOpenStore } from './opened.ts';

interface Things {
  readonly news: { readonly count: number };
  readonly hint: null;
}

test('what is opened is open with what it is about, until it is closed', () => {
  const store = createOpenStore<Things>();
  expect(store.about('news')).toBeUndefined();
  store.open('news', { count: 2 });
  store.open('hint', null);
  expect(store.about('news')).toEqual({ count: 2 });
  expect(store.about('hint')).toBeNull();
  store.close('news');
  expect(store.about('news')).toBeUndefined();
  expect(store.about('hint')).toBeNull();
});

test('opening again says what it is about now', () => {
  const store = createOpenStore<Things>();
  store.open('news', { count: 1 });
  store.open('news', { count: 5 });
  expect(store.about('news')).toEqual({ count: 5 });
});

test('the end of a session closes everything, and whoever listens is told each time', () => {
  const store = createOpenStore<Things>();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.open('news', { count: 1 });
  store.open('hint', null);
  store.closeAll();
  expect(store.about('news')).toBeUndefined();
  expect(store.about('hint')).toBeUndefined();
  expect(told).toBe(3);
  stop();
  store.open('hint', null);
  expect(told).toBe(3);
});
