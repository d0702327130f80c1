import type { RoomTables } from '../../platform/database/room-tables.ts';

export const glossaryTables = {
  exported: [
    { file: 'glossary', table: 'glossary_terms' },
  ],
  reads: ['items', 'marketplace_accounts'],
} as const satisfies RoomTables;
