import type { AccountRef } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { applyPrices } from '../pricing/index.ts';
import { lockItems } from '../products/index.ts';
import { setSwitch } from './accounts.repository.ts';
import { decideListings } from './decide-listings.ts';
import { type RepriceDeps, repricedTo } from './reprice.service.ts';
import { endConsents, listUnsent, setOwnPrices } from './repriced-listings.repository.ts';
import { enqueueRound } from './repricer.enqueue.ts';
import { listPlaces } from './situations.repository.ts';

export interface SwitchDeps extends RepriceDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** What a seller changes is stamped in real time. */
  readonly machineClock: Clock;
}

/** Switches repricing of an account on, which begins a dry run, or off, which ends every consent and leaves all prices where they are. */
export async function switchRepricing(
  deps: SwitchDeps,
  account: AccountRef,
  isEnabled: boolean,
  actor: Actor,
): Promise<void> {
  const { userId, accountId } = account;
  await withTransaction(deps.db, async (tx) => {
    const was = await setSwitch(tx, account, isEnabled, deps.machineClock.now());
    if (was === isEnabled) return;
    if (isEnabled) await enqueueRound(deps.jobs, tx, account);
    else {
      await keepPrices(tx, deps, account);
      await endConsents(tx, account);
    }
    await recordHistory(tx, userId, [
      {
        ...{ actor, entity: 'account', entityId: accountId, field: 'repricing', before: was, after: isEnabled },
        why: isEnabled ? 'repricing_enabled' : 'repricing_disabled',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'repricer', accountId }]);
  });
}

/** Takes back prices that have not arrived: what buyers pay is wanted again. */
async function keepPrices(tx: Tx, deps: RepriceDeps, account: AccountRef): Promise<void> {
  const unsent = await listUnsent(tx, account);
  if (unsent.length === 0) return;
  await lockItems(tx, account.userId, [...new Set(unsent.map(({ itemId }) => itemId))]);
  const listings = await listPlaces(tx, account, unsent);
  const decided = await decideListings(tx, deps, account, [], listings, deps.clock.now());
  const kept = decided.flatMap((one) => (one.listing.live ? [{ ...one, minor: one.listing.live.minor }] : []));
  await applyPrices(
    tx,
    account,
    kept.map(({ listing, minor, breakdown }) => repricedTo(listing, minor, breakdown)),
    { actor: { kind: 'rule', id: null }, why: 'repricer_stopped' },
  );
  await setOwnPrices(
    tx,
    account.userId,
    kept.map(({ listing: { itemId, site }, minor }) => ({ itemId, site, minor })),
  );
}
