import type { RoomTables } from '../../platform/database/room-tables.ts';

export const stockTables = {
  exported: [
    { file: 'stock', table: 'stock_levels' },
    { file: 'stock-ledger', table: 'stock_ledger' },
    { file: 'stock-limits', table: 'stock_limits' },
  ],
  leftOut: { working: ['former_skus', 'stock_targets'] },
  reads: ['desired_states', 'item_units', 'items', 'markets'],
} as const satisfies RoomTables;
