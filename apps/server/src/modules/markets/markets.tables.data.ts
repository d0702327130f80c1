import type { RoomTables } from '../../platform/database/room-tables.ts';

export const marketsTables = {
  exported: [
    { file: 'markets', table: 'markets' },
    { file: 'market-ends', table: 'market_ends' },
  ],
  reads: ['items', 'listing_totals', 'listings', 'stock_levels', 'stock_targets'],
} as const satisfies RoomTables;
