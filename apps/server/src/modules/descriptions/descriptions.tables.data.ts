import type { RoomTables } from '../../platform/database/room-tables.ts';

export const descriptionsTables = {
  exported: [{ file: 'descriptions', table: 'description_settings' }],
  leftOut: { working: ['description_followers'] },
  reads: ['items', 'listings', 'marketplace_accounts'],
} as const satisfies RoomTables;
