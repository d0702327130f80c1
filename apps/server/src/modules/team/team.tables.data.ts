import type { RoomTables } from '../../platform/database/room-tables.ts';

export const teamTables = {
  exported: [
    { file: 'invitations', table: 'invitations', without: ['token_hash'] },
  ],
} as const satisfies RoomTables;
