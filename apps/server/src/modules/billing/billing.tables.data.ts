import type { RoomTables } from '../../platform/database/room-tables.ts';

export const billingTables = {
  exported: [
    { file: 'invoice-details', table: 'billing_customers', without: ['provider_customer'] },
    { file: 'subscription', table: 'subscriptions' },
    { file: 'trial', table: 'trials' },
    { file: 'payments', table: 'payments', without: ['intent', 'method_ref', 'provider_ref', 'action_url', 'poll_at', 'polls'], },
    { file: 'vat-id-answers', table: 'vat_id_answers' },
    { file: 'refunds', table: 'refunds', without: ['provider_ref', 'poll_at'] },
    { file: 'payment-methods', table: 'payment_methods', without: ['provider_ref'] },
  ],
  leftOut: { working: ['checkouts'] },
  reads: ['listing_totals', 'marketplace_accounts', 'orders', 'product_totals', 'shipping_profiles', 'user_platforms'],
} as const satisfies RoomTables;
