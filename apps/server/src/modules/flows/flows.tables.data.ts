import type { RoomTables } from '../../platform/database/room-tables.ts';

export const flowsTables = {
  exported: [
    { file: 'listing-flows', table: 'listing_flows' },
    { file: 'listing-flow-runs', table: 'listing_flow_runs' },
  ],
} as const satisfies RoomTables;
