import type { RoomTables } from '../../platform/database/room-tables.ts';

export const categoriesTables = {
  exported: [
    { file: 'categories', table: 'category_mappings' },
    { file: 'categories-of-items', table: 'item_categories' },
    { file: 'item-specifics', table: 'item_specifics' },
    { file: 'code-exemptions', table: 'code_exemptions' },
    { file: 'product-matches', table: 'product_matches' },
  ],
  leftOut: { working: ['specific_consents'] },
  reads: ['items', 'listings'],
} as const satisfies RoomTables;
