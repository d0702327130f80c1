import type { Platform, Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';

/** What was changed. Each code has the message `history:field.<code>`. */
export const HISTORY_FIELDS = [
  'item',
  'title',
  'price',
  'stock',
  'blocked',
  'is-ended',
  'ends-abroad',
  'follows-titles',
  'content',
  'end',
  'state',
  'consent',
  'unsent',
  'manual-price',
  'floor',
  'prices-stopped',
  'manual-title',
  'rule',
  'term',
  'connection',
  'token',
  'status',
  'login',
  'password',
  'mailbox',
  'second-factor',
  'switch',
  'entitlement',
  'platform',
  'member',
  'invitation',
  'acting',
  'terms-of-service',
  'notification',
  'failures',
  'catalogue',
  'onboarding',
  'site-entitlement',
  'target-sites',
  'offer-terms',
  'business',
  'buyer',
  'acceptance',
  'import',
  'plan',
  'payment-method',
  'invoice-details',
  'trial',
  'contact-details',
  'data-export',
  'closing',
  'third-party-tool',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** Why it was changed. Each code has the message `history:why.<code>`. */
export const HISTORY_WHYS = [
  'imported',
  'changed_at_home',
  'ended_at_home',
  'back_at_home',
  'source_changed',
  'blocked',
  'unblocked',
  'counted',
  'reconciled',
  'order',
  'order_cancelled',
  'order_changed',
  'shipped',
  'shipment_confirmed',
  'shipment_rejected',
  'order_on_hold',
  'order_accept_decided',
  'order_decline_decided',
  'order_accepted',
  'order_declined',
  'order_lapsed',
  'rule_changed',
  'manual_price_set',
  'manual_price_removed',
  'floor_set',
  'floor_removed',
  'prices_stopped',
  'prices_resumed',
  'title_written',
  'title_taken_back',
  'title_outdated',
  'title_followed',
  'term_added',
  'term_changed',
  'term_removed',
  'list_confirmed',
  'end_confirmed',
  'publish_confirmed',
  'run_discarded',
  'run_stopped',
  'published',
  'publish_failed',
  'update_failed',
  'ended',
  'ended_there',
  'account_connected',
  'account_reconnected',
  'token_refused',
  'token_revoked',
  'token_keys_refused',
  'token_right_missing',
  'token_accepted',
  'account_leaving',
  'account_kept',
  'account_closed',
  'person_erased',
  'signed_up',
  'password_changed',
  'password_reset',
  'mailbox_proven',
  'second_factor_on',
  'second_factor_off',
  'switch_set',
  'entitlement_granted',
  'entitlement_taken',
  'platform_set',
  'member_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'role_changed',
  'member_removed',
  'acting_began',
  'acting_ended',
  'terms_accepted',
  'terms_declined',
  'notified',
  'sent_again',
  'catalogue_dropped',
  'drop_applied',
  'drop_recovered',
  'onboarding_started',
  'onboarding_connected',
  'onboarding_answered',
  'onboarding_cancelled',
  'onboarding_finished',
  'checkout_failed',
  'checkout_postponed',
  'site_switched_on',
  'site_switched_off',
  'target_sites_chosen',
  'offer_terms_set',
  'offer_terms_applied',
  'business_changed',
  'following_set',
  'plan_started',
  'plan_changed',
  'plan_change_planned',
  'plan_cancelled',
  'plan_resumed',
  'plan_renewed',
  'plan_ended',
  'payment_failed',
  'payment_method_changed',
  'invoice_details_changed',
  'trial_started',
  'trial_prolonged',
  'trial_cancelled',
  'trial_ended',
  'contact_details_changed',
  'data_export_requested',
  'closing_requested',
  'closing_withdrawn',
  'third_party_tool_set',
] as const;
export type HistoryWhy = (typeof HISTORY_WHYS)[number];

/** Who made the changes: the team's own logins, or support acting for the user. */
export const HISTORY_PEOPLE = ['login', 'admin'] as const;
export type HistoryPeople = (typeof HISTORY_PEOPLE)[number];

/** What the changes concern: products with their listings, or the business with its accounts, settings and team. */
export const HISTORY_SUBJECTS = ['products', 'business'] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

/**
 * `overview` omits automatic changes by rules, marketplaces and orders, and folds each group of changes made together. `every` shows all.
 */
export const HISTORY_VIEWS = ['overview', 'every'] as const;
export type HistoryView = (typeof HISTORY_VIEWS)[number];

export interface HistoryQuery {
  readonly itemId?: number;
  /** Only the changes of this group. */
  readonly group?: number;
  /** Default: every change. */
  readonly view?: HistoryView;
  readonly people?: HistoryPeople;
  readonly about?: HistorySubject;
  readonly cursor?: string;
  readonly limit?: number;
}

export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
  readonly entity: string;
  readonly entityId: number;
  readonly itemId: number | null;
  /** The number of changes made together with it, which `group` lists; null for a single change. */
  readonly under: number | null;
  /** The current item; null if the entry concerns none. */
  readonly item: { readonly title: string; readonly platform: Platform; readonly accountId: number } | null;
  readonly site: Site | null;
  readonly field: HistoryField;
  readonly before: unknown;
  readonly after: unknown;
  readonly why: HistoryWhy;
}

export const history = {
  list: defineCall<{ params: UserParams; query: HistoryQuery }, Page<HistoryEntry>>({
    id: 'history.list',
    method: 'GET',
    path: '/v1/users/{id}/history',
    userParam: 'id',
    summary: 'Changes, newest first',
  }),
};
