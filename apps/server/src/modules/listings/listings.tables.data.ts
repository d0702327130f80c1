import type { RoomTables } from '../../platform/database/room-tables.ts';

export const listingsTables = {
  exported: [
    { file: 'marketplace-skus', table: 'marketplace_skus' },
    { file: 'listings', table: 'listings' },
  ],
  leftOut: { derived: ['listing_totals'], working: ['home_following', 'listing_followers'] },
  reads: ['desired_states', 'items', 'marketplace_accounts', 'stock_targets'],
} as const satisfies RoomTables;
