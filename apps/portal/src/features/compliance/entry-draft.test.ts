import { expect, it } from 'vitest';
import { draftOf, EMPTY_CONTACT, entryOf, needsPerson, problemsOf } from './entry-draft.ts';

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

it('stores nothing while a contact is begun and not whole', () => {
  const draft = { ...draftOf(null), manufacturer: { ...maker, city: '' } };
  expect(entryOf(draft)).toBeUndefined();
  expect(problemsOf(draft, 'manufacturer')).toEqual({ city: 'missing' });
  expect(entryOf({ ...draft, isExempt: true })).toEqual({
    manufacturer: null,
    responsiblePerson: null,
    isExempt: true,
  });
});

it('asks for a person in the EU where the manufacturer is outside', () => {
  expect(needsPerson({ ...draftOf(null), manufacturer: maker })).toBe(false);
  expect(needsPerson({ ...draftOf(null), manufacturer: { ...maker, country: 'CN' } })).toBe(true);
});
