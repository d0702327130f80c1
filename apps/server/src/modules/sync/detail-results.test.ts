import { ConnectorError, type ConnectorErrorKind, type HomeListingResult } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { buildHomeListing } from '../../../test/factories/home-listing.ts';
import { sortResults } from './detail-results.ts';

const read = (externalId: string): HomeListingResult => ({ ok: true, listing: buildHomeListing({ externalId }) });
const unread = (externalId: string, kind: ConnectorErrorKind): HomeListingResult => ({
  ok: false,
  externalId,
  error: new ConnectorError(kind, `${kind}!`),
});

describe('a batch of details', () => {
  it.each<[string, HomeListingResult[], boolean, object]>([
    ['all read', [read('1'), read('2')], false, { read: ['1', '2'], failed: [], trouble: undefined, mustStop: false }],
    [
      'listings that cause the error themselves',
      [read('1'), unread('2', 'rejected'), unread('3', 'not-found')],
      false,
      { read: ['1'], failed: ['2', '3'], trouble: undefined, mustStop: false },
    ],
    [
      'only listings that cause the error themselves',
      [unread('1', 'rejected')],
      false,
      { read: [], failed: ['1'], trouble: undefined, mustStop: false },
    ],
    [
      'a failed call',
      [read('1'), unread('2', 'unavailable')],
      false,
      { read: ['1'], failed: [], trouble: 'unavailable', mustStop: false },
    ],
    [
      'a failed call in the last attempt',
      [read('1'), unread('2', 'unavailable')],
      true,
      { read: ['1'], failed: ['2'], trouble: undefined, mustStop: false },
    ],
    [
      'a marketplace that is down',
      [unread('1', 'rejected'), unread('2', 'unavailable'), unread('3', 'unknown')],
      false,
      { read: [], failed: ['1'], trouble: 'unavailable', mustStop: true },
    ],
    [
      'a marketplace that is down until the last attempt',
      [unread('1', 'unavailable')],
      true,
      { read: [], failed: [], trouble: 'unavailable', mustStop: true },
    ],
    [
      'a quota that is used up halfway',
      [read('1'), unread('2', 'unavailable'), unread('3', 'rate-limited')],
      true,
      { read: ['1'], failed: [], trouble: 'rate-limited', mustStop: true },
    ],
    [
      'a quota that is used up before other listings are rejected',
      [read('1'), unread('2', 'rate-limited'), read('3')],
      false,
      { read: ['1'], failed: [], trouble: 'rate-limited', mustStop: true },
    ],
    [
      'a consent that ends halfway',
      [read('1'), unread('2', 'auth-expired'), unread('3', 'rejected')],
      false,
      { read: ['1'], failed: ['3'], trouble: 'auth-expired', mustStop: true },
    ],
  ])('with %s', (_what, results, isLastAttempt, expected) => {
    const sorted = sortResults(results, isLastAttempt);
    expect({
      read: sorted.listings.map((listing) => listing.externalId),
      failed: sorted.failed.map((entry) => entry.externalId),
      trouble: sorted.trouble?.kind,
      mustStop: sorted.mustStop,
    }).toEqual(expected);
  });
});
