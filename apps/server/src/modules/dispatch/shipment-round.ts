import { createAccountRound } from './account-round.ts';
import type { AccountRef } from './ports.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';
import { confirmShipments } from './sending/send-shipments.ts';
import { claimShipments, findShippers, renewShipments } from './shipments.repository.ts';

/** How many shipments of an account are confirmed together, and how long their lease lasts once their sender has stopped. */
const SHIPMENTS_AT_ONCE = 20;
const SHIPMENT_LEASE_MS = 15_000;

/** Confirms shipments as soon as their marketplace accepts them. @returns a function that begins to confirm the due ones */
export function createShipmentRound(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createAccountRound(deps, control, {
    task: 'confirm shipments',
    find: () => findShippers(deps.db, deps.clock.now()),
    carryOut: tellSome,
  });

  async function tellSome(account: AccountRef): Promise<void> {
    const open = await deps.accounts.open(account, control.signal);
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
      await confirmShipments({ ...deps, ...open }, shipments);
    } finally {
      clearInterval(renewal);
    }
  }
}
