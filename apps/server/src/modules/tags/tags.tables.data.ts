import type { RoomTables } from '../../platform/database/room-tables.ts';

export const tagsTables = {
  exported: [
    { file: 'tags', table: 'tags' },
    { file: 'item-tags', table: 'item_tags' },
  ],
  reads: ['listings', 'price_rule_lists'],
} as const satisfies RoomTables;
