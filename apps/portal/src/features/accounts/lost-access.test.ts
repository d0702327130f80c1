import { expect, it } from 'vitest';
import { lostAccess } from './lost-access.ts';

const now = new Date('2027-05-01T00:00:00Z');
const account = {
  platform: 'ebay',
  status: 'BROKEN',
  pausedReason: 'auth_expired',
  consentExpiresAt: '2028-01-01T00:00:00Z',
} as const;

it.each([
  ['what the marketplace said', { pausedReason: 'keys_refused' }, 'keys_refused'],
  ['what it told of by itself', { pausedReason: 'access_revoked' }, 'access_revoked'],
  ['a right that is missing', { status: 'REQUIRES_ATTENTION', pausedReason: 'right_missing' }, 'right_missing'],
  [
    'a link that is missing, where nobody is asked to agree',
    { platform: 'cdiscount', status: 'REQUIRES_ATTENTION', pausedReason: 'right_missing', consentExpiresAt: null },
    'link_missing',
  ],
  ['the end of the consent', { consentExpiresAt: '2027-04-30T23:59:59Z' }, 'over'],
  ['nothing where it is not known', {}, undefined],
  ['nothing while there is access', { status: 'ACTIVE', pausedReason: null, consentExpiresAt: null }, undefined],
] as const)('names %s', (_what, changes, expected) => {
  expect(lostAccess({ ...account, ...changes }, now)).toBe(expected);
});
