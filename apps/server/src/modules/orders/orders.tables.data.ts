import type { RoomTables } from '../../platform/database/room-tables.ts';

export const ordersTables = {
  exported: [
    // Buyers stay sealed: a file is kept for days, and nobody could erase them in it.
    { file: 'orders', table: 'orders', without: ['buyer_sealed', 'buyer_key', 'buyer_words', 'aside_sealed'], },
    { file: 'order-settings', table: 'order_settings' },
    { file: 'order-lines', table: 'order_lines' },
    { file: 'order-notes', table: 'order_notes' },
  ],
  leftOut: { secret: ['order_search_keys'], derived: ['order_totals', 'sold_lists', 'sold_items'], working: ['order_cursors'] },
  reads: ['item_units', 'items', 'marketplace_accounts', 'order_changes', 'stock_levels', 'users'],
} as const satisfies RoomTables;
