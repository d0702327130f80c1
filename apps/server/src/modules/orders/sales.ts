import { type Platform, type Site, siteFacts } from '@quayside/kernel';
import type { KnownOrder, OrderStatus, OrdersAccount } from './orders.repository.ts';

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

/** An order as it counts in the sales. */
export type CountedOrder = Pick<
  KnownOrder,
  'site' | 'status' | 'orderedAt' | 'totalMinor' | 'currency' | 'isAside' | 'units'
>;

/** How the sales change from one state of an order to the next: its status, its lines, its total or its site. */
export function salesChangesOf(
  { accountId, platform }: OrdersAccount,
  before: CountedOrder | undefined,
  after: CountedOrder | undefined,
): SalesChange[] {
  const counted = [before, after].map((order) => (order && !order.isAside && isSale(order.status) ? order : undefined));
  const [was, is] = counted;
  const key = (order: CountedOrder) =>
    [dayOf(order), order.site, order.currency, order.totalMinor, order.units].join(' ');
  if (was && is && key(was) === key(is)) return [];
  return counted.flatMap((order, index): SalesChange[] => {
    if (!order) return [];
    const sign = index === 0 ? -1 : 1;
    const { site, currency, units, totalMinor } = order;
    const sums = { orders: sign, units: sign * units, revenueMinor: sign * totalMinor };
    return [{ accountId, platform, day: dayOf(order), site, currency, ...sums }];
  });
}

/** The `sv-SE` locale formats dates as ISO does. */
function dayOf({ orderedAt, site }: CountedOrder): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: siteFacts(site).timeZone }).format(orderedAt);
}
