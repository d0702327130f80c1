import { expect, it } from 'vitest';
import { documentProblem } from '../documents.ts';
import { hazardProblem, lackingLabels, warningProblem } from '../hazards.ts';
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

it('applies only to the EU’s sites', () => {
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
  ['a person in the EU is responsible', { ...made('GB'), responsiblePerson: contactIn('IE') }, numbers, undefined],
  ['the goods are exempt', { ...NO_SAFETY, isExempt: true }, numbers, undefined],
  ['no packaging number is entered', made('IT'), [], 'no_epr_number'],
  ['the number belongs to another country', made('IT'), numbers.slice(1), 'no_epr_number'],
] as const)('judges an item for Germany if %s', (_, safety, given, code) => {
  expect(lackingDuty('DE', safety, given)?.code).toBe(code);
});

it('needs no packaging number if the country has no separate register', () => {
  expect(lackingDuty('IT', made('IT'), [])).toBeUndefined();
});

it('takes manufacturer and person each from the most specific entry that has one', () => {
  const [item, brand, business] = [contactIn('CN'), contactIn('US'), contactIn('IE')];
  const entry = { ...NO_SAFETY, manufacturer: brand };
  expect(joinSafety([null, entry, { ...NO_SAFETY, responsiblePerson: business }])).toEqual({
    manufacturer: brand,
    responsiblePerson: business,
    isExempt: false,
    hazards: null,
    warnings: null,
    documents: null,
  });
  expect(joinSafety([{ ...NO_SAFETY, manufacturer: item }, entry]).manufacturer).toBe(item);
  expect(joinSafety([undefined, { ...NO_SAFETY, isExempt: true }, entry]).isExempt).toBe(true);
  expect(joinSafety([entry, { ...NO_SAFETY, isExempt: true }])).toMatchObject({ manufacturer: brand, isExempt: false });
});

it('takes hazards, warnings and documents from the narrowest entry that has them, also of goods that the regulation does not cover', () => {
  const hazards = { component: '', pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] };
  const warnings = { component: '', pictograms: [], statements: ['PSS01'] };
  const exempt = { ...NO_SAFETY, isExempt: true };
  const documents = [{ url: 'https://sheets.example/a.pdf', kind: 'data_sheet' as const, language: 'de' as const }];
  const others = [
    { ...NO_SAFETY, hazards },
    { ...NO_SAFETY, warnings },
    { ...NO_SAFETY, documents },
  ];
  expect(joinSafety([exempt, ...others, { ...NO_SAFETY, documents: [] }])).toEqual({
    ...exempt,
    ...{ hazards, warnings, documents },
  });
  expect(lackingLabels('DE', { hazards: true, warnings: true }, NO_SAFETY)?.code).toBe('no_hazard_statements');
  expect(lackingLabels('DE', { hazards: true, warnings: true }, { hazards, warnings: null })?.code).toBe(
    'no_safety_warnings',
  );
  expect(lackingLabels('DE', { hazards: true, warnings: true }, { hazards, warnings })).toBeUndefined();
});

it('knows which hazards and warnings eBay takes', () => {
  const hazards = { component: '', pictograms: ['GHS02'], signalWord: '', statements: [] };
  const warnings = { component: 'Shelf', pictograms: [], statements: [] };
  expect(hazardProblem(hazards)).toBe('no_statements');
  expect(hazardProblem({ ...hazards, statements: ['H222'] })).toBeUndefined();
  expect(hazardProblem({ ...hazards, statements: ['H222'], component: 'x'.repeat(121) })).toBe('too_long');
  expect(warningProblem(warnings)).toBe('no_warnings');
  expect(warningProblem({ ...warnings, pictograms: ['a', 'b', 'c'] })).toBe('over_limit');
  expect(warningProblem({ ...warnings, statements: ['a'] })).toBeUndefined();
});

it.each([
  ['https://sheets.example/a.pdf?v=2', undefined],
  ['', 'missing'],
  ['http://sheets.example/a.pdf', 'not_https'],
  ['https://sheets.example/a b.pdf', 'not_https'],
  ['https://', 'not_https'],
  [`https://sheets.example/${'a'.repeat(1_000)}`, 'too_long'],
] as const)('says of the address of a document %s: %s', (url, problem) => {
  expect(documentProblem({ url })).toBe(problem);
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
])('reports what a contact lacks', (contact, problems) => {
  expect(contactProblems(contact)).toEqual(problems);
});

it('requires the responsible person to be in the EU', () => {
  expect(responsiblePersonProblems(contactIn('GB'))).toEqual({ country: 'outside_eu' });
  expect(responsiblePersonProblems(contactIn('FR'))).toEqual({});
});

it('recognizes producer numbers by their format, however they are typed', () => {
  for (const { country, code: stream, example } of PRODUCER_STREAMS) {
    expect(isProducerNumber({ country, stream, number: example })).toBe(true);
    expect(isProducerNumber({ country, stream, number: `${example}9` })).toBe(false);
  }
  expect(isProducerNumber({ country: 'DE', stream: 'packaging', number: 'de 1234 5678 90123' })).toBe(true);
  expect(isProducerNumber({ country: 'IT', stream: 'packaging', number: 'IT1' })).toBe(false);
});
