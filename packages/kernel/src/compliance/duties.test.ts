import { expect, it } from 'vitest';
import { contactProblems, responsiblePersonProblems, type SafetyContact } from './contacts.ts';
import { joinSafety, lackingDuty, NO_SAFETY, SAFETY_SITES } from './duties.ts';
import { isProducerNumber, PRODUCER_STREAMS, type ProducerNumber } from './producer-numbers.ts';

const contactIn = (country: string, over: Partial<SafetyContact> = {}): SafetyContact => ({
  companyName: 'Kessel & Söhne',
  addressLine1: 'Hafenweg 3',
  addressLine2: '',
  city: 'Bremen',
  stateOrProvince: '',
  postalCode: '28195',
  country,
  email: 'safety@kessel.example',
  phone: '',
  contactUrl: '',
  ...over,
});
const made = (country: string) => ({ ...NO_SAFETY, manufacturer: contactIn(country) });
const numbers: ProducerNumber[] = [
  { country: 'DE', stream: 'packaging', number: 'DE1234567890123' },
  { country: 'FR', stream: 'packaging', number: 'FR123456_01ABCD' },
];

it('asks on the EU’s sites only', () => {
  expect(new Set(SAFETY_SITES)).toEqual(
    new Set(['AT', 'BEFR', 'DE', 'ES', 'FR', 'IE', 'IT', 'CDFR', 'AMDE', 'AMES', 'AMIT', 'AMFR']),
  );
  for (const site of ['UK', 'US', 'AU', 'CA', 'AMUK'] as const)
    expect(lackingDuty(site, NO_SAFETY, [])).toBeUndefined();
});

it.each([
  ['nothing is entered', NO_SAFETY, numbers, 'no_manufacturer'],
  ['the manufacturer is in the EU', made('IT'), numbers, undefined],
  ['the manufacturer is outside the EU', made('CN'), numbers, 'no_responsible_person'],
  ['somebody in the EU answers', { ...made('GB'), responsiblePerson: contactIn('IE') }, numbers, undefined],
  ['the goods are exempt', { ...NO_SAFETY, isExempt: true }, numbers, undefined],
  ['no packaging number is entered', made('IT'), [], 'no_epr_number'],
  ['the number is of another country', made('IT'), numbers.slice(1), 'no_epr_number'],
] as const)('judges an item for Germany where %s', (_, safety, given, code) => {
  expect(lackingDuty('DE', safety, given)?.code).toBe(code);
});

it('needs no packaging number where the country has no register of its own', () => {
  expect(lackingDuty('IT', made('IT'), [])).toBeUndefined();
});

it('takes manufacturer and person each from the narrowest entry that has one', () => {
  const [item, brand, business] = [contactIn('CN'), contactIn('US'), contactIn('IE')];
  const entry = { ...NO_SAFETY, manufacturer: brand };
  expect(joinSafety([null, entry, { ...NO_SAFETY, responsiblePerson: business }])).toEqual({
    manufacturer: brand,
    responsiblePerson: business,
    isExempt: false,
  });
  expect(joinSafety([{ ...NO_SAFETY, manufacturer: item }, entry]).manufacturer).toBe(item);
  expect(joinSafety([undefined, { ...NO_SAFETY, isExempt: true }, entry]).isExempt).toBe(true);
  expect(joinSafety([entry, { ...NO_SAFETY, isExempt: true }])).toMatchObject({ manufacturer: brand, isExempt: false });
});

it.each([
  [contactIn('DE'), {}],
  [contactIn('DE', { companyName: ' ' }), { companyName: 'missing' }],
  [contactIn('DE', { email: '' }), { email: 'missing' }],
  [contactIn('DE', { email: '', contactUrl: 'https://kessel.example/safety' }), {}],
  [contactIn('DE', { email: 'nobody' }), { email: 'malformed' }],
  [contactIn('DE', { contactUrl: 'kessel' }), { contactUrl: 'malformed' }],
  [contactIn('DE', { postalCode: '' }), { postalCode: 'missing' }],
  [contactIn('HK', { postalCode: '' }), {}],
  [contactIn('BEFR'), { country: 'too_long' }],
  [contactIn('DE', { companyName: 'x'.repeat(101) }), { companyName: 'too_long' }],
])('finds what a contact lacks', (contact, problems) => {
  expect(contactProblems(contact)).toEqual(problems);
});

it('wants the responsible person in the EU', () => {
  expect(responsiblePersonProblems(contactIn('GB'))).toEqual({ country: 'outside_eu' });
  expect(responsiblePersonProblems(contactIn('FR'))).toEqual({});
});

it('knows producer numbers by their form, however they are typed', () => {
  for (const { country, code: stream, example } of PRODUCER_STREAMS) {
    expect(isProducerNumber({ country, stream, number: example })).toBe(true);
    expect(isProducerNumber({ country, stream, number: `${example}9` })).toBe(false);
  }
  expect(isProducerNumber({ country: 'DE', stream: 'packaging', number: 'de 1234 5678 90123' })).toBe(true);
  expect(isProducerNumber({ country: 'IT', stream: 'packaging', number: 'IT1' })).toBe(false);
});
