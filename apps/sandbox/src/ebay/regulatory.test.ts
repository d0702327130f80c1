import { expect, it } from 'vitest';
import { type Regulatory, regulatoryProblems } from './regulatory.ts';

const whole = {
  ...{ companyName: 'Kessel', addressLine1: 'Hafenweg 3', city: 'Bremen', postalCode: '28195', country: 'DE' },
  email: 'safety@kessel.example',
};
const person = { ...whole, types: ['EUResponsiblePerson'] };
const { addressLine1: _street, ...withoutStreet } = whole;
const label = { imageURL: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E of A to G' };
const sheet = { productInformationSheet: 'https://sheets.example/e.pdf' };
const labelled = (more: Regulatory['energyEfficiencyLabel']) => ({
  energyEfficiencyLabel: { ...label, ...sheet, ...more },
});
const idsOf = (regulatory: Regulatory | undefined) => regulatoryProblems(regulatory).map(({ errorId }) => errorId);

it('accepts an offer without responsible persons, because eBay documents no error for it', () => {
  expect(idsOf(undefined)).toEqual([]);
  expect(idsOf({ repairScore: 7.9 })).toEqual([]);
  expect(idsOf(labelled({}))).toEqual([]);
  expect(idsOf({ hazmat: { pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] } })).toEqual([]);
  expect(idsOf({ productSafety: { statements: ['PSS01'] } })).toEqual([]);
  expect(idsOf({ manufacturer: { ...whole, country: 'CN' }, responsiblePersons: [person] })).toEqual([]);
});

it.each([
  [25083, { energyEfficiencyLabel: { imageDescription: 'E of A to G' } }],
  [25084, { energyEfficiencyLabel: { imageURL: label.imageURL } }],
  [25086, labelled({ imageURL: 'https://pics.example/e.png' })],
  [25086, labelled({ imageURL: 'http://i.ebayimg.com/images/g/demo/s-l1600.png' })],
  [25086, labelled({ imageURL: 'https://i.ebayimg.com.pics.example/e.png' })],
  [25086, labelled({ imageURL: 'https://i.ebayimg.com@pics.example/e.png' })],
  [25086, labelled({ imageURL: 'picture' })],
  [25016, labelled({ productInformationSheet: 'http://sheets.example/e.pdf' })],
  [25016, labelled({ productInformationSheet: 'sheet' })],
  [25081, { hazmat: { pictograms: ['GHS02'] } }],
  [25076, { hazmat: { statements: ['H999'] } }],
  [25076, { hazmat: { statements: ['H222'], signalWord: 'CAREFUL' } }],
  [25080, { hazmat: { statements: ['H222'], component: 'x'.repeat(121) } }],
  [25109, { productSafety: { component: 'Shelf' } }],
  [25108, { productSafety: { pictograms: ['PSP01', 'PSP02', 'PSP03'] } }],
  [25076, { productSafety: { statements: ['H222'] } }],
  [25104, { documents: [{ documentId: 'nobody-gave-it' }] }],
  [25079, { repairScore: 5.645 }],
  [25110, { manufacturer: withoutStreet }],
  [25111, { manufacturer: { ...whole, companyName: ' ' } }],
  [25118, { manufacturer: { companyName: 'Kessel' }, responsiblePersons: [person] }],
  [25115, { manufacturer: { ...whole, country: 'CN' } }],
  [25113, { responsiblePersons: [{ ...withoutStreet, types: person.types }] }],
  [25114, { responsiblePersons: [{ ...person, companyName: '' }] }],
  [25119, { manufacturer: whole, responsiblePersons: [{ companyName: 'Kessel', types: person.types }] }],
  [25116, { responsiblePersons: [whole] }],
  [25112, { responsiblePersons: Array.from({ length: 6 }, () => person) }],
  [25080, { manufacturer: { ...whole, postalCode: '1234567890' } }],
  [25088, { manufacturer: { ...whole, email: 'nobody' } }],
  [25122, { manufacturer: { ...whole, contactUrl: 'kessel' } }],
])('returns %i', (errorId, regulatory) => {
  expect(idsOf(regulatory)).toEqual([errorId]);
});

it('requires statements and warnings if the category does', () => {
  const needs = { energyLabel: false, hazmat: true, productSafety: true };
  expect(regulatoryProblems(undefined, needs).map(({ errorId }) => errorId)).toEqual([25081, 25109]);
});

it('takes documents that it has examined or examines, and no others', () => {
  const documents = [{ documentId: 'a' }, { documentId: 'b' }];
  const idsWith = (b: 'SUBMITTED' | 'REJECTED') =>
    regulatoryProblems({ documents }, undefined, (id) => (id === 'a' ? 'ACCEPTED' : b)).map(({ errorId }) => errorId);
  expect(idsWith('SUBMITTED')).toEqual([]);
  expect(idsWith('REJECTED')).toEqual([25107]);
});
