import { describe, expect, it } from 'vitest';
import { ALERTS, type AlertSources, type AlertType, alertsFor, type PaymentState } from './alerts.ts';

const well: AlertSources = { accounts: [], payment: null, currency: 'EUR', isCurrencySupported: true, rates: null };
const account = (id: number, status: AlertSources['accounts'][number]['status']) => ({
  id,
  platform: 'ebay' as const,
  username: `shop-${id}`,
  status,
});
const types = (sources: Partial<AlertSources>) => alertsFor({ ...well, ...sources }).map(({ type }) => type);

describe('alerts of accounts', () => {
  it.each([
    ['ACTIVE', null],
    ['BROKEN', { type: 'ACCOUNT_BROKEN', severity: 'danger', priority: 1, action: 'add-token' }],
    ['REQUIRES_ATTENTION', { type: 'ACCOUNT_REQUIRES_ATTENTION', severity: 'warning', priority: 2 }],
    [
      'REQUIRES_ATTENTION_2',
      { type: 'ACCOUNT_REQUIRES_ATTENTION_2', severity: 'warning', priority: 2, action: 'refresh-token' },
    ],
  ] as const)('an account that is %s has the alert %j', (status, alert) => {
    const alerts = alertsFor({ ...well, accounts: [account(7, status)] });
    if (alert === null) expect(alerts).toEqual([]);
    else expect(alerts).toMatchObject([{ ...alert, accountId: 7, username: 'shop-7', platform: 'ebay' }]);
  });
});

describe('alerts of exchange rates', () => {
  it.each([
    ['fresh', []],
    ['stale', ['RATES_STALE']],
    ['too_old', ['RATES_TOO_OLD']],
  ] as const)('that are %s', (age, expected) => {
    expect(types({ rates: { age, checked: '2026-09-29' } })).toEqual(expected);
  });
});

describe('alerts of payments', () => {
  const state = (hasFailed: boolean, card: 'good' | 'soon' | 'expired', isProcessing = false): PaymentState => ({
    credit_card_details: { card_expired: card === 'expired', card_will_expire_soon: card === 'soon' },
    last_payment_details: { was_successful: !hasFailed, is_processing: isProcessing },
  });

  it.each<[string, PaymentState, AlertType | null]>([
    ['no trouble', state(false, 'good'), null],
    ['the payment failed', state(true, 'good'), 'PAYMENT_FAILED_1'],
    ['the payment failed and the card expires soon', state(true, 'soon'), 'PAYMENT_FAILED_2'],
    ['the payment failed and the card has expired', state(true, 'expired'), 'PAYMENT_FAILED_3'],
    ['the card expires soon', state(false, 'soon'), 'PAYMENT_EXPIRE_SOON'],
    ['the card has expired', state(false, 'expired'), 'PAYMENT_EXPIRED'],
    ['the payment is pending', state(true, 'good', true), null],
    ['no payment was ever made', { credit_card_details: null, last_payment_details: null }, null],
  ])('%s', (_when, payment, type) => {
    expect(types({ payment })).toEqual(type === null ? [] : [type]);
  });
});

describe('an unsupported currency', () => {
  it('raises an alert with its code', () => {
    expect(alertsFor({ ...well, currency: 'SEK', isCurrencySupported: false })).toMatchObject([
      { type: 'CURRENCY_UNSUPPORTED', currency: 'SEK' },
    ]);
  });
});

describe('the order of alerts', () => {
  it('puts the most urgent first, whatever their source', () => {
    expect(
      types({
        accounts: [account(1, 'REQUIRES_ATTENTION_2'), account(2, 'REQUIRES_ATTENTION'), account(3, 'BROKEN')],
        payment: {
          credit_card_details: null,
          last_payment_details: { was_successful: false, is_processing: false },
        },
        currency: 'SEK',
        isCurrencySupported: false,
      }),
    ).toEqual([
      'ACCOUNT_BROKEN',
      'PAYMENT_FAILED_1',
      'ACCOUNT_REQUIRES_ATTENTION',
      'ACCOUNT_REQUIRES_ATTENTION_2',
      'CURRENCY_UNSUPPORTED',
    ]);
  });

  it('keeps accounts with the same alert in the listed order', () => {
    const alerts = alertsFor({ ...well, accounts: [account(9, 'BROKEN'), account(4, 'BROKEN')] });
    expect(alerts.map(({ accountId }) => accountId)).toEqual([9, 4]);
  });

  it('ranks an account without access 1 and an account that requires attention 2', () => {
    expect(ALERTS.ACCOUNT_BROKEN.priority).toBe(1);
    expect(ALERTS.ACCOUNT_REQUIRES_ATTENTION.priority).toBe(2);
  });
});
