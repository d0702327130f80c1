import type { RoomTables } from '../../platform/database/room-tables.ts';

export const costsTables = {
  exported: [
    { file: 'item-costs', table: 'item_costs' },
    { file: 'cost-assumptions', table: 'cost_assumptions' },
  ],
  reads: ['items', 'order_lines', 'orders'],
} as const satisfies RoomTables;
