import type { RoomTables } from '../../platform/database/room-tables.ts';

export const optimizerTables = {
  exported: [
    { file: 'listing-checks-off', table: 'listing_checks_off' },
  ],
  reads: ['items', 'listings'],
} as const satisfies RoomTables;
