import type { RoomTables } from '../../platform/database/room-tables.ts';

export const costsTables = {
  exported: [
    { file: 'item-costs', table: 'item_costs' },
    { file: 'cost-assumptions', table: 'cost_assumptions' },
  ],
  leftOut: { derived: ['abroad_margins', 'item_margins'], working: ['margin_runs', 'replaced_costs'] },
  reads: ['items', 'order_changes', 'order_lines', 'orders', 'product_rows'],
} as const satisfies RoomTables;
