import { expect, test } from 'vitest';
import { fixAddress } from './reasons.ts';
import { readSubject, topicOf } from './support-subjects.ts';

const at = { scope: 'ebay', account: { id: 4 } } as const;

test('a fix that only support can make links to a request about it', () => {
  const address = new URL(fixAddress('contact_support', at) ?? '', 'https://quayside.example');
  expect(address.pathname).toBe('/submit-request');
  expect(readSubject(address.searchParams.get('about'))).toBe('currency');
  expect(topicOf('currency')).toBe('accounts');
});

test('a keyword’s fix links to the blacklist of the account that owns the items', () => {
  const source = { scope: 'amazon', account: { id: 7 } } as const;
  expect(fixAddress('edit_blacklist', at, source)).toBe('/amazon/7/tools/blacklist');
});

test('an unknown subject in an address is ignored', () => {
  for (const made of [null, '', 'constructor', 'Currency']) expect(readSubject(made)).toBeNull();
});
