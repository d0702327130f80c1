import type { RoomTables } from '../../platform/database/room-tables.ts';

export const supportTables = {
  exported: [
    { file: 'support-requests', table: 'support_requests' },
  ],
} as const satisfies RoomTables;
