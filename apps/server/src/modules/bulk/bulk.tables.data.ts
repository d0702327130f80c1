import type { RoomTables } from '../../platform/database/room-tables.ts';

export const bulkTables = {
  exported: [
    { file: 'bulk-requests', table: 'bulk_requests' },
    { file: 'bulk-request-rows', table: 'bulk_rows' },
  ],
  reads: ['item_units', 'items', 'run_items'],
} as const satisfies RoomTables;
