import { expect, test } from 'vitest';
import { TERMS_CHOICES, termsAt, termsSlug } from './terms-address.ts';

test.each([
  ['', 'wi', '6'],
  ['5.2', 'wi', '5.2'],
  ['5.2/', 'wi', '5.2'],
  ['shipping', 'shipping', '1'],
  ['6', 'wi', '6'],
  ['../../etc', 'wi', '6'],
])('the address %j shows %s %s', (slug, type, version) => {
  const choice = termsAt(slug);
  expect([choice.type, choice.edition.version]).toEqual([type, version]);
});

test('each document has its own address, which resolves back to it', () => {
  expect(new Set(TERMS_CHOICES.map(termsSlug)).size).toBe(TERMS_CHOICES.length);
  for (const choice of TERMS_CHOICES) expect(termsAt(termsSlug(choice))).toEqual(choice);
});
