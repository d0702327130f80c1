import type { Entitlement, Platform, PlatformEntry, Role, Site } from '@quayside/kernel';

/** The demo mode's one password (design: access). Demo logins exist in demo mode only. */
export const DEMO_PASSWORD = 'Demo-1234';

export interface DemoBusiness {
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly currency: string;
  readonly platforms?: Partial<Record<Platform, Partial<PlatformEntry> & Pick<PlatformEntry, 'state'>>>;
  /** Accounts that wait to be connected: nothing stands behind them but their name. */
  readonly accounts?: readonly { readonly platform: Platform; readonly username: string; readonly site: Site }[];
  readonly entitlements?: readonly Entitlement[];
  readonly isSubscriber?: true;
}

export interface DemoLogin {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Whose business: one of its own, or another login's. */
  readonly business: DemoBusiness | string;
  readonly adminUserId?: number;
}

const british = { country: 'GB', currency: 'GBP' } as const;

/** The invented people of the demo mode and their businesses, in the order in which they are made. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  {
    email: 'demo@quayside.example',
    name: 'Demo login',
    role: 'owner',
    business: {
      ...british,
      name: 'Harbour Lane Trading',
      email: 'demo@quayside.example',
      platforms: { ebay: { state: 'P' }, amazon: { state: 'P' } },
      accounts: [{ platform: 'amazon', username: 'harbour-lane-de', site: 'DE' }],
      entitlements: ['bulk_requesting_enabled', 'can_onboard_to_epl', 'can_manage_epl_ad_rate_strategies'],
      isSubscriber: true,
    },
  },
  {
    email: 'new@quayside.example',
    name: 'New login',
    role: 'owner',
    business: { ...british, name: 'Newcomer Goods', email: 'new@quayside.example' },
  },
  {
    email: 'trial@quayside.example',
    name: 'Trial login',
    role: 'owner',
    business: {
      ...british,
      name: 'Spring Tide Homeware',
      email: 'trial@quayside.example',
      platforms: { ebay: { state: 'T', trialLaunched: true } },
      accounts: [{ platform: 'ebay', username: 'spring-tide-uk', site: 'UK' }],
    },
  },
  {
    email: 'passive@quayside.example',
    name: 'Passive login',
    role: 'owner',
    business: {
      ...british,
      name: 'Slack Water Books',
      email: 'passive@quayside.example',
      platforms: { ebay: { state: 'V' } },
      accounts: [{ platform: 'ebay', username: 'slack-water-uk', site: 'UK' }],
    },
  },
  {
    email: 'deleted@quayside.example',
    name: 'Deleted login',
    role: 'owner',
    business: {
      ...british,
      name: 'Former Wharf Antiques',
      email: 'deleted@quayside.example',
      platforms: { ebay: { state: 'D' } },
    },
  },
  {
    email: 'pretrial@quayside.example',
    name: 'Pre-trial login',
    role: 'owner',
    business: {
      ...british,
      name: 'Slipway Cycles',
      email: 'pretrial@quayside.example',
      platforms: { ebay: { state: 'T', programme: 'ESB', trialLaunched: false } },
      accounts: [{ platform: 'ebay', username: 'slipway-cycles-uk', site: 'UK' }],
    },
  },
  {
    email: 'returning@quayside.example',
    name: 'Returning login',
    role: 'owner',
    business: {
      country: 'DE',
      currency: 'EUR',
      name: 'Heimathafen Handel',
      email: 'returning@quayside.example',
      platforms: { amazon: { state: 'N' } },
      accounts: [{ platform: 'amazon', username: 'heimathafen-de', site: 'DE' }],
    },
  },
  { email: 'viewer@quayside.example', name: 'Viewer login', role: 'viewer', business: 'demo@quayside.example' },
  // Acts for demo@'s user at first.
  {
    email: 'admin@quayside.example',
    name: 'Admin login',
    role: 'owner',
    business: 'demo@quayside.example',
    adminUserId: 1,
  },
];
