import { describe, expect, it } from 'vitest';
import { pauseUntilNextQuestion, statesProof, type VatProof } from './vat-proof.ts';
import { registerEntryOf } from './vat-registers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('the register of a VAT id', () => {
  it.each([
    ['DE136695976', 'DE', 'vies', 'DE', '136695976'],
    ['el 123 456 789', 'GR', 'vies', 'EL', '123456789'],
    ['FR53000004605', 'MC', 'vies', 'FR', '53000004605'],
    ['BE0428759497', 'BEFR', 'vies', 'BE', '0428759497'],
    ['XI123456789', 'GB', 'vies', 'XI', '123456789'],
    ['GB 980 7806 84', 'GB', 'hmrc', 'GB', '980780684'],
    ['980780684', 'UK', 'hmrc', 'GB', '980780684'],
    ['GB123456789012', 'IM', 'hmrc', 'GB', '123456789012'],
  ])('%s of %s is in %s, as %s %s', (vatId, country, register, countryCode, number) => {
    expect(registerEntryOf(vatId, country)).toEqual({ register, countryCode, number });
  });

  it.each([
    ['', 'DE'],
    ['DE136695977', 'DE'],
    ['GB980780684', 'DE'],
    ['XI123456789', 'IE'],
    ['GB12345', 'GB'],
    ['12-3456789', 'US'],
    ['CHE-123.456.789 MWST', 'CH'],
  ])('is not known for %j of %s', (vatId, country) => {
    expect(registerEntryOf(vatId, country)).toBeNull();
  });
});

describe('the pause until a register is asked again', () => {
  it('doubles up to a day while it gives no answer', () => {
    const pauses = [1, 2, 3, 7, 8, 50].map(
      (failures) => pauseUntilNextQuestion({ problem: 'MS_UNAVAILABLE', failures }) / MINUTE_MS,
    );
    expect(pauses).toEqual([10, 20, 40, 640, 1_280, 1_440]);
  });

  it('is a day for what only a person can mend', () => {
    for (const problem of ['IP_BLOCKED', 'VAT_BLOCKED', 'KEYS_REFUSED'])
      expect(pauseUntilNextQuestion({ problem, failures: 1 })).toBe(DAY_MS);
  });

  it('is shorter than a month of billing after an answer, and a week after a refusal', () => {
    expect(pauseUntilNextQuestion({ isValid: true })).toBe(30 * DAY_MS);
    expect(pauseUntilNextQuestion({ isValid: false })).toBe(7 * DAY_MS);
  });
});

it('an invoice states what is known of a VAT id if it rests on it or a register was asked', () => {
  const proof = (verdict: VatProof['verdict'], register: VatProof['register']): VatProof => ({
    verdict,
    register,
    on: '2027-04-01',
    reference: null,
  });
  expect(statesProof('reverse_charge', proof('form', null))).toBe(true);
  expect(statesProof('domestic', proof('form', null))).toBe(false);
  expect(statesProof('oss', proof('invalid', 'vies'))).toBe(true);
  expect(statesProof('outside_eu', proof('valid', 'hmrc'))).toBe(true);
  expect(statesProof('reverse_charge', null)).toBe(false);
});
