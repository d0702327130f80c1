import { anyEntry, blanksIn } from '@quayside/connector-kit/conformance/any-entry';
import type { Site } from '@quayside/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ebaySite } from '../src/sites.ts';
import {
  refusalOf,
  SKU_LIMIT,
  TITLE_LIMIT,
  toGroup,
  toInventoryItem,
  toNewOffer,
  toOfferContent,
} from '../src/transform/inventory.ts';
import { createOfficialCheck } from './official-schema.ts';

const SITE: Site = 'DE';
const INVENTORY = '/sell/inventory/v1';
const settings = {
  fulfillmentPolicyId: '1',
  paymentPolicyId: '2',
  returnPolicyId: '3',
  merchantLocationKey: 'main',
};
const marketplace = { currency: 'EUR', settings, titleLimit: TITLE_LIMIT, skuLimit: SKU_LIMIT } as const;

const contact = {
  ...{
    companyName: 'Kessel Werke GmbH',
    addressLine1: 'Hafenweg 3',
    addressLine2: '',
    city: 'Bremen',
    stateOrProvince: '',
  },
  ...{ postalCode: '28195', country: 'DE', email: 'safety@kessel.example', phone: '', contactUrl: '' },
};
const stated = {
  hazards: { component: '', pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] },
  warnings: { component: 'Shelf', pictograms: [], statements: ['PSS03'] },
  documents: null,
};
const madeHere = { manufacturer: contact, responsiblePerson: null, isExempt: false, ...stated };
const madeAbroad = { ...madeHere, manufacturer: { ...contact, country: 'CN' }, responsiblePerson: contact };

describe('an arbitrary item', () => {
  it('is sent without blank values and, if eBay’s descriptions are present, within them', () => {
    const check = createOfficialCheck();
    const headers = { 'content-type': 'application/json', 'content-language': ebaySite(SITE).contentLanguage };
    const problemsOf = (method: string, path: string, body: object) => [
      ...check({ method, path: INVENTORY + path, headers, body: JSON.stringify(body), status: 200, answer: undefined }),
      ...blanksIn(body, path),
    ];
    fc.assert(
      fc.property(anyEntry(marketplace), fc.boolean(), (anyOne, isMadeAbroad) => {
        const entry = { ...anyOne, safety: isMadeAbroad ? madeAbroad : madeHere, documentIds: ['7'] };
        fc.pre(refusalOf(entry, true) === undefined);
        const items = entry.units.map((unit) => toInventoryItem(SITE, entry, unit, undefined));
        const offers = entry.units.map((unit) => toNewOffer(SITE, entry, unit));
        const contents = entry.units.map((unit) => toOfferContent(entry, unit, undefined));
        expect([
          ...problemsOf('POST', '/bulk_create_or_replace_inventory_item', { requests: items }),
          ...problemsOf('POST', '/bulk_create_offer', { requests: offers }),
          ...contents.flatMap((content) => problemsOf('PUT', '/offer/1', content)),
          ...(entry.isGroup ? problemsOf('PUT', '/inventory_item_group/G', toGroup(entry, undefined)) : []),
        ]).toEqual([]);
      }),
    );
  });
});
