import type { RoomTables } from '../../platform/database/room-tables.ts';

export const publishingTables = {
  exported: [
    { file: 'marketplace-skus', table: 'marketplace_skus' },
    { file: 'listings', table: 'listings' },
    { file: 'runs', table: 'publish_runs' },
    { file: 'run-items', table: 'run_items' },
  ],
  leftOut: { derived: ['item_checks', 'listing_totals', 'publish_counts'] },
  reads: ['account_tokens', 'desired_states', 'item_units', 'items', 'manual_prices', 'marketplace_accounts', 'price_floors', 'price_raises', 'product_rows', 'stock_targets'],
} as const satisfies RoomTables;
