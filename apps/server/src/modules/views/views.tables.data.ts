import type { RoomTables } from '../../platform/database/room-tables.ts';

export const viewsTables = {
  exported: [
    { file: 'views', table: 'saved_views' },
  ],
} as const satisfies RoomTables;
