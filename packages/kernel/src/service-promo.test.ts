import { expect, test } from 'vitest';
import { servicePromo } from './service-promo.ts';

const paying = { isPaying: true };
const free = { isPaying: false };

test.each([
  // service, enabled, eligible, user, promo
  ['shipping', true, false, free, 'none'],
  ['shipping', false, true, free, 'none'],
  ['shipping', false, false, paying, 'comingSoon'],
  ['shipping', false, false, free, 'upgrade'],
  ['returns', true, true, paying, 'none'],
  ['returns', true, false, free, 'none'],
  ['returns', false, true, paying, 'demo'],
  ['returns', false, true, free, 'demo'],
  ['returns', false, false, paying, 'comingSoon'],
  ['returns', false, false, free, 'upgrade'],
] as const)('%s, enabled %s, eligible %s, %o: %s', (service, isEnabled, isEligible, user, promo) => {
  expect(servicePromo(service, { isEnabled, isEligible }, user)).toBe(promo);
});
