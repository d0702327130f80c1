import type { RoomTables } from '../../platform/database/room-tables.ts';

export const enginesTables = {
  exported: [
    { file: 'translation-engines', table: 'translation_engines', without: ['sealed_key'] },
    { file: 'translation-engine-use', table: 'translation_engine_use' },
  ],
  reads: ['items'],
} as const satisfies RoomTables;
