import type { RoomTables } from '../../platform/database/room-tables.ts';

export const dashboardsTables = {
  leftOut: { derived: ['sales_days'] },
  reads: ['listing_totals', 'listings', 'product_totals', 'sync_cursors'],
} as const satisfies RoomTables;
