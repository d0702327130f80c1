import type { RoomTables } from '../../platform/database/room-tables.ts';

export const memoryTables = {
  exported: [{ file: 'translations', table: 'translation_memory', without: ['asked_terms'] }],
  reads: ['items'],
} as const satisfies RoomTables;
