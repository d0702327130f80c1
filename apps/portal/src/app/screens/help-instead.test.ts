import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { fixAddress } from '../../lib/reasons.ts';
import { readSubject, topicOf } from '../../lib/support-subjects.ts';
import { ROUTES } from '../routes/routes.data.ts';
import { helpInstead } from './help-instead.ts';

const at = { scope: 'ebay', account: { id: 4 } } as const;
const isBuilt = (path: string) => ROUTES.some((route) => route.path === path && route.screen !== 'not-built');

test.each([
  ['edit_blacklist', 'blacklist', 'listings'],
  ['contact_support', 'currency', 'accounts'],
] as const)('a missing screen that needs support links to a request about it: %s', (fix, subject, topic) => {
  const address = new URL(fixAddress(fix, at) ?? '', 'https://quayside.example');
  expect(isBuilt(address.pathname)).toBe(true);
  expect(readSubject(address.searchParams.get('about'))).toBe(subject);
  expect(topicOf(subject)).toBe(topic);
});

test.each([['blacklist', 'blacklist']] as const)(
  '%s links on, although its screen does not exist yet',
  (view, subject) => {
    expect(helpInstead(view)).toBe(subject);
    expect(paths.supportAbout(subject)).toBe(`/submit-request?about=${subject}`);
  },
);

test('an unknown subject in an address is ignored', () => {
  for (const made of [null, '', 'constructor', 'Currency']) expect(readSubject(made)).toBeNull();
});
