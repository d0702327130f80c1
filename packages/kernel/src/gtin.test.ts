import { expect, it } from 'vitest';
import { toGtin14 } from './gtin.ts';

it.each([
  ['4006381333931', '04006381333931'],
  ['036000291452', '00036000291452'],
  ['96385074', '00000096385074'],
  ['14006381333938', '14006381333938'],
  ['4 006381-333931', '04006381333931'],
])('reads %s as the GTIN %s, in each valid form', (given, wanted) => {
  expect(toGtin14(given)).toBe(wanted);
});

it.each([null, '', '4006381333932', '123', 'abcdefghijklm', 'Does not apply'])('rejects %j', (given) => {
  expect(toGtin14(given)).toBeUndefined();
});
