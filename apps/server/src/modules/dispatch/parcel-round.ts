import { claimParcels } from './parcels.repository.ts';
import type { Beside, SenderDeps } from './sender-deps.ts';
import { tellParcels } from './sending/send-parcels.ts';

/** Parcels of all accounts that are told of together, and how long they are ours meanwhile. */
const PARCELS_AT_ONCE = 20;
const PARCEL_LEASE_MS = 30_000;

/** Parcels are told of as soon as their marketplace takes them. @returns what begins to tell of those that are due */
export function createParcelRound(deps: SenderDeps, { signal, track }: Beside): () => Promise<void> {
  let telling = 0;
  return async () => {
    if (telling > 0) return;
    const parcels = await claimParcels(deps.db, deps.clock.now(), PARCELS_AT_ONCE, PARCEL_LEASE_MS);
    if (parcels.length === 0) return;
    const accounts = new Map(parcels.map((one) => [`${one.userId}:${one.accountId}`, one]));
    // Those of other accounts wait until their lease runs out.
    for (const account of await deps.accounts.keepActive(deps.db, [...accounts.values()])) {
      const own = parcels.filter((one) => one.userId === account.userId && one.accountId === account.accountId);
      telling += 1;
      track(
        deps.accounts
          .open(account, signal)
          .then((open) => tellParcels({ ...deps, ...open }, own))
          .catch((error: unknown) => deps.log.error({ err: error }, 'Parcels could not be told of'))
          .finally(() => {
            telling -= 1;
          }),
      );
    }
  };
}
