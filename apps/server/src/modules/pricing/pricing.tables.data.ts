import type { RoomTables } from '../../platform/database/room-tables.ts';

export const pricingTables = {
  exported: [
    { file: 'price-rules', table: 'price_rules' },
    { file: 'price-rule-lists', table: 'price_rule_lists' },
    { file: 'price-floors', table: 'price_floors' },
    { file: 'price-floor-lists', table: 'price_floor_lists' },
    { file: 'price-ceilings', table: 'price_ceilings' },
    { file: 'price-breakers', table: 'price_breakers' },
    { file: 'price-raises', table: 'price_raises' },
    { file: 'price-stops', table: 'price_stops' },
    { file: 'manual-prices', table: 'manual_prices' },
  ],
  leftOut: { working: ['price_incidents', 'price_moves'] },
  reads: ['desired_states', 'item_costs', 'item_units', 'items', 'listing_totals', 'listings', 'marketplace_accounts', 'replaced_costs', 'repricer_listings', 'send_attempts', 'stock_targets'],
} as const satisfies RoomTables;
