import { type Platform, type Site, siteFacts } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { KnownOrder, OrderStatus, OrdersAccount } from './orders.repository.ts';
import { refundedOf, type SoldFigures } from './sold-figures.ts';

/** A change of a day's sales; negative for a cancelled order. */
interface SalesChange {
  readonly accountId: number;
  readonly platform: Platform;
  /** The calendar day in the site's time zone, `2026-11-21`. */
  readonly day: string;
  readonly site: Site;
  readonly currency: string;
  readonly orders: number;
  readonly units: number;
  /** Without cancelled lines; what was paid back is still in it. */
  readonly revenueMinor: number;
  /** What was paid back of the orders of the day, whenever that was. */
  readonly refundsMinor: number;
}

/** Provided by dashboards through `compose.ts`; adds sales in the transaction that stores their cause. */
export type AddSales = (tx: Tx, userId: number, changes: readonly SalesChange[]) => Promise<void>;

/** Paid orders count as sales; unpaid and cancelled ones do not. */
function isSale(status: OrderStatus | undefined): boolean {
  return status === 'paid' || status === 'shipped';
}

/** An order as it counts in the sales. */
type CountedOrder = Pick<KnownOrder, 'site' | 'status' | 'orderedAt' | 'currency' | 'isAside' | keyof SoldFigures>;

/** How the sales change from one state of an order to the next: its status, its lines, its total, its refunds or its site. */
export function salesChangesOf(
  { accountId, platform }: OrdersAccount,
  before: CountedOrder | undefined,
  after: CountedOrder | undefined,
): SalesChange[] {
  const counted = [before, after].map((order) => (order && !order.isAside && isSale(order.status) ? order : undefined));
  const [was, is] = counted;
  const key = (order: CountedOrder) =>
    [dayOf(order), order.site, order.currency, order.soldMinor, refundedOf(order), order.units].join(' ');
  if (was && is && key(was) === key(is)) return [];
  return counted.flatMap((order, index): SalesChange[] => {
    if (!order) return [];
    const sign = index === 0 ? -1 : 1;
    const { site, currency, units, soldMinor } = order;
    const sums = {
      orders: sign,
      units: sign * units,
      revenueMinor: sign * soldMinor,
      refundsMinor: sign * refundedOf(order),
    };
    return [{ accountId, platform, day: dayOf(order), site, currency, ...sums }];
  });
}

const dayOf = ({ orderedAt, site }: CountedOrder) => dayIn(siteFacts(site).timeZone, orderedAt);
