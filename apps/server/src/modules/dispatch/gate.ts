import type { GatedPrice } from '@quayside/connector-kit';
import {
  type AccountRef,
  type Anomaly,
  type GateInput,
  type GateRefusal,
  isDecidedByPerson,
  judgePrice,
  LARGEST_REPRICED_MOVE,
  LARGEST_WORKED_OUT_MOVE,
  type Money,
  NO_GUARDS,
  type PriceGuards,
  type PriceOwner,
  type Reason,
  siteFacts,
} from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { GateCandidate, GateFacts, GateSource } from './ports.ts';

/** Stored with the send attempt: the price, and the facts that the gate judged it by. */
export interface GateRecord {
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly floor: Money | null;
  readonly live: Money | null;
  readonly guards: PriceGuards;
  readonly isRateTooOld: boolean;
  readonly isConsented: boolean;
  readonly isAllowed: boolean;
  readonly refusal: GateRefusal | null;
}

export type GateVerdict =
  | { readonly ok: true; readonly price: GatedPrice; readonly record: GateRecord }
  | { readonly ok: false; readonly reason: Reason; readonly record: GateRecord };

/** Without facts about the item the gate allows no price. */
const UNKNOWN: GateFacts = { floor: null, live: null, killSwitch: true, isRateTooOld: false, guards: NO_GUARDS };

/**
 * The one gate that every price passes right before its call leaves, and the only maker of a `GatedPrice`. It locks the facts that it
 * reads, so a floor that a seller has just saved counts. @returns one verdict per candidate, in order
 */
export async function gatePrices(
  tx: Tx,
  source: GateSource,
  account: AccountRef,
  candidates: readonly GateCandidate[],
): Promise<GateVerdict[]> {
  const facts = await source.load(tx, account, candidates);
  return candidates.map((candidate, index) => judge(candidate, facts[index] ?? UNKNOWN));
}

/** What the kernel judges. A person who allowed a price has looked at everything but stops, limits and the age of a rate. */
export function gateInputOf(candidate: GateCandidate, facts: GateFacts): GateInput {
  const { price, owner, site, isAllowed } = candidate;
  const { ceiling, marketLimits } = facts.guards;
  return {
    price,
    owner,
    siteCurrency: siteFacts(site).currency,
    floor: facts.floor,
    live: facts.live,
    killSwitch: facts.killSwitch,
    isRateTooOld: facts.isRateTooOld,
    maxMoveBasisPoints: isAllowed ? null : largestMove(candidate, facts.live),
    guards: isAllowed ? { ...NO_GUARDS, ceiling, marketLimits } : facts.guards,
  };
}

/** In basis points of the live price; null for what a person decided. */
function largestMove({ price, owner, isConsented }: GateCandidate, live: Money | null): number | null {
  if (owner === 'repricer') return LARGEST_REPRICED_MOVE;
  if (!live || !isAutomatic({ owner, isConsented })) return null;
  return price.minor < live.minor ? LARGEST_WORKED_OUT_MOVE.fall : LARGEST_WORKED_OUT_MOVE.rise;
}

function judge(candidate: GateCandidate, facts: GateFacts): GateVerdict {
  const input = gateInputOf(candidate, facts);
  const verdict = judgePrice(input);
  const { price, owner, isConsented, isAllowed } = candidate;
  const { floor, live, guards, isRateTooOld } = facts;
  const record = { price, owner, floor, live, guards, isRateTooOld, isConsented, isAllowed };
  if (verdict.ok) return { ok: true, price: price as GatedPrice, record: { ...record, refusal: null } };
  const { refusal } = verdict;
  return { ok: false, reason: reasonOf(refusal, guards.anomalies), record: { ...record, refusal } };
}

/** Refusals with a reason of their own. An impossible price is none. */
const REASON_CODES: Partial<Record<GateRefusal, Reason['code']>> = {
  kill_switch: 'prices_stopped',
  rate_too_old: 'rate_stale',
  below_floor: 'price_below_floor',
  not_positive: 'no_price',
  wrong_currency: 'no_price',
  too_large: 'no_price',
};

function reasonOf(refusal: GateRefusal, anomalies: readonly Anomaly[]): Reason {
  if (refusal === 'kill_switch' || refusal === 'rate_too_old') return { code: REASON_CODES[refusal] ?? 'price_held' };
  const [anomaly] = anomalies;
  const code = REASON_CODES[refusal] ?? 'price_held';
  return { code, params: refusal === 'anomaly' && anomaly ? { refusal, anomaly } : { refusal } };
}

/** Whether no person decided this price, so that it is counted and watched. */
export function isAutomatic({ owner, isConsented }: Pick<GateCandidate, 'owner' | 'isConsented'>): boolean {
  return !isConsented && !isDecidedByPerson(owner);
}
