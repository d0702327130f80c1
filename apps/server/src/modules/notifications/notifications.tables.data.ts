import type { RoomTables } from '../../platform/database/room-tables.ts';

export const notificationsTables = {
  exported: [
    { file: 'notifications', table: 'notifications' },
  ],
  leftOut: { derived: ['notification_marks'] },
} as const satisfies RoomTables;
