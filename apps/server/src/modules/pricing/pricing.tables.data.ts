import type { RoomTables } from '../../platform/database/room-tables.ts';

export const pricingTables = {
  exported: [
    { file: 'price-rules', table: 'price_rules' },
    { file: 'price-floors', table: 'price_floors' },
    { file: 'price-stops', table: 'price_stops' },
    { file: 'manual-prices', table: 'manual_prices' },
  ],
  reads: ['items', 'marketplace_accounts'],
} as const satisfies RoomTables;
