import type { RoomTables } from '../../platform/database/room-tables.ts';

export const blacklistTables = {
  exported: [
    { file: 'keywords', table: 'keywords' },
  ],
  leftOut: { derived: ['blacklists', 'keyword_matches'] },
  reads: ['items', 'listings'],
} as const satisfies RoomTables;
