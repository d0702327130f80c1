import { anyEntry, blanksIn } from '@quayside/connector-kit/conformance/any-entry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refusalOf, SKU_LIMIT, TITLE_LIMIT, toUpsert } from '../src/transform/offer-request.ts';
import { readSettings, toSettings } from '../src/transform/terms.ts';
import { createOctopiaCheck } from './octopia-calls.ts';

const settings = toSettings({ deliveryModes: [{ code: 'TRK', cost: 4.9 }], preparationTime: 2 });
const headers = {
  accept: 'application/json',
  'accept-language': 'fr-FR',
  authorization: 'Bearer token',
  'content-type': 'application/json',
  sellerid: '60211',
};
const marketplace = {
  currency: 'EUR',
  settings,
  titleLimit: TITLE_LIMIT,
  skuLimit: SKU_LIMIT,
  isGtinNeeded: true,
} as const;

it('sends only known members and values of Octopia’s API, whatever an item contains', () => {
  const check = createOctopiaCheck();
  const terms = readSettings(settings);
  fc.assert(
    fc.property(anyEntry(marketplace), (entry) => {
      if (entry.units.some(({ sku }) => sku !== sku.trim())) expect(refusalOf(entry, terms)).toBeDefined();
      fc.pre(refusalOf(entry, terms) === undefined);
      const lines = entry.units.map((unit) =>
        toUpsert({ ...entry, taxes: { vatRate: 2_000, ecoTax: 12 } }, unit, terms, undefined),
      );
      const body = JSON.stringify(lines);
      const path = '/seller/v2/offer-packages/1/offer-requests';
      const problems = check({ method: 'POST', path, headers, body, status: 201, answer: undefined });
      expect([...problems, ...blanksIn(lines)]).toEqual([]);
    }),
  );
});
