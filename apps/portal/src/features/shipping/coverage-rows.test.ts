import type { ShippingRules } from '@quayside/kernel';
import { expect, test } from 'vitest';
import { coverageOf } from './coverage-rows.ts';

const RULES: ShippingRules = {
  currency: 'EUR',
  handlingDays: 1,
  isFreeShipping: false,
  countries: [{ code: 'IT', type: 'EXCLUDED' }],
  rates: [
    {
      region: 'EU',
      country: null,
      service: 'STANDARD',
      type: 'range',
      by: 'price',
      steps: [
        { from: 0, cost: 490 },
        { from: 5000, cost: 0 },
      ],
      additionalCost: 0,
    },
    { region: 'RW', country: null, service: 'STANDARD', type: 'default' },
  ],
};
const wider: ShippingRules = {
  ...RULES,
  countries: [],
  rates: [{ region: 'RW', country: null, service: 'STANDARD', type: 'flat', cost: 1500, additionalCost: 0 }],
};
const rowOf = (country: string, fallback: ShippingRules | null = null) =>
  coverageOf(RULES, fallback).find((row) => row.country === country);

test('a country shows the service of its site with the lowest and the highest cost', () => {
  expect(rowOf('DE')).toMatchObject({
    type: 'DEFAULT',
    sites: ['DE'],
    reason: null,
    services: [
      {
        siteServices: [{ site: 'DE', code: 'DE_StandardversandAusDemAusland' }],
        costFrom: { minor: 0, currency: 'EUR' },
        costTo: { minor: 490, currency: 'EUR' },
        rule: { from: 'region', region: 'EU' },
      },
    ],
  });
});

test('a country without a route says why', () => {
  expect(rowOf('IT')).toMatchObject({ services: [], reason: 'excluded' });
  expect(rowOf('US')).toMatchObject({ services: [], reason: 'no_rate' });
});

test('a rate without a cost uses that of the default profile', () => {
  expect(rowOf('AU', wider)).toMatchObject({
    services: [{ costFrom: { minor: 1500 }, rule: { from: 'default_profile', region: 'RW' } }],
  });
  expect(rowOf('AU')).toMatchObject({ services: [], reason: 'no_rate' });
});
