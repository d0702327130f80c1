import { PLATFORMS, type Platform } from '../sites.ts';
import type { AccessUser } from './access-user.ts';
import type { Entitlement, SwitchName } from './switches.data.ts';

/** What decided a flag. Each code has a sentence in the message `sellers.why.<code>`; the inputs are its variables. */
export type WhyCode =
  | 'session'
  | 'noSession'
  | 'admin'
  | 'noAdmin'
  | 'platform'
  | 'platformInTrial'
  | 'platformBeforeTrial'
  | 'platformProgramme'
  | 'noProgramme'
  | 'noPlatform'
  | 'noUsablePlatform'
  | 'accounts'
  | 'account'
  | 'noAccount'
  | 'switchOn'
  | 'switchOff'
  | 'granted'
  | 'notGranted'
  | 'flagTrue'
  | 'flagFalse'
  | 'country'
  | 'currency'
  | 'subscription'
  | 'noSubscription'
  | 'shippingByPlatform'
  | 'onboarding'
  | 'noOnboarding';

export interface Why {
  readonly code: WhyCode;
  readonly vars: Readonly<Record<string, string | number>>;
}

/** A flag's value with what decided it. */
export interface Verdict {
  readonly value: boolean;
  readonly why: readonly Why[];
}

export const because = (code: WhyCode, vars: Why['vars'] = {}): Why => ({ code, vars });

export function byFlags(value: boolean, flags: Readonly<Record<string, boolean>>): Verdict {
  return {
    value,
    why: Object.entries(flags).map(([flag, isTrue]) => because(isTrue ? 'flagTrue' : 'flagFalse', { flag })),
  };
}

export function bySwitch(user: AccessUser, name: SwitchName): Verdict {
  const value = user.settings[name];
  return { value, why: [because(value ? 'switchOn' : 'switchOff', { name })] };
}

/** True if any of the entitlements is granted. */
export function byEntitlements(user: AccessUser, ...names: readonly Entitlement[]): Verdict {
  const granted = names.filter((name) => user.entitlements[name]);
  const shown = granted.length > 0 ? granted : names;
  return {
    value: granted.length > 0,
    why: shown.map((name) => because(granted.length > 0 ? 'granted' : 'notGranted', { name })),
  };
}

/** The checked platforms with their states, as an input of a verdict. */
export function platformsWhy(user: AccessUser, among: readonly Platform[] = PLATFORMS): Why[] {
  const found = among.flatMap((platform) => {
    const entry = user.platforms[platform];
    if (!entry) return [];
    if (entry.state === 'T') {
      return [because(entry.trialLaunched ? 'platformInTrial' : 'platformBeforeTrial', { platform })];
    }
    return [because('platform', { platform, state: entry.state })];
  });
  return found.length > 0 ? found : [because('noPlatform', { platforms: among.join(' ') })];
}

export function programmeWhy(user: AccessUser): Why {
  const programme = user.platforms.ebay?.programme;
  return programme
    ? because('platformProgramme', { platform: 'ebay', programme })
    : because('noProgramme', { platform: 'ebay' });
}
