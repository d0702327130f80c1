import type { RoomTables } from '../../platform/database/room-tables.ts';

export const chartsTables = {
  exported: [
    { file: 'size-charts', table: 'size_charts' },
  ],
  reads: ['catalogue_names', 'item_units', 'items', 'listings'],
} as const satisfies RoomTables;
