import type { RoomTables } from '../../platform/database/room-tables.ts';

export const eventsTables = {
  leftOut: { derived: ['user_event_counters', 'user_events'] },
} as const satisfies RoomTables;
