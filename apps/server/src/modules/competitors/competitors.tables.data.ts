import type { RoomTables } from '../../platform/database/room-tables.ts';

export const competitorsTables = {
  leftOut: { derived: ['competitor_readings'], working: ['competitor_listings'] },
  reads: ['items', 'listings', 'marketplace_accounts'],
} as const satisfies RoomTables;
