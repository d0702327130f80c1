import type { RoomTables } from '../../platform/database/room-tables.ts';

export const sessionTables = {
  exported: [
    { file: 'team', table: 'memberships' },
    { file: 'former-members', table: 'former_members' },
  ],
  leftOut: { secret: ['sessions'] },
  reads: ['invitations'],
} as const satisfies RoomTables;
