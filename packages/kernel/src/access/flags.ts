import type { Platform } from '../sites.ts';
import type { AccessUser } from './access-user.ts';
import { hasActiveToken } from './account-status.ts';
import { isUsable, type PlatformStandings, type PlatformState, usablePlatforms } from './platforms.ts';
import { because, byFlags, platformsWhy, programmeWhy, type Verdict } from './verdict.ts';

/** Flags derived from a user (specification, section 3; defined in the access design). */
export const FLAG_NAMES = [
  'isAdmin',
  'isESB',
  'isPaying',
  'isPassive',
  'isTrial',
  'isEbayTrial',
  'isPreTrial',
  'isAutoOptIn',
  'isPlatformless',
  'isAmazonTokenLinked',
  'isReturningAmazonUser',
  'isDeleted',
  'isShippingEnabled',
  'isEbayUK',
  'isSubscriber',
  'isCurrencySupported',
] as const;
export type FlagName = (typeof FLAG_NAMES)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

const SUPPORTED_CURRENCIES: readonly string[] = ['EUR', 'USD', 'GBP'];

/** Returns every derived flag with what decided it. */
export function explainFlags(user: AccessUser): Readonly<Record<FlagName, Verdict>> {
  const isPaying = usableIn(user, 'P');
  const isTrial = launchedTrial(user, usablePlatforms(user));
  const isPreTrial = preTrial(user);
  return {
    isAdmin: {
      value: user.adminUserId !== null,
      why: [user.adminUserId === null ? because('noAdmin') : because('admin', { id: user.adminUserId })],
    },
    isESB: programme(user, 'ESB'),
    isPaying,
    isPassive: passive(user, { isPaying: isPaying.value, isTrial: isTrial.value, isPreTrial: isPreTrial.value }),
    isTrial,
    isEbayTrial: launchedTrial(user, isUsable('ebay', user.platforms.ebay) ? ['ebay'] : [], ['ebay']),
    isPreTrial,
    isAutoOptIn: programme(user, 'AUTO_OPT_IN'),
    isPlatformless: platformless(user),
    isAmazonTokenLinked: anyAccount(user, 'amazon', ({ status }) => hasActiveToken(status)),
    isReturningAmazonUser: {
      value: ['N', 'I'].includes(user.platforms.amazon?.state ?? ''),
      why: platformsWhy(user, ['amazon']),
    },
    isDeleted: deleted(user),
    isShippingEnabled: shippingEnabled(user),
    isEbayUK: anyAccount(user, 'ebay', ({ site }) => site === 'UK'),
    isSubscriber: {
      value: user.hasActiveSubscription,
      why: [because(user.hasActiveSubscription ? 'subscription' : 'noSubscription')],
    },
    isCurrencySupported: {
      value: SUPPORTED_CURRENCIES.includes(user.currency),
      why: [because('currency', { currency: user.currency })],
    },
  };
}

export function deriveFlags(user: AccessUser): Flags {
  return valuesOf(explainFlags(user));
}

export function valuesOf<Name extends string>(
  verdicts: Readonly<Record<Name, Verdict>>,
): Readonly<Record<Name, boolean>> {
  const entries = Object.entries<Verdict>(verdicts).map(([name, { value }]) => [name, value]);
  return Object.fromEntries(entries) as Record<Name, boolean>;
}

/** Whether the user has no usable platform and no account. Such a user starts at `/start`. */
export function isPlatformless(user: {
  readonly platforms: PlatformStandings;
  readonly accounts: readonly unknown[];
}): boolean {
  return user.accounts.length === 0 && usablePlatforms(user).length === 0;
}

/** Whether the user has at least one platform and all of them are deleted. */
export function isDeleted({ platforms }: { readonly platforms: PlatformStandings }): boolean {
  const entries = Object.values(platforms);
  return entries.length > 0 && entries.every(({ state }) => state === 'D');
}

function usableIn(user: AccessUser, state: PlatformState): Verdict {
  const found = usablePlatforms(user).filter((platform) => user.platforms[platform]?.state === state);
  return { value: found.length > 0, why: platformsWhy(user, found.length > 0 ? found : undefined) };
}

function launchedTrial(user: AccessUser, candidates: readonly Platform[], checked?: readonly Platform[]): Verdict {
  const found = candidates.filter((platform) => {
    const entry = user.platforms[platform];
    return entry?.state === 'T' && entry.trialLaunched;
  });
  return { value: found.length > 0, why: platformsWhy(user, found.length > 0 ? found : checked) };
}

function preTrial(user: AccessUser): Verdict {
  const { ebay } = user.platforms;
  return { value: ebay?.state === 'T' && !ebay.trialLaunched, why: platformsWhy(user, ['ebay']) };
}

function passive(user: AccessUser, others: Readonly<Record<'isPaying' | 'isTrial' | 'isPreTrial', boolean>>): Verdict {
  const outranking = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  if (Object.keys(outranking).length > 0) return byFlags(false, outranking);
  return usableIn(user, 'V');
}

function programme(user: AccessUser, wanted: string): Verdict {
  return { value: user.platforms.ebay?.programme === wanted, why: [programmeWhy(user)] };
}

function platformless(user: AccessUser): Verdict {
  const usable = usablePlatforms(user);
  return {
    value: isPlatformless(user),
    why: [
      ...(usable.length > 0 ? platformsWhy(user, usable) : [because('noUsablePlatform')]),
      user.accounts.length > 0 ? because('accounts', { count: user.accounts.length }) : because('noAccount'),
    ],
  };
}

function anyAccount(
  user: AccessUser,
  platform: Platform,
  fits: (account: AccessUser['accounts'][number]) => boolean,
): Verdict {
  const accounts = user.accounts.filter((account) => account.platform === platform);
  const found = accounts.filter(fits);
  const shown = found.length > 0 ? found : accounts;
  return {
    value: found.length > 0,
    why:
      shown.length > 0
        ? shown.map(({ id, site, status }) => because('account', { id, platform, site, status }))
        : [because('noAccount')],
  };
}

function deleted(user: AccessUser): Verdict {
  return { value: isDeleted(user), why: platformsWhy(user) };
}

/** Shipping is enabled by the user's switch or, for the eBay entry, by the marketplace's own programme. */
function shippingEnabled(user: AccessUser): Verdict {
  const isOn = user.settings['wi-shipping-enabled'];
  const isByPlatform = user.platforms.ebay?.is_shipping_for_mp_enabled ?? false;
  return {
    value: isOn || isByPlatform,
    why: [
      because(isOn ? 'switchOn' : 'switchOff', { name: 'wi-shipping-enabled' }),
      ...(isByPlatform ? [because('shippingByPlatform', { platform: 'ebay' })] : []),
    ],
  };
}
