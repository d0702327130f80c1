import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { getAccount } from '../accounts/index.ts';
import { type AdMarketRef, forgetAds, type OutcomeListener, setDesiredAds } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import { decideStored, marketOf } from './decide-ads.ts';
import { listMarkets, lockMarket, saveMarket } from './markets.repository.ts';
import { listOnSale } from './on-sale.repository.ts';
import { listAdItems } from './promoted.repository.ts';

/** Listings that are decided in one transaction. */
const STEP = 1_000;

/** Brings the wanted ads of some items of a market to what its strategy and caps say now. */
export async function followItems(tx: Tx, market: AdMarketRef, itemIds: readonly number[]): Promise<number> {
  const decided = await decideStored(tx, market, itemIds);
  return setDesiredAds(tx, market, [...decided.values()]);
}

/** The same for all listings of a market, step by step, and for ads of listings that are no longer on sale. */
export async function followMarket(
  db: Db,
  ref: AdMarketRef,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const account = await getAccount(db, ref.userId, ref.accountId);
  if (!account) return;
  const market = marketOf(account, ref.site);
  for (let after: number | undefined = 0; after !== undefined; ) {
    signal.throwIfAborted();
    const listings = await listOnSale(db, market, after, STEP);
    const itemIds = listings.map(({ itemId }) => itemId);
    await withTransaction(db, (tx) => followItems(tx, ref, itemIds));
    await noteProgress();
    after = listings.length === STEP ? itemIds.at(-1) : undefined;
  }
  for (let after: number | undefined = 0; after !== undefined; ) {
    signal.throwIfAborted();
    const itemIds = await listAdItems(db, ref, after, STEP);
    await withTransaction(db, async (tx) => {
      const decided = await decideStored(tx, ref, itemIds);
      if ((await lockMarket(tx, ref, 'share')).state !== 'closed')
        await forgetAds(
          tx,
          ref,
          itemIds.filter((itemId) => !decided.has(itemId)),
        );
    });
    after = itemIds.length === STEP ? itemIds.at(-1) : undefined;
  }
}

/** Listings that become live are promoted like the others, and ads of listings that end are forgotten. */
export function createPromotionsListener({
  machineClock,
}: {
  readonly machineClock: Pick<Clock, 'now'>;
}): OutcomeListener {
  return {
    published: (tx, account, results) => followPlaces(tx, account, results),
    updated: (tx, account, results) =>
      followPlaces(
        tx,
        account,
        results.filter(({ isHome, price }) => !isHome && price !== undefined),
      ),
    async ended(tx, account, results) {
      for (const [site, ofSite] of groupBy(results, (one) => one.site))
        await forgetAds(
          tx,
          { ...account, site },
          ofSite.map(({ itemId }) => itemId),
        );
    },
    async campaignOver(tx, market) {
      const { userId, accountId, site } = market;
      const before = await lockMarket(tx, market, 'change');
      if (before.state === 'closed') return;
      await saveMarket(tx, market, { ...before, state: 'closed' }, machineClock.now());
      await recordHistory(tx, userId, [
        {
          ...{ actor: SYSTEM, entity: 'account', entityId: accountId, site, field: 'promotion' },
          ...{ before: null, after: null, why: 'promotion_ended_there' },
        },
      ]);
      await emitEvents(tx, userId, [{ kind: 'promotions', accountId }]);
    },
  };
}

async function followPlaces(tx: Tx, account: AccountRef, places: readonly ItemOnSite[]): Promise<void> {
  if (places.length === 0) return;
  const open = new Set(
    (await listMarkets(tx, account)).flatMap(({ site, state }) => (state === 'closed' ? [] : [site])),
  );
  const { userId, accountId } = account;
  const bySite = groupBy(places, ({ site }): Site => site);
  for (const site of [...open].sort()) {
    const ofSite = bySite.get(site);
    if (ofSite) await followItems(tx, { userId, accountId, site }, [...new Set(ofSite.map(({ itemId }) => itemId))]);
  }
}
