import type { Anomaly } from './anomalies.ts';
import type { GateRefusal } from './judge.ts';

/** Why the gate holds a price: the anomaly, the refusal, or the seller's stop and the rate that is too old. */
export type HeldCause =
  | Anomaly
  | Exclude<GateRefusal, 'kill_switch' | 'rate_too_old' | 'anomaly'>
  | 'prices_stopped'
  | 'rate_stale';

/**
 * What a seller can do about a held price.
 * - `allow`: let it leave all the same, after a look at it
 * - `breaker`: close the breaker; single prices may be allowed before
 * - `limits`: change floor or ceiling of the item
 * - `cost`: correct the cost of the item, or allow the price
 * - `price`: set another price
 * - `resume`: let prices be sent again
 * - `wait`: nothing
 */
export type HeldFix = 'allow' | 'breaker' | 'limits' | 'cost' | 'price' | 'resume' | 'wait';

const table = {
  prices_stopped: 'resume',
  breaker_open: 'breaker',
  below_floor: 'limits',
  no_floor: 'limits',
  above_ceiling: 'limits',
  cost_not_positive: 'cost',
  cost_far_from_history: 'cost',
  rate_jump: 'allow',
  foreign_price: 'allow',
  competitor_collapse: 'allow',
  move_too_large: 'allow',
  too_many_changes: 'allow',
  outside_market_limits: 'price',
  not_positive: 'price',
  too_large: 'price',
  wrong_currency: 'price',
  no_live_price: 'wait',
  rate_stale: 'wait',
} as const satisfies Record<HeldCause, HeldFix>;

export const HELD_FIXES: Readonly<Record<HeldCause, HeldFix>> = table;
export const HELD_CAUSES = Object.keys(table) as [HeldCause, ...HeldCause[]];

const ALLOWABLE: ReadonlySet<HeldFix> = new Set<HeldFix>(['allow', 'breaker', 'cost']);

/** Whether a person may let a price leave that is held for this cause. Stops, floors and ceilings are changed instead. */
export function isAllowable(cause: HeldCause): boolean {
  return ALLOWABLE.has(HELD_FIXES[cause]);
}
