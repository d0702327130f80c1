import type { AccountEntry, SessionUser } from '@quayside/contract';
import {
  accountsOn,
  CHECKOUT_FAIL_TYPE,
  isPlatformScope,
  type Outcome,
  onboardingOutcome,
  outcomeFor,
  type PlatformScope,
  platformOf,
  readRedirectBack,
} from '@quayside/kernel';
import type { AccountScope } from '../../lib/account.ts';
import { paths } from '../../lib/paths.ts';
import { type Active, accountOn, activeFor } from './active.ts';
import { fillPath, scopeOf } from './fill.ts';
import { matchAddress } from './match.ts';
import type { Params } from './params.ts';
import type { Route } from './routes.data.ts';

/** What a route shows: its screen or a replacement. */
type Shown = Extract<Outcome['kind'], 'screen' | 'upgrade' | 'module' | 'noaccess'>;

export type Resolution =
  /** `redirectTo`: the requested address, to which the visitor returns after signing in. */
  | { readonly kind: 'go'; readonly to: string; readonly redirectTo?: string }
  | { readonly kind: 'landing' }
  | { readonly kind: 'show'; readonly shown: Shown; readonly route: Route; readonly at: AccountScope | null };

export interface Visit {
  /** Null without a session. */
  readonly user: SessionUser | null;
  readonly pathname: string;
  readonly search: string;
  readonly active: Active | null;
}

/** The only function that resolves an address for a user. The kernel's `outcomeFor` decides; this function maps its result to addresses. */
export function resolveAddress(visit: Visit): Resolution {
  const { user, pathname, search, active } = visit;
  if (pathname === paths.root) return atRoot(user, search, active);
  const match = matchAddress(pathname);
  if (!match) return elsewhere(user, { group: 'unknown' }, { active, search });
  if ('to' in match) return redirected(user, match.to, match.params, { pathname, search, active });

  return resolveRoute(visit, match.route, match.params);
}

/** Resolves an address whose route is known. */
export function resolveRoute({ user, pathname, search, active }: Visit, route: Route, params: Params): Resolution {
  const isOfAccount = route.path.split('/').includes(':account');
  const scope = isOfAccount ? (scopeOf(route.path) ?? params.platform ?? '') : undefined;
  if (scope !== undefined && !isPlatformScope(scope)) return elsewhere(user, { group: 'unknown' }, { active, search });
  const account = accountNumber(params.account);
  // eBay's onboarding begins here. Once it has an account it continues at the account's address, also in tabs that are still here.
  const begun = user && route.group === 'onboarding' ? shopUnderWay(user, 'ebay') : null;
  if (begun) return { kind: 'go', to: paths.channelOnboarding('ebay', begun.id) };
  const target = { group: route.group, ...(scope === undefined ? {} : { platform: scope, account }) };
  const outcome = outcomeFor(user, target);
  switch (outcome.kind) {
    case 'screen':
    case 'upgrade':
    case 'module':
    case 'noaccess':
      return { kind: 'show', shown: outcome.kind, route, at: user && scope ? scopeAt(user, scope, account) : null };
    case 'landing':
      return { kind: 'go', to: paths.root, redirectTo: pathname + search };
    default:
      return lead(outcome, user, { active, search: '' });
  }
}

function atRoot(user: SessionUser | null, search: string, active: Active | null): Resolution {
  const registered = user && underWay(user, search);
  if (registered) return { kind: 'go', to: paths.channelOnboarding(registered.platform, registered.id) + search };
  const outcome = outcomeFor(user, { group: 'root' });
  // Keeps the query, which states the result of a visit to a marketplace's consent page.
  return outcome.kind === 'landing' ? { kind: 'landing' } : lead(outcome, user, { active, search, isRoot: true });
}

/** The account with which the seller returns from a registration or a checkout, so that its onboarding continues. */
function underWay(user: SessionUser, search: string): AccountEntry | null {
  const back = readRedirectBack(new URLSearchParams(search));
  if (!back) return null;
  // A failed checkout is the next step of the onboarding.
  if (back.failType !== CHECKOUT_FAIL_TYPE && onboardingOutcome(back.failType) !== 'success') return null;
  return shopUnderWay(user, back.onboarding);
}

/** The newest account of a channel whose onboarding is in progress. */
function shopUnderWay(user: SessionUser, platform: string): AccountEntry | null {
  const isUnderWay = user.ongoingOnboardings.some((channel) => platformOf(channel) === platform);
  const accounts = user.accounts.filter((account) => account.platform === platform);
  return isUnderWay ? (accounts.at(-1) ?? null) : null;
}

function redirected(
  user: SessionUser | null,
  pattern: string,
  params: Params,
  { pathname, search, active }: Pick<Visit, 'pathname' | 'search' | 'active'>,
): Resolution {
  const target = matchAddress(pattern);
  const isOpen = target && 'route' in target && target.route.visitorScreen !== undefined;
  if (isOpen) return { kind: 'go', to: pattern + search };
  if (!user) return { kind: 'go', to: paths.root, redirectTo: pathname + search };
  if (outcomeFor(user, { group: 'root' }).kind === 'start') return { kind: 'go', to: paths.start };
  const to = fillPath(pattern, params, user, active);
  return to === null ? elsewhere(user, { group: 'unknown' }, { active, search }) : { kind: 'go', to: to + search };
}

function elsewhere(
  user: SessionUser | null,
  target: Parameters<typeof outcomeFor>[1],
  on: { readonly active: Active | null; readonly search: string },
): Resolution {
  return lead(outcomeFor(user, target), user, { ...on, search: '' });
}

/** The redirect target of an outcome. */
function lead(
  outcome: Outcome,
  user: SessionUser | null,
  { active, search, isRoot = false }: { active: Active | null; search: string; isRoot?: boolean },
): Resolution {
  if (outcome.kind === 'start') return { kind: 'go', to: paths.start + search };
  if (!user) return { kind: 'go', to: paths.root };
  if (outcome.kind === 'home') {
    const home = isRoot ? activeFor(user, active) : { scope: outcome.scope, account: homeOn(user, outcome, active) };
    const account = home.account ?? outcome.account;
    return { kind: 'go', to: paths.dashboard({ scope: home.scope, account }) + search };
  }
  if (outcome.kind === 'onboarding') {
    if (isRoot && outcome.platform === 'ebay') return { kind: 'go', to: paths.onboarding + search };
    return {
      kind: 'go',
      to: (fillPath(`/${outcome.platform}/:account/onboarding`, {}, user, active) ?? paths.root) + search,
    };
  }
  return { kind: 'go', to: paths.root };
}

/** Under `all`, the active account takes precedence over the first one. */
function homeOn(
  user: SessionUser,
  { scope }: { readonly scope: PlatformScope },
  active: Active | null,
): AccountEntry | null {
  return accountOn(user, scope, scope === 'all' ? active : null);
}

/** Parses the number in its canonical form only: `07` is not an account. */
function accountNumber(word: string | undefined): number | null {
  return word !== undefined && /^(0|[1-9]\d{0,14})$/.test(word) ? Number(word) : null;
}

function scopeAt(user: SessionUser, scope: PlatformScope, accountId: number | null): AccountScope | null {
  const account = accountsOn(user, scope).find(({ id }) => id === accountId);
  return account ? { scope, platform: account.platform, account } : null;
}
