import { expect, test } from 'vitest';
import { readChoice, withChoice } from './history-choice.ts';

const of = (query: string) => readChoice(new URLSearchParams(query));

test('an address selects the shown changes, and unknown words filter nothing', () => {
  expect(of('people=admin&about=business')).toEqual({ people: 'admin', about: 'business', view: 'overview' });
  expect(of('people=robot&about=&view=')).toEqual({ view: 'overview' });
  expect(of('view=every')).toEqual({ view: 'every' });
});

test('setting or clearing a choice keeps the rest of the address', () => {
  const chosen = withChoice(new URLSearchParams('lang=de&about=products'), 'people', 'login');
  expect(chosen.toString()).toBe('lang=de&about=products&people=login');
  expect(withChoice(chosen, 'about', 'all').toString()).toBe('lang=de&people=login');
  const every = withChoice(chosen, 'view', 'every');
  expect(every.toString()).toBe('lang=de&about=products&people=login&view=every');
  expect(withChoice(every, 'view', 'overview').toString()).toBe(chosen.toString());
});
