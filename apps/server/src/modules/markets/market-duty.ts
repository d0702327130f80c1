import type { AccountRef, Reason, Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { loadStates } from './market-states.repository.ts';

/** Nothing new is listed in a market that the seller has closed or paused. */
export async function loadMarketUse(db: Db, account: AccountRef) {
  const stateOn = await loadStates(db, account);
  return {
    lacking(_item: unknown, site: Site): Reason | undefined {
      const state = stateOn(site);
      if (state === 'open') return undefined;
      return { code: state === 'closed' ? 'market_closed' : 'market_paused', params: { site } };
    },
  };
}
