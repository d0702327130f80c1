import type { RouteGroup } from '../access/groups.data.ts';
import type { Entitlement } from '../access/switches.data.ts';
import type { Currency } from '../money.ts';

/** Plans in ascending order. Each includes everything that the plan before it grants. */
export const PLAN_IDS = ['starter', 'growth', 'scale'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_INTERVALS = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** What a plan's price includes. Nothing stops when a seller exceeds it: the portal recommends the next plan. */
export interface PlanLimits {
  /** Items with at least one live listing abroad. */
  readonly items: number;
  /** Orders from abroad within 30 days. */
  readonly orders: number;
  /** Sites abroad with at least one live listing. */
  readonly sites: number;
}

export const PLAN_LIMITS = ['items', 'orders', 'sites'] as const satisfies readonly (keyof PlanLimits)[];

export interface Plan {
  /** The product name, the same in every language. */
  readonly title: string;
  /** Net price of an interval in minor units. A year costs ten months. */
  readonly prices: Readonly<Record<BillingInterval, Readonly<Record<'EUR' | 'USD' | 'GBP', number>>>>;
  readonly limits: PlanLimits;
  /** Entitlements that the plan adds to those of the plan before it. */
  readonly grants: readonly Entitlement[];
}

const yearly = (EUR: number, USD: number, GBP: number) => ({
  monthly: { EUR, USD, GBP },
  yearly: { EUR: EUR * 10, USD: USD * 10, GBP: GBP * 10 },
});

/** Quayside's price list. This table alone determines what a plan grants. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  starter: {
    title: 'Starter',
    prices: yearly(29_00, 32_00, 25_00),
    limits: { items: 500, orders: 200, sites: 4 },
    grants: ['channel_ticket_form', 'channel_help_center'],
  },
  growth: {
    title: 'Growth',
    prices: yearly(79_00, 86_00, 69_00),
    limits: { items: 5_000, orders: 2_000, sites: 8 },
    grants: ['bulk_requesting_enabled', 'channel_chat', 'can_onboard_to_epl', 'can_use_epl_trial'],
  },
  scale: {
    title: 'Scale',
    prices: yearly(199_00, 219_00, 175_00),
    limits: { items: 50_000, orders: 20_000, sites: 11 },
    grants: [
      'channel_talk',
      'can_manage_epl_ad_rate_strategies',
      'can_onboard_to_epl_domestic',
      'can_manage_epl_domestic_ad_rate_strategies',
      'can_use_shipping',
    ],
  },
};

/**
 * The screens that an entitlement opens or changes. `chat` is part of every screen. A plan advertises an entitlement only if it has a place
 * and that place exists. The others are granted without a word: sellers without a plan have them too, or nothing is built that they open.
 */
export const GRANT_PLACES: Partial<Readonly<Record<Entitlement, RouteGroup | 'chat'>>> = {
  channel_chat: 'chat',
  channel_talk: 'submitRequest',
  bulk_requesting_enabled: 'bulk',
  can_onboard_to_epl: 'marketing',
  can_onboard_to_epl_domestic: 'marketing',
  can_use_epl_trial: 'marketing',
  can_use_epl_trial_domestic: 'marketing',
  can_manage_epl_ad_rate_strategies: 'marketing',
  can_manage_epl_domestic_ad_rate_strategies: 'marketing',
};

/** The currencies that plans are sold in (specification, section 9: supported currencies). */
export type BillingCurrency = Extract<Currency, 'EUR' | 'USD' | 'GBP'>;
export const BILLING_CURRENCIES = ['EUR', 'USD', 'GBP'] as const satisfies readonly BillingCurrency[];

/** The first words of plan names that Quayside no longer sells (specification, section 3: plan titles). */
export const LEGACY_PLAN_PREFIXES = [
  'Basic',
  'Enterprise',
  'Gold',
  'Pay',
  'Platinum',
  'Premium',
  'ProSeller',
  'Silver',
  'Pro',
] as const;

export interface PlanOffer {
  readonly percent: number;
  /** The number of months from the first payment in which the discount applies. */
  readonly months: number;
}

/** The discounts behind the codes in a user's `special_offers`. */
export const SPECIAL_OFFERS: Readonly<Record<string, PlanOffer>> = {
  'welcome-10': { percent: 10, months: 3 },
  'winback-25': { percent: 25, months: 6 },
};

/** The discount behind the switch `discount-early-bird-enabled`. */
export const EARLY_BIRD: PlanOffer = { percent: 20, months: 12 };
