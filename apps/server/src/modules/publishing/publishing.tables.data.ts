import type { RoomTables } from '../../platform/database/room-tables.ts';

export const publishingTables = {
  exported: [
    { file: 'runs', table: 'publish_runs' },
    { file: 'run-items', table: 'run_items' },
  ],
  leftOut: { derived: ['item_checks', 'publish_counts'] },
  reads: ['account_tokens', 'desired_states', 'item_units', 'items', 'listing_totals', 'listings', 'marketplace_accounts', 'product_rows'],
} as const satisfies RoomTables;
