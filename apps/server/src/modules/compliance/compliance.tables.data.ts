import type { RoomTables } from '../../platform/database/room-tables.ts';

export const complianceTables = {
  exported: [
    { file: 'manufacturers', table: 'safety_entries' },
    { file: 'energy-labels', table: 'energy_labels' },
    { file: 'producer-numbers', table: 'producer_numbers' },
  ],
  leftOut: { working: ['safety_followers'] },
  reads: ['items', 'listings'],
} as const satisfies RoomTables;
