import { beforeEach, expect, it, vi } from 'vitest';
import { chosenPlan, forgetPlan, planInAddress, rememberPlan } from './chosen-plan.ts';

const DAY = 86_400_000;

/** The browser's storage. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it.each([
  ['/checkout/yearly/billing', '?plan=growth', { plan: 'growth', interval: 'yearly' }],
  ['/checkout/monthly/payment', '?x=1&plan=scale', { plan: 'scale', interval: 'monthly' }],
  ['/checkout/weekly/billing', '?plan=growth', null],
  ['/checkout/yearly/billing', '?plan=premium', null],
  ['/checkout/yearly/billing', '', null],
  ['/checkout/success', '?plan=growth', null],
  ['/sign-up', '?plan=growth', null],
])('the address %s%s names the plan %j', (pathname, search, expected) => {
  expect(planInAddress(pathname, search)).toEqual(expected);
});

it('keeps the plan that a visitor chose for a week, also for another tab, until it is paid', () => {
  rememberPlan({ plan: 'growth', interval: 'yearly' }, true, 0);
  expect(chosenPlan(6 * DAY)).toEqual({ plan: 'growth', interval: 'yearly', isDue: true });
  expect(chosenPlan(7 * DAY)).toBeNull();
  rememberPlan({ plan: 'growth', interval: 'yearly' }, false, 0);
  expect(chosenPlan(1)?.isDue).toBe(false);
  forgetPlan();
  expect(chosenPlan(1)).toBeNull();
});

it.each(['', 'x', 'null', '[]', '{"plan":"growth"}', '{"plan":"x","interval":"yearly","at":0}'])(
  'ignores %j in the storage',
  (text) => {
    localStorage.setItem('quayside.chosen-plan', text);
    expect(chosenPlan(1)).toBeNull();
  },
);
