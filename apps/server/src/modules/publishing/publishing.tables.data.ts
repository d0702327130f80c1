import type { RoomTables } from '../../platform/database/room-tables.ts';

export const publishingTables = {
  exported: [
    { file: 'runs', table: 'publish_runs' },
    { file: 'run-items', table: 'run_items' },
  ],
  leftOut: { derived: ['item_checks', 'publish_counts'] },
  reads: ['account_tokens', 'desired_states', 'item_units', 'items', 'listing_totals', 'listings', 'manual_prices', 'marketplace_accounts', 'price_floors', 'price_raises', 'product_rows', 'stock_targets'],
} as const satisfies RoomTables;
