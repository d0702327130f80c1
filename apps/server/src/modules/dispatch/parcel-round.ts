import { createAccountRound } from './account-round.ts';
import { claimParcels, findShippers, renewParcels } from './parcels.repository.ts';
import type { AccountRef } from './ports.ts';
import type { Beside, SenderDeps } from './sender-deps.ts';
import { tellParcels } from './sending/send-parcels.ts';

/** Parcels of an account that are told of together, and how long they are ours after their sender has fallen silent. */
const PARCELS_AT_ONCE = 20;
const PARCEL_LEASE_MS = 15_000;

/** Parcels are told of as soon as their marketplace takes them. @returns what begins to tell of those that are due */
export function createParcelRound(deps: SenderDeps, beside: Beside): () => Promise<void> {
  return createAccountRound(deps, beside, {
    task: 'tell of parcels',
    find: () => findShippers(deps.db, deps.clock.now()),
    carryOut: tellSome,
  });

  async function tellSome(account: AccountRef): Promise<void> {
    const open = await deps.accounts.open(account, beside.signal);
    const parcels = await claimParcels(deps.db, account, {
      now: deps.clock.now(),
      limit: PARCELS_AT_ONCE,
      ttlMs: PARCEL_LEASE_MS,
    });
    const renewal = setInterval(() => {
      renewParcels(deps.db, parcels, PARCEL_LEASE_MS).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The leases of parcels could not be renewed'),
      );
    }, PARCEL_LEASE_MS / 3);
    try {
      await tellParcels({ ...deps, ...open }, parcels);
    } finally {
      clearInterval(renewal);
    }
  }
}
