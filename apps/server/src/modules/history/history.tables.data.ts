import type { RoomTables } from '../../platform/database/room-tables.ts';

export const historyTables = {
  exported: [
    { file: 'history-groups', table: 'history_groups' },
    { file: 'history', table: 'history' },
  ],
} as const satisfies RoomTables;
