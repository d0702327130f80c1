import type { RoomTables } from '../../platform/database/room-tables.ts';

export const descriptionsTables = {
  exported: [
    { file: 'descriptions', table: 'description_settings' },
    { file: 'translated-descriptions', table: 'description_sentences', without: ['source_hash'] },
  ],
  leftOut: { working: ['description_waits'] },
  reads: ['items', 'listings', 'marketplace_accounts'],
} as const satisfies RoomTables;
