import type { RoomTables } from '../../platform/database/room-tables.ts';

export const productsTables = {
  exported: [
    { file: 'items', table: 'items' },
    { file: 'item-units', table: 'item_units' },
  ],
  leftOut: { derived: ['catalogue_names', 'product_rows', 'product_totals'] },
  reads: ['bulk_submissions', 'desired_states', 'dispatch_listings', 'exchange_rates', 'item_checks', 'item_costs', 'item_margins', 'item_shipping', 'item_tags', 'keyword_matches', 'keywords', 'listings', 'manual_prices', 'manual_titles', 'price_floors', 'price_rules', 'shipping_profiles', 'stock_levels', 'stock_targets', 'tags'],
} as const satisfies RoomTables;
