import type { RoomTables } from '../../platform/database/room-tables.ts';

export const enginesTables = {
  exported: [
    { file: 'translation-engines', table: 'translation_engines', without: ['sealed_key'] },
    { file: 'translation-engine-use', table: 'translation_engine_use' },
    { file: 'terms-at-engines', table: 'translation_engine_glossaries', without: ['terms_hash'] },
  ],
  reads: ['items'],
} as const satisfies RoomTables;
