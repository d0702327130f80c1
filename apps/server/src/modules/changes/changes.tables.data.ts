import type { RoomTables } from '../../platform/database/room-tables.ts';

export const changesTables = {
  // What was carried out is in the history.
  leftOut: { working: ['changes', 'change_rows'] },
} as const satisfies RoomTables;
