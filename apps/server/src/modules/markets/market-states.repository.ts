import type { MarketState } from '@quayside/contract';
import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** How the account sells on a site. */
type StateOn = (site: Site) => MarketState;

export async function loadStates(db: Db, { userId, accountId }: AccountRef): Promise<StateOn> {
  const { rows } = await sql<{ site: Site; state: MarketState }>`
    select site, state from markets where user_id = ${userId} and account_id = ${accountId}`.execute(db);
  const states = new Map(rows.map(({ site, state }) => [site, state]));
  return (site) => states.get(site) ?? 'open';
}
