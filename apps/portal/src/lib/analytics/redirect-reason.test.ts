import { expect, test } from 'vitest';
import { redirectReason } from './use-redirect-reason.ts';

test.each([
  ['?onboarding=ebay', { channel: 'ebay', outcome: 'success', alert: 'none', reason: 'none' }],
  [
    '?onboarding=amazon&fail_type=duplicated',
    { channel: 'amazon', outcome: 'already_registered', alert: 'duplicated', reason: 'duplicated' },
  ],
  [
    '?onboarding=amazon&fail_type=declined&given=shop',
    { channel: 'amazon', outcome: 'other_error', alert: 'other', reason: 'declined' },
  ],
  [
    '?onboarding=ebay&fail_type=<b>anything</b>',
    { channel: 'ebay', outcome: 'other_error', alert: 'other', reason: 'unknown' },
  ],
  ['?onboarding=elsewhere', null],
  ['?fail_type=declined', null],
])('%s is recorded as %j', (search, expected) => {
  expect(redirectReason(search)).toEqual(expected);
});
