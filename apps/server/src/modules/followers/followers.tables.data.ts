import type { RoomTables } from '../../platform/database/room-tables.ts';

export const followersTables = {
  leftOut: { working: ['listing_followers'] },
} as const satisfies RoomTables;
