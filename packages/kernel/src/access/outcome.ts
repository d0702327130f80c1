import { PLATFORMS, type Platform } from '../sites.ts';
import type { AccessAccount, AccessUser } from './access-user.ts';
import { welcomePage } from './eligibility.ts';
import { isDeleted, isPlatformless } from './flags.ts';
import { type GroupRule, type PlatformScope, ROUTE_GROUPS, type RouteGroup } from './groups.data.ts';
import { type Permissions, permissionFlags } from './permissions.ts';
import { defaultPlatform, isUsable, platformOf, usablePlatforms } from './platforms.ts';

/** Placeholder in an address for an account that is not connected yet; no account has this number. */
export const NO_ACCOUNT = 0;

/** The address that a user asks for. */
export interface Target {
  readonly group: RouteGroup;
  /** The platform in the address; undefined if the group fixes its platform. */
  readonly platform?: PlatformScope;
  /** The account in the address; null if it is not a number. Undefined for API calls, which skip the account check. */
  readonly account?: number | null;
}

/**
 * The result of an access decision. `screen`: show the capability's screen. `upgrade`: the "Dashboard disabled" page. `module`: the
 * disabled-module screen. `noaccess`: the placeholder that names the view. `start`: redirect to `/start`. `landing`: the landing screen at
 * `/`. `home`: redirect to the account's dashboard. `onboarding`: redirect to the platform's onboarding. `back`: redirect to `/`.
 */
export type Outcome =
  | { readonly kind: 'screen' | 'start' | 'landing' | 'back' }
  | { readonly kind: 'upgrade' | 'module' | 'noaccess'; readonly view: RouteGroup }
  | { readonly kind: 'home'; readonly scope: PlatformScope; readonly account: AccessAccount }
  | { readonly kind: 'onboarding'; readonly platform: Platform };

/**
 * Decides what a user gets at an address. The portal mounts or redirects by the result; the server refuses every call whose result is not
 * `screen`. Order of the checks: public routes, signed out, onboarding only, deleted, platform and account of the address, pre-trial ESB,
 * plan, flags and role.
 */
export function outcomeFor(user: AccessUser | null, target: Target): Outcome {
  const { group } = target;
  const rule = ROUTE_GROUPS[group];
  if (isForEverybody(rule)) return user ? judge(permissionFlags(user), group, rule) : { kind: 'screen' };
  if (!user) return { kind: rule.signedOut };
  if (isOnboardingOnly(user) && rule.newcomer === 'start') return { kind: 'start' };
  const whereDeleted = isDeleted(user) ? whereOfDeleted(user, target, rule) : null;
  if (whereDeleted) return whereDeleted;
  if (rule.signedIn === 'back') return { kind: 'back' };
  if (group === 'root') return homeOf(user);
  if (group === 'welcome') return { kind: welcomePage(user) ? 'screen' : 'back' };
  if (group === 'onboarding') return { kind: isEbayOnboardingRequired(user) ? 'screen' : 'back' };
  return placeOf(user, target, rule) ?? judge(permissionFlags(user), group, rule);
}

/**
 * Access of a user whose platforms are all deleted. The user stays at the landing screen until they start to reconnect a platform; from
 * then on `/` leads to that onboarding. Null if the general rules apply.
 */
function whereOfDeleted(user: AccessUser, { group, platform }: Target, rule: GroupRule): Outcome | null {
  const begun = user.ongoingOnboardings.map(platformOf).find((one) => accountsOn(user, one).length === 0);
  if (group === 'root') return begun ? { kind: 'onboarding', platform: begun } : { kind: 'landing' };
  const isBegun = begun !== undefined && (group === 'onboarding' || (rule.isConnecting === true && platform === begun));
  return rule.deleted === 'back' && !isBegun ? { kind: 'back' } : null;
}

/**
 * Whether the user is platformless, not deleted, and has chosen nothing. Only the start page, the user area and public routes are open
 * then.
 */
export function isOnboardingOnly(user: AccessUser): boolean {
  return (
    isPlatformless(user) &&
    !isDeleted(user) &&
    user.chosenOnboardingPlatform === null &&
    user.ongoingOnboardings.length === 0
  );
}

/** Whether the user lands on eBay and has no eBay account connected yet. */
export function isEbayOnboardingRequired(user: AccessUser): boolean {
  return defaultPlatform(user) === 'ebay' && accountsOn(user, 'ebay').length === 0;
}

/** Where `/` leads a signed-in user outside onboarding-only mode. */
export function homeOf(user: AccessUser): Outcome {
  return firstOf(user, defaultPlatform(user));
}

/** The accounts that an address may name. */
export function accountsOn<Account extends Pick<AccessAccount, 'platform'>>(
  user: { readonly accounts: readonly Account[] },
  scope: PlatformScope,
): readonly Account[] {
  return scope === 'all' ? user.accounts : user.accounts.filter(({ platform }) => platform === scope);
}

function firstOf(user: AccessUser, scope: PlatformScope): Outcome {
  const [account] = accountsOn(user, scope);
  if (account) return { kind: 'home', scope, account };
  return { kind: 'onboarding', platform: scope === 'all' ? defaultPlatform(user) : scope };
}

function isForEverybody(rule: GroupRule): boolean {
  return [rule.signedOut, rule.newcomer, rule.deleted, rule.signedIn].every((outcome) => outcome === 'screen');
}

/** Checks that the platform and the account of the address belong to the user. Null if they do. */
function placeOf(user: AccessUser, { group, platform, account }: Target, rule: GroupRule): Outcome | null {
  const scope = platform ?? (rule.platform === 'any' ? 'all' : rule.platform);
  if (rule.platform === undefined || scope === undefined) return null;
  if (rule.platform !== 'any' && rule.platform !== scope) return { kind: 'back' };
  if (scope === 'cdiscount' && rule.isConnecting && !user.settings['cdiscount-enabled'])
    return { kind: 'noaccess', view: group };
  if (!rule.isConnecting && !hasPlatform(user, scope)) return { kind: 'noaccess', view: group };
  if (account === undefined) return null;
  const accounts = accountsOn(user, scope);
  if (accounts.some(({ id }) => id === account)) return null;
  const isToCome = accounts.length === 0 || account === NO_ACCOUNT;
  return rule.isConnecting && isToCome ? null : firstOf(user, scope);
}

function hasPlatform(user: AccessUser, scope: PlatformScope): boolean {
  if (scope === 'all') return user.accounts.length > 0 || usablePlatforms(user).length > 0;
  return isUsable(scope, user.platforms[scope]);
}

function judge(permissions: Permissions, view: RouteGroup, rule: GroupRule): Outcome {
  if (rule.preTrialESB && permissions.preTrialESB) return { kind: rule.preTrialESB, view };
  if (rule.plan && !rule.plan.some((flag) => permissions[flag])) return { kind: 'module', view };
  if (!(rule.needs ?? []).every((flag) => permissions[flag])) return { kind: 'noaccess', view };
  return { kind: 'screen' };
}

/** Parses the first segment of a portal address. */
export function isPlatformScope(word: string): word is PlatformScope {
  return word === 'all' || (PLATFORMS as readonly string[]).includes(word);
}
