import { expect, it } from 'vitest';
import {
  documentProblemsOf,
  draftOf,
  EMPTY_CONTACT,
  entryOf,
  labelProblemsOf,
  needsPerson,
  problemsOf,
} from './entry-draft.ts';

const maker = {
  ...EMPTY_CONTACT,
  companyName: 'Kessel',
  addressLine1: 'Hafenweg 3',
  city: 'Bremen',
  postalCode: '28195',
  country: 'DE',
  email: 'safety@kessel.example',
};

it('stores nothing for an empty form, and a whole contact as it is', () => {
  expect(entryOf(draftOf(null))).toBeNull();
  expect(entryOf({ ...draftOf(null), manufacturer: maker })).toMatchObject({
    manufacturer: maker,
    responsiblePerson: null,
  });
});

it('stores nothing while a contact is incomplete', () => {
  const draft = { ...draftOf(null), manufacturer: { ...maker, city: '' } };
  expect(entryOf(draft)).toBeUndefined();
  expect(problemsOf(draft, 'manufacturer')).toEqual({ city: 'missing' });
  expect(entryOf({ ...draft, isExempt: true })).toEqual({
    manufacturer: null,
    responsiblePerson: null,
    isExempt: true,
    hazards: null,
    warnings: null,
    documents: null,
  });
});

it('requires a person in the EU if the manufacturer is outside it', () => {
  expect(needsPerson({ ...draftOf(null), manufacturer: maker })).toBe(false);
  expect(needsPerson({ ...draftOf(null), manufacturer: { ...maker, country: 'CN' } })).toBe(true);
});

it('stores hazards and warnings alone, and neither while one lacks what eBay needs', () => {
  const hazards = { component: '', pictograms: ['GHS02'], signalWord: 'DANGER', statements: [] };
  const draft = { ...draftOf(null), hazards };
  expect(entryOf(draft)).toBeUndefined();
  expect(labelProblemsOf(draft)).toEqual({ hazards: 'no_statements', warnings: undefined });
  const whole = { ...hazards, statements: ['H222'] };
  expect(entryOf({ ...draft, hazards: whole })).toMatchObject({ manufacturer: null, hazards: whole, warnings: null });
});

it('stores documents without blank rows, and none while an address is wrong or stated twice', () => {
  const one = { url: ' https://sheets.example/a.pdf ', kind: 'data_sheet', language: 'de' } as const;
  const blank = { ...one, url: ' ' };
  const draft = { ...draftOf(null), documents: [one, blank] };
  expect(entryOf(draft)).toMatchObject({ documents: [{ ...one, url: 'https://sheets.example/a.pdf' }] });
  const wrong = { ...draft, documents: [one, { ...one, url: one.url.trim() }, { ...one, url: 'a.pdf' }] };
  expect(documentProblemsOf(wrong)).toEqual([undefined, 'repeated', 'not_https']);
  expect(entryOf(wrong)).toBeUndefined();
  expect(entryOf({ ...draft, documents: [blank] })).toBeNull();
});
