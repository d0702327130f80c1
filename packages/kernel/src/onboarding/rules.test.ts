import { describe, expect, it } from 'vitest';
import type { AccessUser } from '../access/access-user.ts';
import { accessUser, USER_KINDS } from '../access/kinds.ts';
import { SWITCHES } from '../access/switches.data.ts';
import type { Platform } from '../sites.ts';
import { connectAlertOf, credentialStatusOf, onboardingOutcome, readRedirectBack } from './outcome.ts';
import { onboardingPromo, type PromoVariant } from './promo.ts';
import { isSiteDisabled, siteEntitlementsOf, targetSitesOf } from './site-entitlements.ts';

describe('the failure in an address', () => {
  it.each([
    [null, 'success', null],
    ['already_registered', 'already_registered', 'duplicated'],
    ['already_connected', 'already_registered', 'duplicated'],
    ['duplicated', 'already_registered', 'duplicated'],
    ['declined', 'other_error', 'other'],
    ['checkout_failed', 'other_error', 'other'],
  ] as const)('%s is %s, with the alert %s', (failType, outcome, alert) => {
    expect(onboardingOutcome(failType)).toBe(outcome);
    expect(connectAlertOf(failType)).toBe(alert);
  });

  it('is null if no channel is named', () => {
    expect(readRedirectBack({ get: (name) => (name === 'fail_type' ? 'declined' : null) })).toBeNull();
    expect(readRedirectBack({ get: (name) => (name === 'onboarding' ? 'ebay' : null) })).toEqual({
      onboarding: 'ebay',
      failType: null,
    });
  });
});

describe('the status of credentials', () => {
  it.each([
    [null, 'VALID'],
    [{ description: 'Merchant not found. Seller 98979 is not linked.' }, 'disconnected'],
    [{ description: 'merchant not found.' }, 'internal-error'],
    [{ description: 'The service is away.' }, 'internal-error'],
    [{ description: 'The seller is not known.', isRefused: true }, 'disconnected'],
    [{}, 'internal-error'],
  ] as const)('%j is %s', (failure, status) => {
    expect(credentialStatusOf(failure)).toBe(status);
  });
});

describe('the promo of a channel', () => {
  const { demo, trial, returning, deleted } = USER_KINDS;
  const closed = { ...demo, settings: { ...SWITCHES, 'cdiscount-enabled': false } };

  it.each<[string, AccessUser, Platform, PromoVariant]>([
    ['a new user', accessUser(), 'amazon', 'normal'],
    ['a new user with an onboarding in progress', accessUser({ ongoingOnboardings: ['ebay'] }), 'ebay', 'resume'],
    ['a user opted in by eBay', accessUser({ ongoingOnboardings: ['ebayAutoOptIn'] }), 'ebay', 'resume'],
    ['a paying user', demo, 'cdiscount', 'normal'],
    ['a paying user if the platform is switched off', closed, 'cdiscount', 'comingSoon'],
    ['a trial user on another platform', trial, 'amazon', 'demo'],
    ['a trial user on their own platform', trial, 'ebay', 'normal'],
    ['a user who returns to Amazon', returning, 'amazon', 'normal'],
    ['a user who left', deleted, 'ebay', 'normal'],
  ])('for %s', (_who, user, platform, variant) => {
    expect(onboardingPromo(user, platform, true).variant).toBe(variant);
  });

  it('says that a platform comes later if this installation cannot connect it', () => {
    expect(onboardingPromo(accessUser(), 'amazon', false).variant).toBe('comingSoon');
  });

  it('names the onboarding in progress that another one waits for', () => {
    const user = accessUser({ ongoingOnboardings: ['ebay'] });
    expect(onboardingPromo(user, 'amazon', true)).toEqual({ variant: 'normal', waitsFor: 'ebay', isAnother: false });
    expect(onboardingPromo({ ...demo, ongoingOnboardings: ['ebay'] }, 'amazon', true).waitsFor).toBeNull();
  });

  it('says that a shop would be added to an existing one', () => {
    expect(onboardingPromo(demo, 'ebay', true)).toMatchObject({ variant: 'normal', isAnother: true });
  });
});

describe('the sites of an account', () => {
  const account = { id: 7, platform: 'amazon', site: 'DE' } as const;
  /** The sites where the account lists items of other accounts. */
  const forOthers = ['AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR'];

  it('are all sites of the platform except its home, until one is switched off', () => {
    expect(siteEntitlementsOf(account, [])).toEqual({
      accountId: 7,
      enabled: ['ES', 'IT', 'UK', 'FR', ...forOthers],
      disabled: [],
      targets: [],
    });
    const stored = [
      { site: 'IT', isEnabled: false, isTarget: true },
      { site: 'FR', isEnabled: true, isTarget: true },
      // The platform does not have this site, so the stored row is ignored.
      { site: 'US', isEnabled: false, isTarget: true },
    ] as const;
    expect(siteEntitlementsOf(account, stored)).toEqual({
      accountId: 7,
      enabled: ['ES', 'UK', 'FR', ...forOthers],
      disabled: ['IT'],
      targets: ['FR'],
    });
  });

  it('are chosen by account', () => {
    const one = siteEntitlementsOf(account, [{ site: 'IT', isEnabled: false, isTarget: false }]);
    const user = { siteEntitlements: [one] };
    expect(isSiteDisabled(user, 7, 'IT')).toBe(true);
    expect(isSiteDisabled(user, 7, 'FR')).toBe(false);
    expect(isSiteDisabled(user, 8, 'IT')).toBe(false);
    expect(targetSitesOf(user, 8)).toEqual([]);
  });
});
