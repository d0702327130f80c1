import type { RoomTables } from '../../platform/database/room-tables.ts';

export const sellersTables = {
  exported: [
    { file: 'business', table: 'users', without: ['payment_customer_id'] },
    { file: 'platforms', table: 'user_platforms' },
  ],
} as const satisfies RoomTables;
