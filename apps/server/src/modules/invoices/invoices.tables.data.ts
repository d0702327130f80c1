import type { RoomTables } from '../../platform/database/room-tables.ts';

export const invoicesTables = {
  exported: [
    { file: 'invoices', table: 'invoices' },
  ],
} as const satisfies RoomTables;
