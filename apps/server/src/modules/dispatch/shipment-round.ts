import { createAccountRound } from './account-round.ts';
import type { AccountRef } from './ports.ts';
import type { Beside, SenderDeps } from './sender-deps.ts';
import { tellShipments } from './sending/send-shipments.ts';
import { claimShipments, findShippers, renewShipments } from './shipments.repository.ts';

/** Shipments of an account that are told of together, and how long they are ours after their sender has fallen silent. */
const SHIPMENTS_AT_ONCE = 20;
const SHIPMENT_LEASE_MS = 15_000;

/** Shipments are told of as soon as their marketplace takes them. @returns what begins to tell of those that are due */
export function createShipmentRound(deps: SenderDeps, beside: Beside): () => Promise<void> {
  return createAccountRound(deps, beside, {
    task: 'tell of shipments',
    find: () => findShippers(deps.db, deps.clock.now()),
    carryOut: tellSome,
  });

  async function tellSome(account: AccountRef): Promise<void> {
    const open = await deps.accounts.open(account, beside.signal);
    const shipments = await claimShipments(deps.db, account, {
      now: deps.clock.now(),
      limit: SHIPMENTS_AT_ONCE,
      ttlMs: SHIPMENT_LEASE_MS,
    });
    const renewal = setInterval(() => {
      renewShipments(deps.db, shipments, SHIPMENT_LEASE_MS).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'The leases of shipments could not be renewed'),
      );
    }, SHIPMENT_LEASE_MS / 3);
    try {
      await tellShipments({ ...deps, ...open }, shipments);
    } finally {
      clearInterval(renewal);
    }
  }
}
