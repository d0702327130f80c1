import type { RoomTables } from '../../platform/database/room-tables.ts';

export const entitlementsTables = {
  exported: [
    { file: 'settings', table: 'user_settings' },
    { file: 'account-sites', table: 'account_sites' },
  ],
  leftOut: { derived: ['user_entitlements'] },
  reads: ['account_tokens', 'marketplace_accounts', 'onboardings', 'subscriptions', 'user_platforms', 'users'],
} as const satisfies RoomTables;
