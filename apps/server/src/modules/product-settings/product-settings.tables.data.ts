import type { RoomTables } from '../../platform/database/room-tables.ts';

export const productSettingsTables = {
  exported: [{ file: 'product-settings', table: 'product_settings' }],
  reads: ['items', 'listing_totals', 'listings'],
} as const satisfies RoomTables;
