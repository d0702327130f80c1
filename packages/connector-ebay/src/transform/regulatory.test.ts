import { expect, it } from 'vitest';
import { regulatoryOf } from './regulatory.ts';

const contact = {
  ...{ companyName: 'Kessel', addressLine1: 'Hafenweg 3', addressLine2: '', city: 'Bremen', stateOrProvince: ' ' },
  ...{ postalCode: '28195', country: 'DE', email: 'safety@kessel.example', phone: '', contactUrl: '' },
};
const sent = {
  ...{ companyName: 'Kessel', addressLine1: 'Hafenweg 3', city: 'Bremen' },
  ...{ postalCode: '28195', country: 'DE', email: 'safety@kessel.example' },
};
const safety = { manufacturer: contact, responsiblePerson: contact, isExempt: false };

it('names manufacturer and responsible person without empty texts, and keeps what the seller set at eBay', () => {
  const held = { documents: [{ documentId: '7' }], manufacturer: { companyName: 'Old' } };
  expect(regulatoryOf(safety, held)).toEqual({
    documents: [{ documentId: '7' }],
    manufacturer: sent,
    responsiblePersons: [{ ...sent, types: ['EUResponsiblePerson'] }],
  });
});

it.each([
  ['no entry', undefined],
  ['an empty entry', { manufacturer: null, responsiblePerson: null, isExempt: false }],
  ['exempt goods', { ...safety, isExempt: true }],
])('leaves an offer as it is for %s', (_, entry) => {
  expect(regulatoryOf(entry, undefined)).toBeUndefined();
  expect(regulatoryOf(entry, { repairScore: 7.9 })).toEqual({ repairScore: 7.9 });
});
