import type { RouteGroup } from './access/groups.data.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

/**
 * What can wait for a seller, the most urgent first. `group`: the screens that show it; nobody else is told of it. `urgency`: `now` if
 * something has stopped or is late, `soon` if that is near, `open` if it has time.
 */
const table = {
  /** Accounts whose marketplace grants no access. */
  access: { group: 'token', urgency: 'now' },
  /** Accounts whose access ends soon. */
  expiringAccess: { group: 'token', urgency: 'soon' },
  paymentFailed: { group: 'invoices', urgency: 'now' },
  lateOrders: { group: 'orders', urgency: 'now' },
  /** To be shipped within a day. */
  dueOrders: { group: 'orders', urgency: 'soon' },
  /** With a problem, or on hold until the seller accepts or declines them. */
  ordersToDecide: { group: 'orders', urgency: 'now' },
  oversoldOrders: { group: 'orders', urgency: 'now' },
  /** All that the seller has to ship, with the late and the due ones. */
  ordersToShip: { group: 'orders', urgency: 'open' },
  /** Home listings that a home list lacks all at once. */
  catalogueDrop: { group: 'accounts', urgency: 'now' },
  importStopped: { group: 'accounts', urgency: 'now' },
  failedChanges: { group: 'accounts', urgency: 'now' },
  /** Listing flows that have paused themselves. */
  pausedFlows: { group: 'listingFlows', urgency: 'now' },
  failedItems: { group: 'products', urgency: 'now' },
  /** Prices that the price gate holds. */
  heldPrices: { group: 'priceAdjustment', urgency: 'now' },
  /** Items on sale below their lowest price. */
  belowFloor: { group: 'products', urgency: 'soon' },
  /** Items of which a sale would lose money on some site. */
  losingItems: { group: 'products', urgency: 'soon' },
  engines: { group: 'glossary', urgency: 'soon' },
  trialEnds: { group: 'plans', urgency: 'soon' },
  /** Prepared runs without consent. */
  runs: { group: 'publishing', urgency: 'open' },
  /** Titles that could not be made, or that wait to be accepted. */
  titles: { group: 'products', urgency: 'open' },
  /** Items that a check keeps from a site, and that the seller can free. */
  blockedItems: { group: 'products', urgency: 'open' },
  /** Home listings that could not be read, also in part. */
  importProblems: { group: 'accounts', urgency: 'open' },
} as const satisfies Record<string, { group: RouteGroup; urgency: 'now' | 'soon' | 'open' }>;

export type TodoKind = keyof typeof table;
export const WAITING: Readonly<
  Record<TodoKind, { readonly group: RouteGroup; readonly urgency: 'now' | 'soon' | 'open' }>
> = table;
export const WAITING_KINDS = Object.keys(table) as [TodoKind, ...TodoKind[]];

/** Orders are read every few minutes at the latest, the catalogue every three hours. Twice as long ago is not recent. */
const RECENT_MS = { orders: 30 * MINUTE_MS, catalogue: 6 * HOUR_MS } as const;

/** Whether orders and catalogue were read so recently that what was not found does not exist. Null: never read. */
export function wasReadRecently(
  readAt: { readonly orders: Date | null; readonly catalogue: Date | null },
  now: Date,
): boolean {
  const isRecent = (at: Date | null, limit: number) => at !== null && now.getTime() - at.getTime() <= limit;
  return isRecent(readAt.orders, RECENT_MS.orders) && isRecent(readAt.catalogue, RECENT_MS.catalogue);
}
