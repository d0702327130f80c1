import type { RoomTables } from '../../platform/database/room-tables.ts';

export const dispatchTables = {
  exported: [
    { file: 'ad-campaigns', table: 'ad_campaigns', without: ['fence', 'lease_until'] },
    { file: 'ads', table: 'ads' },
    { file: 'order-answers', table: 'order_answers', without: ['fence', 'lease_until'] },
    { file: 'shipments', table: 'shipments', without: ['fence', 'lease_until'] },
    { file: 'order-changes', table: 'order_changes', without: ['fence', 'lease_until', 'shown_before'] },
    { file: 'shipping-policies', table: 'shipping_policies', without: ['fence', 'lease_until'] },
  ],
  leftOut: { working: ['bulk_entries', 'bulk_submissions', 'desired_states', 'dispatch_holds', 'dispatch_listings', 'send_attempts'] },
  reads: ['order_lines', 'product_rows'],
} as const satisfies RoomTables;
