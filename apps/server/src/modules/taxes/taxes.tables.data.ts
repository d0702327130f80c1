import type { RoomTables } from '../../platform/database/room-tables.ts';

export const taxesTables = {
  exported: [
    { file: 'offer-taxes', table: 'offer_taxes' },
    { file: 'offer-tax-rules', table: 'offer_tax_rules' },
  ],
  reads: ['items', 'listings'],
} as const satisfies RoomTables;
