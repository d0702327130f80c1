import { describe, expect, it } from 'vitest';
import {
  type AccountStatus,
  accountStatus,
  defaultPlatform,
  isPlatformless,
  isUsable,
  mayChange,
  type PlatformEntry,
  ROLES,
} from './access.ts';
import type { Platform } from './sites.ts';

type Entries = Partial<Record<Platform, PlatformEntry>>;

describe('roles', () => {
  it('lets everybody but a viewer change things', () => {
    expect(ROLES.filter(mayChange)).toEqual(['owner', 'manager', 'operator']);
  });
});

describe('platforms', () => {
  it.each<[Platform, PlatformEntry | undefined, boolean]>([
    ['ebay', undefined, false],
    ['ebay', { state: 'P' }, true],
    ['ebay', { state: 'V' }, true],
    ['ebay', { state: 'D' }, false],
    ['ebay', { state: 'P', programme: 'AUTO_OPT_IN' }, false],
    ['ebay', { state: 'T', programme: 'ESB' }, true],
    ['amazon', { state: 'N' }, true],
    // The programme is eBay's; elsewhere the word means nothing.
    ['amazon', { state: 'P', programme: 'AUTO_OPT_IN' }, true],
    ['cdiscount', { state: 'D' }, false],
  ])('%s with %j is usable: %s', (platform, entry, expected) => {
    expect(isUsable(platform, entry)).toBe(expected);
  });

  it.each<[Entries, Platform]>([
    [{}, 'ebay'],
    [{ cdiscount: { state: 'P' }, amazon: { state: 'P' }, ebay: { state: 'P' } }, 'ebay'],
    [{ cdiscount: { state: 'P' }, amazon: { state: 'P' }, ebay: { state: 'D' } }, 'amazon'],
    [{ cdiscount: { state: 'P' }, amazon: { state: 'D' } }, 'cdiscount'],
    [{ amazon: { state: 'D' } }, 'ebay'],
  ])('with %j a seller lands on %s', (entries, expected) => {
    expect(defaultPlatform(entries)).toBe(expected);
  });

  it.each<[Entries, number, boolean]>([
    [{}, 0, true],
    [{}, 1, false],
    [{ ebay: { state: 'D' } }, 0, true],
    [{ ebay: { state: 'T' } }, 0, false],
    [{ ebay: { state: 'P', programme: 'AUTO_OPT_IN' } }, 0, true],
    [{ ebay: { state: 'D' }, cdiscount: { state: 'P' } }, 0, false],
  ])('with %j and %i accounts a user starts at /start: %s', (entries, accounts, expected) => {
    expect(isPlatformless(entries, accounts)).toBe(expected);
  });
});

describe('the status of an account', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it.each<[Parameters<typeof accountStatus>[0], AccountStatus]>([
    [undefined, 'REQUIRES_ATTENTION'],
    [{ state: 'A', type: 'R', expiresAt: null }, 'ACTIVE'],
    [{ state: 'A', type: 'S', expiresAt: null }, 'ACTIVE'],
    [{ state: 'A', type: 'R', expiresAt: '2028-05-01T00:00:00Z' }, 'ACTIVE'],
    [{ state: 'A', type: 'R', expiresAt: '2027-01-20T10:00:00.000Z' }, 'ACTIVE'],
    [{ state: 'A', type: 'R', expiresAt: '2027-01-20T09:59:59.999Z' }, 'REQUIRES_ATTENTION_2'],
    [{ state: 'A', type: 'R', expiresAt: '2026-11-20T10:00:00Z' }, 'REQUIRES_ATTENTION_2'],
    [{ state: 'B', type: 'R', expiresAt: '2028-05-01T00:00:00Z' }, 'BROKEN'],
    [{ state: 'B', type: 'S', expiresAt: null }, 'REQUIRES_ATTENTION'],
  ])('with the token %j is %s', (token, expected) => {
    expect(accountStatus(token, now)).toBe(expected);
  });
});
