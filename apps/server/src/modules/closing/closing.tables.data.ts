import type { RoomTables } from '../../platform/database/room-tables.ts';

export const closingTables = {
  leftOut: { working: ['business_closings'] },
  reads: ['marketplace_accounts', 'payments', 'subscriptions'],
} as const satisfies RoomTables;
