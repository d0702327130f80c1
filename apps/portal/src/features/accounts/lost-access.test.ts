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
  ['the marketplace’s message', { pausedReason: 'keys_refused' }, 'keys_refused'],
  ['the reason that the marketplace reported', { pausedReason: 'access_revoked' }, 'access_revoked'],
  ['a missing right', { status: 'REQUIRES_ATTENTION', pausedReason: 'right_missing' }, 'right_missing'],
  [
    'a missing link for which no consent is asked',
    { platform: 'cdiscount', status: 'REQUIRES_ATTENTION', pausedReason: 'right_missing', consentExpiresAt: null },
    'link_missing',
  ],
  ['the end of the consent', { consentExpiresAt: '2027-04-30T23:59:59Z' }, 'over'],
  ['nothing if the reason is unknown', {}, undefined],
  ['nothing while access works', { status: 'ACTIVE', pausedReason: null, consentExpiresAt: null }, undefined],
] as const)('names %s', (_what, changes, expected) => {
  expect(lostAccess({ ...account, ...changes }, now)).toBe(expected);
});
