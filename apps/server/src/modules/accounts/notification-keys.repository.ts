import type { MarketplaceNotificationKeys } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';

/** A marketplace rarely changes its keys, so more than this number cannot be genuine. */
const MAX_KEYS = 100;

/** Stores a marketplace's verified keys, shared by all gateways. */
export function createMarketplaceNotificationKeys(
  db: Db,
  clock: Clock,
  platform: Platform,
): MarketplaceNotificationKeys {
  return {
    async list() {
      return db
        .selectFrom('marketplace_notification_keys')
        .select(['kid', 'key', 'digest'])
        .where('platform', '=', platform)
        .orderBy('learned_at', 'desc')
        .limit(MAX_KEYS)
        .execute();
    },
    async keep({ kid, key, digest }) {
      const values = { platform, kid, key, digest, learned_at: clock.now() };
      await db
        .insertInto('marketplace_notification_keys')
        .values(values)
        .onConflict((conflict) => conflict.columns(['platform', 'kid']).doUpdateSet({ key, digest }))
        .execute();
    },
    async forget(kid) {
      await db
        .deleteFrom('marketplace_notification_keys')
        .where('platform', '=', platform)
        .where('kid', '=', kid)
        .execute();
    },
  };
}
