import type { RoomTables } from '../../platform/database/room-tables.ts';

export const syncTables = {
  exported: [
    { file: 'imports', table: 'imports' },
  ],
  leftOut: { working: ['catalogue_drop_items', 'catalogue_drops', 'import_rows', 'sync_cursors'] },
  reads: ['item_units', 'items', 'marketplace_accounts'],
} as const satisfies RoomTables;
