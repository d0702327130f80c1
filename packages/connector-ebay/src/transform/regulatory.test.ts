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
const NOTHING = { hazards: null, warnings: null, documents: null };
const safety = { manufacturer: contact, responsiblePerson: contact, isExempt: false, ...NOTHING };

it('states manufacturer and responsible person without empty texts, and keeps what the seller set at eBay', () => {
  const existing = { documents: [{ documentId: '7' }], manufacturer: { companyName: 'Old' } };
  expect(regulatoryOf({ safety }, existing)).toEqual({
    documents: [{ documentId: '7' }],
    manufacturer: sent,
    responsiblePersons: [{ ...sent, types: ['EUResponsiblePerson'] }],
  });
});

it.each([
  ['no entry', undefined],
  ['an empty entry', { manufacturer: null, responsiblePerson: null, isExempt: false, ...NOTHING }],
  ['exempt goods', { ...safety, isExempt: true }],
])('leaves an offer unchanged for %s', (_, entry) => {
  expect(regulatoryOf({ safety: entry }, undefined)).toBeUndefined();
  expect(regulatoryOf({ safety: entry }, { repairScore: 7.9 })).toEqual({ repairScore: 7.9 });
});

it('states hazards and warnings by their codes, also for goods without a required manufacturer', () => {
  const hazards = { component: ' ', pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] };
  const warnings = { component: 'Shelf', pictograms: [], statements: ['PSS03'] };
  expect(regulatoryOf({ safety: { ...safety, isExempt: true, hazards, warnings } }, undefined)).toEqual({
    hazmat: { pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] },
    productSafety: { component: 'Shelf', statements: ['PSS03'] },
  });
});

it('names the documents that eBay has accepted in the place of those that the offer has', () => {
  const existing = { documents: [{ documentId: '7' }], repairScore: 7.9 };
  expect(regulatoryOf({ documentIds: ['8', '9'] }, existing)).toEqual({
    documents: [{ documentId: '8' }, { documentId: '9' }],
    repairScore: 7.9,
  });
});

it('shows the energy label with its sheet, even for goods whose manufacturer need not be stated', () => {
  const label = {
    imageUrl: 'https://i.ebayimg.com/images/g/demo/s-l1600.png',
    imageDescription: 'E of A to G',
    sheetUrl: 'https://sheets.example/e',
  };
  expect(regulatoryOf({ safety: { ...safety, isExempt: true }, energyLabel: label }, { repairScore: 7.9 })).toEqual({
    repairScore: 7.9,
    energyEfficiencyLabel: {
      ...{ imageURL: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E of A to G' },
      productInformationSheet: 'https://sheets.example/e',
    },
  });
});
