import type { RoomTables } from '../../platform/database/room-tables.ts';

export const promotionsTables = {
  exported: [
    { file: 'ad-markets', table: 'ad_markets' },
    { file: 'ad-items', table: 'ad_items' },
    { file: 'ad-accounts', table: 'ad_accounts' },
    { file: 'ad-days', table: 'ad_days' },
  ],
  leftOut: { working: ['ad_reports'] },
  reads: ['ads', 'desired_states', 'item_units', 'items', 'listing_totals', 'listings', 'product_rows'],
} as const satisfies RoomTables;
