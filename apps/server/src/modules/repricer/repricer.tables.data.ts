import type { RoomTables } from '../../platform/database/room-tables.ts';

export const repricerTables = {
  exported: [
    { file: 'repricer-accounts', table: 'repricer_accounts' },
    { file: 'repricer-rules', table: 'repricer_rules' },
    { file: 'repricer-listings', table: 'repricer_listings' },
  ],
  leftOut: { derived: ['repricer_log'], working: ['repricer_due'] },
  reads: [
    'desired_states',
    'items',
    'listings',
    'manual_prices',
    'marketplace_accounts',
    'order_lines',
    'orders',
    'product_rows',
    'stock_levels',
    'user_event_counters',
  ],
} as const satisfies RoomTables;
