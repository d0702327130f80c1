import { describe, expect, it } from 'vitest';
import type { Platform } from '../sites.ts';
import { type AccountStatus, accountStatus, hasActiveToken } from './account-status.ts';
import { isDeleted, isPlatformless } from './flags.ts';
import {
  defaultPlatform,
  isUsable,
  type OnboardingChannel,
  type PlatformStandings,
  type PlatformState,
} from './platforms.ts';

const in_ = (state: PlatformState, programme: string | null = null) => ({ state, programme });

describe('platforms', () => {
  it.each<[Platform, ReturnType<typeof in_> | undefined, boolean]>([
    ['ebay', undefined, false],
    ['ebay', in_('P'), true],
    ['ebay', in_('V'), true],
    ['ebay', in_('D'), false],
    ['ebay', in_('P', 'AUTO_OPT_IN'), false],
    ['ebay', in_('T', 'ESB'), true],
    ['amazon', in_('N'), true],
    // The programme exists on eBay only; other platforms ignore the value.
    ['amazon', in_('P', 'AUTO_OPT_IN'), true],
    ['cdiscount', in_('D'), false],
  ])('%s with %j is usable: %s', (platform, entry, expected) => {
    expect(isUsable(platform, entry)).toBe(expected);
  });

  it.each<[PlatformStandings, OnboardingChannel[], Platform | null, Platform]>([
    [{}, [], null, 'ebay'],
    [{}, [], 'amazon', 'amazon'],
    [{ cdiscount: in_('P'), amazon: in_('P'), ebay: in_('P') }, [], null, 'ebay'],
    [{ cdiscount: in_('P'), amazon: in_('P'), ebay: in_('D') }, [], null, 'amazon'],
    [{ cdiscount: in_('P'), amazon: in_('D') }, [], null, 'cdiscount'],
    [{ amazon: in_('D') }, [], null, 'ebay'],
    [{ ebay: in_('P') }, [], 'amazon', 'ebay'],
    [{ ebay: in_('P') }, ['cdiscount'], null, 'cdiscount'],
    [{ ebay: in_('P') }, ['cdiscount', 'amazon'], null, 'amazon'],
    [{ amazon: in_('P') }, ['ebayAutoOptIn'], null, 'ebay'],
  ])('with %j, onboarding to %j, having chosen %s, a seller lands on %s', (platforms, ongoing, chosen, expected) => {
    const user = { platforms, ongoingOnboardings: ongoing, chosenOnboardingPlatform: chosen };
    expect(defaultPlatform(user)).toBe(expected);
  });

  it.each<[PlatformStandings, number, boolean]>([
    [{}, 0, true],
    [{}, 1, false],
    [{ ebay: in_('D') }, 0, true],
    [{ ebay: in_('T') }, 0, false],
    [{ ebay: in_('P', 'AUTO_OPT_IN') }, 0, true],
    [{ ebay: in_('D'), cdiscount: in_('P') }, 0, false],
  ])('with %j and %i accounts a user starts at /start: %s', (platforms, count, expected) => {
    expect(isPlatformless({ platforms, accounts: Array.from({ length: count }) })).toBe(expected);
  });

  it.each<[PlatformStandings, boolean]>([
    [{}, false],
    [{ ebay: in_('D') }, true],
    [{ ebay: in_('D'), amazon: in_('D') }, true],
    [{ ebay: in_('D'), amazon: in_('I') }, false],
  ])('with %j a user is deleted: %s', (platforms, expected) => {
    expect(isDeleted({ platforms })).toBe(expected);
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

  it('distinguishes an active token, including one that ends soon, from an inactive one', () => {
    const all: readonly AccountStatus[] = ['ACTIVE', 'REQUIRES_ATTENTION_2', 'REQUIRES_ATTENTION', 'BROKEN'];
    expect(all.filter(hasActiveToken)).toEqual(['ACTIVE', 'REQUIRES_ATTENTION_2']);
  });
});
