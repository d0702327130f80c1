import type { Platform } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import type { Db } from '../../platform/database/db.ts';

/** By platform: the ids by which the business's own accounts appear among sellers. */
type OwnSellers = ReadonlyMap<Platform, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * All accounts that the business ever connected, also closed ones: they may still sell. Octopia names sellers by their shops' names only,
 * so those count too.
 */
export async function loadOwnSellers(db: Db, userId: number): Promise<OwnSellers> {
  const rows = await db
    .selectFrom('marketplace_accounts')
    .select(['platform', 'external_id', 'username'])
    .where('user_id', '=', userId)
    .execute();
  const own = new Map<Platform, Set<string>>();
  for (const { platform, external_id, username } of rows) {
    const ids = own.get(platform as Platform) ?? new Set();
    own.set(platform as Platform, ids.add(external_id).add(username));
  }
  return own;
}

export const ownSellersOn = (own: OwnSellers, platform: Platform): ReadonlySet<string> => own.get(platform) ?? NONE;

/** Marks what accounts of the business offer, whatever the marketplace says of it. */
export function markOwn(offers: readonly Offer[], own: ReadonlySet<string>): readonly Offer[] {
  if (!offers.some(({ isOwn, sellerId }) => !isOwn && own.has(sellerId))) return offers;
  return offers.map((offer) => (own.has(offer.sellerId) ? { ...offer, isOwn: true } : offer));
}
