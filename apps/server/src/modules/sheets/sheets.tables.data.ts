import type { RoomTables } from '../../platform/database/room-tables.ts';

export const sheetsTables = {
  exported: [{ file: 'product-file-columns', table: 'sheet_mappings' }],
  reads: [
    'item_costs',
    'item_units',
    'items',
    'listings',
    'manual_prices',
    'manual_titles',
    'product_rows',
    'site_titles',
    'stock_levels',
    'stock_targets',
  ],
} as const satisfies RoomTables;
