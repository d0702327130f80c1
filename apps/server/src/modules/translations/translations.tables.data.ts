import type { RoomTables } from '../../platform/database/room-tables.ts';

export const translationsTables = {
  exported: [
    { file: 'manual-titles', table: 'manual_titles' },
    { file: 'engine-trust', table: 'engine_trust' },
    { file: 'value-translations', table: 'value_translations', without: ['asked_terms'] },
  ],
  leftOut: { derived: ['site_title_lists', 'site_titles', 'title_digests', 'title_totals'], working: ['title_waits'] },
  reads: ['glossary_terms', 'items', 'listings', 'marketplace_accounts', 'translation_memory'],
} as const satisfies RoomTables;
