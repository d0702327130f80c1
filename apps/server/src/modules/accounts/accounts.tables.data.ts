import type { RoomTables } from '../../platform/database/room-tables.ts';

export const accountsTables = {
  exported: [
    { file: 'accounts', table: 'marketplace_accounts' },
  ],
  leftOut: { secret: ['account_tokens'], derived: ['account_directory', 'account_site_readiness'], working: ['expiry_warnings', 'marketplace_requests'] },
  reads: ['desired_states', 'listing_totals', 'listings', 'product_totals', 'sync_cursors', 'users'],
} as const satisfies RoomTables;
