import type { TodoEntry } from '@quayside/contract';
import type { TodoKind } from '@quayside/kernel';
import type { AccountPlace } from '../../lib/account-place.ts';
import { paths } from '../../lib/paths.ts';

type Place = TodoEntry['places'][number];

/** The screen that shows what waits in the whole scope. */
const IN_SCOPE: Readonly<Partial<Record<TodoKind, (at: AccountPlace) => string>>> = {
  paymentFailed: () => paths.invoices,
  trialEnds: () => paths.plans,
  engines: paths.engines,
  runs: paths.runs,
  lateOrders: (at) => `${paths.orders(at)}?show=late`,
  dueOrders: (at) => `${paths.orders(at)}?show=due`,
  ordersToDecide: (at) => `${paths.orders(at)}?show=attention`,
  oversoldOrders: (at) => `${paths.orders(at)}?show=oversold`,
  ordersToShip: (at) => `${paths.orders(at)}?show=to-ship`,
  failedItems: (at) => paths.products(at, 'failed'),
  belowFloor: (at) => paths.products(at, 'below-floor'),
  losingItems: (at) => `${paths.products(at)}?earning=loses`,
  blockedItems: (at) => paths.products(at, 'blocked-abroad'),
};

/** The screen that shows all of it; null if each place has its own. */
export function addressOfAll({ kind, places }: TodoEntry, at: AccountPlace): string | null {
  if (kind === 'runs' && places.length === 1) return null;
  return IN_SCOPE[kind]?.(at) ?? null;
}

/** @param own the place of the account's own screens */
export function addressOfPlace(kind: TodoKind, { accountId, site, runId }: Place, own: AccountPlace): string {
  if (kind === 'titles' && site !== null) return paths.waitingTitles(own, site);
  if (kind === 'runs' && runId !== null) return paths.run(own, runId);
  if (accountId === null) return paths.accounts;
  if (kind === 'pausedFlows') return paths.listingFlows(own);
  if (kind === 'heldPrices') return paths.heldPrices(own);
  return kind === 'access' || kind === 'expiringAccess' ? paths.tokenOf(accountId) : paths.account(accountId);
}
