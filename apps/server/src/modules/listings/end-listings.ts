import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { type ListingTarget, sendEnds } from './desired.ts';

interface Ending {
  /** Whether live listings end too; otherwise they stay without stock. */
  readonly isEndedAbroad: boolean;
  readonly actor: Actor;
  /** Only listings on these sites; null for all. */
  readonly sites: readonly string[] | null;
  readonly why: 'ended_at_home' | 'keyword_blocked' | 'ended_below_floor';
}

/** An item that ended at home, or that a keyword blocks, may no longer be listed: its queued listings are withdrawn. */
export async function endListingsOf(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  { isEndedAbroad, actor, sites, why }: Ending,
): Promise<void> {
  const states = isEndedAbroad ? ['Q', 'P', 'L'] : ['Q', 'P'];
  const onSites = sites === null ? sql`` : sql`and l.site = any(${[...sites]}::text[])`;
  const { rows } = await sql<ListingTarget>`
    select l.account_id as "accountId", l.item_id as "itemId", l.site, l.listing_key as "listingKey" from listings l
    where l.user_id = ${userId} and l.item_id = any(${[...itemIds]}::bigint[]) and l.state = any(${states}::text[])
      and l.listing_key is not null ${onSites}
    order by l.item_id, l.site for update of l`.execute(tx);
  await sendEnds(tx, userId, rows);
  await recordHistory(
    tx,
    userId,
    rows.map(({ itemId, site }) => ({
      actor,
      entity: 'listing' as const,
      entityId: itemId,
      itemId,
      site,
      field: 'end' as const,
      before: null,
      after: null,
      why,
    })),
  );
}
