import type { AccountEntry, BusinessType, SessionUser } from '@quayside/contract';
import {
  type AccessUser,
  accountStatus,
  channelOf,
  ENTITLEMENTS,
  type Entitlement,
  grantsOf,
  PLANS,
  PLATFORMS,
  type PlanId,
  type Platform,
  type PlatformEntries,
  type Site,
  type StoredSite,
  SWITCHES,
  type SwitchName,
  siteEntitlementsOf,
} from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** A user with everything that decides what they may see, independent of the signed-in login. */
export interface UserAccess extends Omit<AccessUser, 'adminUserId'> {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly accounts: readonly AccountEntry[];
  readonly zuoraAccountId: string | null;
  readonly special_offers: readonly string[];
  readonly plans: SessionUser['plans'];
}

interface Row {
  name: string;
  email: string;
  country: string;
  currency: string;
  chosen_onboarding_platform: Platform | null;
  payment_customer_id: string | null;
  special_offers: string[];
  welcome_page: string[];
  platforms: PlatformEntries | null;
  accounts: readonly StoredAccount[] | null;
  settings: Partial<Record<SwitchName, boolean>> | null;
  entitlements: Partial<Record<Entitlement, boolean>> | null;
  ongoing: readonly { readonly platform: Platform; readonly campaign: string | null }[] | null;
  sites: readonly (StoredSite & { readonly accountId: number })[] | null;
  plan: PlanId | null;
}

export interface SetUpPlatforms {
  has(platform: Platform): boolean;
}

interface StoredAccount {
  readonly id: number;
  readonly platform: Platform;
  readonly username: string;
  readonly site: Site;
  readonly businessType: BusinessType;
  readonly token: { readonly state: string; readonly type: string; readonly expiresAt: string | null };
}

/**
 * Reads a user's access. Accounts are in platform order. One statement, because every guarded request runs it; it reads
 * tables of several modules.
 * @param platforms the platforms that this installation is configured for; default: all
 */
export async function getUserAccess(
  db: Db,
  userId: number,
  now: Date,
  platforms?: SetUpPlatforms,
): Promise<UserAccess | undefined> {
  const { rows } = await sql<Row>`
    ${prepared} select u.name, u.email, u.country, u.currency, u.chosen_onboarding_platform, u.payment_customer_id,
      u.special_offers, u.welcome_page,
      (select jsonb_object_agg(p.platform, jsonb_build_object('state', p.state, 'programme', p.programme,
          'trialLaunched', p.trial_launched, 'is_shipping_for_mp_enabled', p.is_shipping_for_mp_enabled))
        from user_platforms p where p.user_id = u.user_id) as platforms,
      (select jsonb_agg(jsonb_build_object('id', a.account_id, 'platform', a.platform, 'username', a.username,
          'site', a.source_site, 'businessType', a.business_type, 'token', jsonb_build_object('state', t.state, 'type', t.type,
          'expiresAt', t.refresh_expires_at)) order by array_position(${PLATFORMS}::text[], a.platform), a.account_id)
        from marketplace_accounts a join account_tokens t on t.user_id = a.user_id and t.account_id = a.account_id
        where a.user_id = u.user_id and a.closed_at is null) as accounts,
      (select jsonb_object_agg(s.name, s.value) from user_settings s where s.user_id = u.user_id) as settings,
      (select jsonb_object_agg(e.name, e.is_granted) from user_entitlements e where e.user_id = u.user_id) as entitlements,
      (select jsonb_agg(jsonb_build_object('platform', o.platform, 'campaign', o.campaign) order by o.platform)
        from onboardings o where o.user_id = u.user_id and o.is_ongoing) as ongoing,
      (select jsonb_agg(jsonb_build_object('accountId', x.account_id, 'site', x.site, 'isEnabled', x.is_enabled,
          'isTarget', x.is_target)) from account_sites x where x.user_id = u.user_id) as sites,
      (select b.plan from subscriptions b where b.user_id = u.user_id and b.state <> 'ended') as plan
    from users u where u.user_id = ${userId}`.execute(db);
  return rows[0] && toAccess(userId, rows[0], now, platforms);
}

function toAccess(userId: number, row: Row, now: Date, platforms: SetUpPlatforms | undefined): UserAccess {
  const shows = (flag: string) => row.welcome_page.includes(flag);
  return {
    id: userId,
    name: row.name,
    email: row.email,
    country: row.country,
    currency: row.currency,
    platforms: row.platforms ?? {},
    accounts: (row.accounts ?? []).map(({ token, ...account }) => ({
      ...account,
      tokens: [{ state: token.state, type: token.type }],
      status: accountStatus(token, now, platforms?.has(account.platform) ?? true),
      tokenExpiresAt: token.expiresAt && new Date(token.expiresAt).toISOString(),
    })),
    siteEntitlements: (row.accounts ?? []).map((account) =>
      siteEntitlementsOf(
        account,
        (row.sites ?? []).filter(({ accountId }) => accountId === account.id),
      ),
    ),
    settings: valuesOf(SWITCHES, row.settings),
    entitlements: valuesOf({ ...ENTITLEMENTS, ...grantedBy(row.plan) }, row.entitlements),
    ongoingOnboardings: (row.ongoing ?? []).map(({ platform, campaign }) => channelOf(platform, campaign)),
    chosenOnboardingPlatform: row.chosen_onboarding_platform,
    hasActiveSubscription: row.plan !== null,
    plans: plansOf(row.plan, row.platforms ?? {}),
    zuoraAccountId: row.payment_customer_id,
    special_offers: row.special_offers,
    welcome_page: {
      immediate_opt_out: shows('immediate_opt_out'),
      show_for_active: shows('show_for_active'),
      show_for_inactive: shows('show_for_inactive'),
    },
  };
}

/** The paid plan, and the trial of each platform that is in one. */
function plansOf(plan: PlanId | null, platforms: PlatformEntries): SessionUser['plans'] {
  const trials = PLATFORMS.filter((platform) => {
    const entry = platforms[platform];
    return entry?.state === 'T' && entry.trialLaunched;
  });
  return [
    ...(plan ? [{ type: 'standard' as const, plan, title: PLANS[plan].title }] : []),
    ...trials.map((platform) => ({ type: 'trial' as const, platform })),
  ];
}

/** The entitlements of the plan. An admin's own setting overrides them. */
function grantedBy(plan: PlanId | null): Partial<Record<Entitlement, boolean>> {
  return plan ? Object.fromEntries(grantsOf(plan).map((name) => [name, true])) : {};
}

/** Merges stored values over the defaults; names unknown to the kernel are dropped. */
function valuesOf<Name extends string>(
  defaults: Readonly<Record<Name, boolean>>,
  stored: Readonly<Partial<Record<string, boolean>>> | null,
): Readonly<Record<Name, boolean>> {
  const entries = Object.entries<boolean>(defaults).map(([name, value]) => [name, stored?.[name] ?? value]);
  return Object.fromEntries(entries) as Record<Name, boolean>;
}
