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
  expect(regulatoryOf(safety, undefined, held)).toEqual({
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
  expect(regulatoryOf(entry, undefined, undefined)).toBeUndefined();
  expect(regulatoryOf(entry, undefined, { repairScore: 7.9 })).toEqual({ repairScore: 7.9 });
});

it('shows the energy label with its sheet, also of goods whose manufacturer need not be named', () => {
  const label = {
    imageUrl: 'https://i.ebayimg.com/images/g/demo/s-l1600.png',
    imageDescription: 'E of A to G',
    sheetUrl: 'https://sheets.example/e',
  };
  expect(regulatoryOf({ ...safety, isExempt: true }, label, { repairScore: 7.9 })).toEqual({
    repairScore: 7.9,
    energyEfficiencyLabel: {
      ...{ imageURL: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E of A to G' },
      productInformationSheet: 'https://sheets.example/e',
    },
  });
});
