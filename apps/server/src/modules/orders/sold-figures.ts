import { sql } from 'kysely';

/** What an order sold and what of it was paid back, in minor units of its currency. */
export interface SoldFigures {
  /** The pieces of its open lines. */
  readonly units: number;
  /** Its total without cancelled lines. */
  readonly soldMinor: number;
  /** What the seller had paid back by Quayside, as the marketplace has confirmed it. */
  readonly givenMinor: number;
  /** The marketplace shows all that was sold as paid back. */
  readonly isPaidBack: boolean;
}

/**
 * The figures of a row of `orders`, as columns of an alias `f`. A marketplace may leave cancelled lines in the total, as the rules of
 * refunds know too (`order-actions`: `refundableMinor`).
 */
export const FIGURES_OF_ORDER = sql`cross join lateral (
  select coalesce(sum(l.quantity) filter (where l.state = 'open'), 0)::integer as units,
    orders.total_minor - case when orders.total_minor >= coalesce(sum(l.total_minor), 0)
      then coalesce(sum(l.total_minor) filter (where l.state = 'cancelled'), 0) else 0 end::bigint as "soldMinor",
    (select coalesce(sum(c.amount_minor), 0)::bigint from order_changes c where c.user_id = orders.user_id
      and c.order_id = orders.order_id and c.kind = 'refund' and c.state = 'confirmed') as "givenMinor",
    coalesce(bool_or(l.state = 'refunded') and not bool_or(l.state = 'open'), false) as "isPaidBack"
  from order_lines l where l.user_id = orders.user_id and l.order_id = orders.order_id) f`;

/** What was paid back: never more than was sold. */
export function refundedOf({ soldMinor, givenMinor, isPaidBack }: Omit<SoldFigures, 'units'>): number {
  return isPaidBack ? soldMinor : Math.min(soldMinor, givenMinor);
}
