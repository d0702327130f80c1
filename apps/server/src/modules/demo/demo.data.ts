import type { InvoiceDetails } from '@quayside/contract';
import type { Entitlement, PlanChoice, Platform, PlatformEntry, ProducerNumber, Role, SafetyContact } from '@quayside/kernel';

/** The password of all demo logins (design: access), which exist in demo mode only. */
export const DEMO_PASSWORD = 'Demo-1234';

/** Fictional; EU sites require a manufacturer before goods are offered there. */
export const DEMO_MANUFACTURER: SafetyContact = {
  companyName: 'Hafenkante Manufaktur GmbH',
  addressLine1: 'Am Alten Kai 7',
  addressLine2: '',
  city: 'Hamburg',
  stateOrProvince: '',
  postalCode: '20457',
  country: 'DE',
  email: 'sicherheit@hafenkante.example',
  phone: '',
  contactUrl: '',
};
export const DEMO_PRODUCER_NUMBERS: readonly ProducerNumber[] = [
  { country: 'DE', stream: 'packaging', number: 'DE5012345678901' },
  { country: 'FR', stream: 'packaging', number: 'FR234567_01HAFK' },
];

export interface DemoBusiness {
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly currency: string;
  readonly platforms?: Partial<Record<Platform, Partial<PlatformEntry> & Pick<PlatformEntry, 'state'>>>;
  /** Sandbox shops that are connected at the first start. */
  readonly shops?: readonly DemoShop[];
  readonly entitlements?: readonly Entitlement[];
  /** The plan that the business pays for with a test card. */
  readonly plan?: PlanChoice;
  /** The address for its invoices. */
  readonly invoiceDetails?: InvoiceDetails;
}

/** A sandbox shop by its login name or, on a platform without a consent page, by its credentials. */
export type DemoShop =
  | { readonly platform: 'ebay' | 'amazon'; readonly seller: string }
  | { readonly platform: 'cdiscount'; readonly credentials: Readonly<Record<string, string>> };

export interface DemoLogin {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The login's business: its own, or that of another login. */
  readonly business: DemoBusiness | string;
  readonly adminUserId?: number;
}

const british = { country: 'GB', currency: 'GBP' } as const;

/** The fictional people of the demo mode and their businesses, in order of creation. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  {
    email: 'demo@quayside.example',
    name: 'Dana Hartley',
    role: 'owner',
    business: {
      ...british,
      name: 'Harbour Lane Trading',
      email: 'demo@quayside.example',
      platforms: { ebay: { state: 'P' }, amazon: { state: 'P' }, cdiscount: { state: 'P' } },
      shops: [
        { platform: 'ebay', seller: 'demo-shop-uk' },
        { platform: 'amazon', seller: 'hafenkante-de' },
        { platform: 'cdiscount', credentials: { sellerId: '60211' } },
      ],
      entitlements: [
        ...(['bulk_requesting_enabled', 'can_onboard_to_epl', 'can_manage_epl_ad_rate_strategies'] as const),
        ...(['can_onboard_to_epl_domestic', 'can_manage_epl_domestic_ad_rate_strategies'] as const),
      ],
      plan: { plan: 'growth', interval: 'monthly' },
      invoiceDetails: {
        name: 'Harbour Lane Trading Ltd',
        line1: '12 Harbour Lane',
        line2: '',
        city: 'Falmouth',
        postalCode: 'TR11 3AA',
        state: '',
        country: 'GB',
        vatId: '',
        currency: 'GBP',
      },
    },
  },
  {
    email: 'new@quayside.example',
    name: 'Nadia Newman',
    role: 'owner',
    business: { ...british, name: 'Newcomer Goods', email: 'new@quayside.example' },
  },
  {
    email: 'trial@quayside.example',
    name: 'Tom Tidewell',
    role: 'owner',
    business: {
      ...british,
      name: 'Spring Tide Homeware',
      email: 'trial@quayside.example',
      platforms: { ebay: { state: 'T', trialLaunched: true } },
      shops: [{ platform: 'ebay', seller: 'spring-tide-uk' }],
    },
  },
  {
    email: 'passive@quayside.example',
    name: 'Paula Stillwater',
    role: 'owner',
    business: {
      ...british,
      name: 'Slack Water Books',
      email: 'passive@quayside.example',
      platforms: { ebay: { state: 'V' } },
      shops: [{ platform: 'ebay', seller: 'slack-water-uk' }],
    },
  },
  {
    email: 'deleted@quayside.example',
    name: 'Dieter Voss',
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
    name: 'Petra Early',
    role: 'owner',
    business: {
      ...british,
      name: 'Slipway Cycles',
      email: 'pretrial@quayside.example',
      platforms: { ebay: { state: 'T', programme: 'ESB', trialLaunched: false } },
      shops: [{ platform: 'ebay', seller: 'slipway-cycles-uk' }],
    },
  },
  {
    email: 'returning@quayside.example',
    name: 'Rita Holm',
    role: 'owner',
    business: {
      country: 'DE',
      currency: 'EUR',
      name: 'Heimathafen Handel',
      email: 'returning@quayside.example',
      platforms: { amazon: { state: 'N' } },
      shops: [{ platform: 'amazon', seller: 'heimathafen-de' }],
    },
  },
  { email: 'viewer@quayside.example', name: 'Vera Lookout', role: 'viewer', business: 'demo@quayside.example' },
  // Initially acts for demo@'s user.
  {
    email: 'admin@quayside.example',
    name: 'Ada Pilot',
    role: 'owner',
    business: 'demo@quayside.example',
    adminUserId: 1,
  },
];
