import type { RoomTables } from '../../platform/database/room-tables.ts';

export const pricingTables = {
  exported: [
    { file: 'price-rules', table: 'price_rules' },
    { file: 'price-rule-lists', table: 'price_rule_lists' },
    { file: 'price-floors', table: 'price_floors' },
    { file: 'price-raises', table: 'price_raises' },
    { file: 'price-stops', table: 'price_stops' },
    { file: 'manual-prices', table: 'manual_prices' },
  ],
  reads: ['desired_states', 'item_units', 'items', 'listing_totals', 'listings', 'marketplace_accounts', 'repricer_listings', 'stock_targets'],
} as const satisfies RoomTables;
