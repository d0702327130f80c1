import type { RoomTables } from '../../platform/database/room-tables.ts';

export const complianceTables = {
  exported: [
    { file: 'manufacturers', table: 'safety_entries' },
    { file: 'document-uploads', table: 'document_uploads' },
    { file: 'energy-labels', table: 'energy_labels' },
    { file: 'producer-numbers', table: 'producer_numbers' },
  ],
  reads: ['catalogue_names', 'items', 'listings', 'marketplace_accounts'],
} as const satisfies RoomTables;
