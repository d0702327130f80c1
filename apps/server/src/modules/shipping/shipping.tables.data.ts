import type { RoomTables } from '../../platform/database/room-tables.ts';

export const shippingTables = {
  exported: [
    { file: 'shipping-profiles', table: 'shipping_profiles' },
    { file: 'item-shipping', table: 'item_shipping' },
    { file: 'shipping-policy-choices', table: 'shipping_policy_choices' },
    { file: 'shipping-mode-choices', table: 'shipping_mode_choices' },
  ],
  reads: ['listings', 'product_rows', 'stock_targets'],
} as const satisfies RoomTables;
