import type { RoomTables } from '../../platform/database/room-tables.ts';

export const profileTables = {
  exported: [
    { file: 'contact-details', table: 'contact_details', without: ['pending_token_hash'] },
    { file: 'third-party-tools', table: 'third_party_tools' },
  ],
} as const satisfies RoomTables;
