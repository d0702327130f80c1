import type { AccountRef, Site } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import { getAccount } from '../accounts/index.ts';
import { setDesiredCampaign } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { marketOf } from './decide-ads.ts';
import { listMarkets, pauseMarket } from './markets.repository.ts';

/** Whether listings of an account on a site are promoted now. */
export async function isPromoting(db: Db, account: AccountRef, site: Site): Promise<boolean> {
  return (await listMarkets(db, account)).some((market) => market.site === site && market.state === 'open');
}

/** Pauses the ads of an account on a site, if they run, until somebody resumes them. The caller holds what comes before desired states. */
export async function pausePromotion(tx: Tx, ref: AccountRef, site: Site, actor: Actor): Promise<void> {
  const account = await getAccount(tx, ref.userId, ref.accountId);
  if (!account || !(await pauseMarket(tx, ref, site))) return;
  await setDesiredCampaign(tx, marketOf(account, site), 'paused');
  const entry = { field: 'promotion', before: null, after: null, why: 'promotion_paused' } as const;
  await recordHistory(tx, ref.userId, [{ ...entry, actor, entity: 'account', entityId: ref.accountId, site }]);
  await emitEvents(tx, ref.userId, [{ kind: 'promotions', accountId: ref.accountId }]);
}
