import type { RoomTables } from '../../platform/database/room-tables.ts';

export const dashboardsTables = {
  leftOut: { derived: ['sales_days'] },
  reads: [
    'abroad_margins',
    'catalogue_drops',
    'desired_states',
    'exchange_rates',
    'imports',
    'item_margins',
    'listing_flows',
    'listing_totals',
    'listings',
    'margin_runs',
    'product_rows',
    'product_totals',
    'publish_runs',
    'subscriptions',
    'sync_cursors',
    'title_totals',
    'translation_engines',
    'trials',
  ],
} as const satisfies RoomTables;
