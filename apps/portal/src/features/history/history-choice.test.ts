import { expect, test } from 'vitest';
import { readChoice, withChoice } from './history-choice.ts';

const of = (query: string) => readChoice(new URLSearchParams(query));

test('an address says which changes are shown, and what it does not know lets all through', () => {
  expect(of('people=admin&about=business')).toEqual({ people: 'admin', about: 'business' });
  expect(of('people=robot&about=')).toEqual({});
});

test('a choice is made and taken back without touching what else the address says', () => {
  const chosen = withChoice(new URLSearchParams('lang=de&about=products'), 'people', 'login');
  expect(chosen.toString()).toBe('lang=de&about=products&people=login');
  expect(withChoice(chosen, 'about', 'all').toString()).toBe('lang=de&people=login');
});
