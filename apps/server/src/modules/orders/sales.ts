import type { ExternalOrder } from '@quayside/connector-kit';
import { type Platform, type Site, siteFacts } from '@quayside/kernel';
import type { OrderStatus } from './orders.repository.ts';

/** A change of a day's sales; negative for a cancelled order. */
export interface SalesChange {
  readonly accountId: number;
  readonly platform: Platform;
  /** The calendar day in the site's time zone, `2026-11-21`. */
  readonly day: string;
  readonly site: Site;
  readonly currency: string;
  readonly orders: number;
  readonly units: number;
  readonly revenueMinor: number;
}

/** Paid orders count as sales; unpaid and cancelled ones do not. */
function isSale(status: OrderStatus | undefined): boolean {
  return status === 'paid' || status === 'shipped';
}

/** The change of a day's sales when an order changes its status; undefined if there is none. */
export function salesChangeOf(
  account: { accountId: number; platform: Platform },
  order: ExternalOrder,
  before: OrderStatus | undefined,
): SalesChange | undefined {
  const sign = Number(isSale(order.status)) - Number(isSale(before));
  if (sign === 0) return undefined;
  const units = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    accountId: account.accountId,
    platform: account.platform,
    day: dayOf(order.createdAt, order.site),
    site: order.site,
    currency: order.total.currency,
    orders: sign,
    units: sign * units,
    revenueMinor: sign * order.total.minor,
  };
}

/** The `sv-SE` locale formats dates as ISO does. */
function dayOf(instant: string, site: Site): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: siteFacts(site).timeZone }).format(new Date(instant));
}
