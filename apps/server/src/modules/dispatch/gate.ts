import type { GatedPrice } from '@quayside/connector-kit';
import {
  type AccountRef,
  type GateRefusal,
  judgePrice,
  LARGEST_REPRICED_MOVE,
  listingKeyOf,
  type Money,
  NO_GUARDS,
  type PriceOwner,
  type Reason,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { GateFacts, GateSource } from './ports.ts';

export interface GateCandidate {
  readonly itemId: number;
  readonly site: Site;
  readonly price: Money;
  readonly owner: PriceOwner;
}

/** Stored with the send attempt: the price, and the facts that the gate judged it by. */
export interface GateRecord {
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly floor: Money | null;
  readonly live: Money | null;
  readonly refusal: GateRefusal | null;
}

export type GateVerdict =
  | { readonly ok: true; readonly price: GatedPrice; readonly record: GateRecord }
  | { readonly ok: false; readonly reason: Reason; readonly record: GateRecord };

/** Without facts about the item the gate allows no price. */
const UNKNOWN: GateFacts = { floor: null, live: null, killSwitch: true, isRateTooOld: false };

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
  const keys = new Map(candidates.map(({ itemId, site }) => [listingKeyOf({ itemId, site }), { itemId, site }]));
  const facts = await source.load(tx, account, [...keys.values()]);
  return candidates.map((candidate) => judge(candidate, facts.get(listingKeyOf(candidate)) ?? UNKNOWN));
}

function judge({ price, owner, site }: GateCandidate, facts: GateFacts): GateVerdict {
  const verdict = judgePrice({
    price,
    owner,
    siteCurrency: siteFacts(site).currency,
    floor: facts.floor,
    live: facts.live,
    killSwitch: facts.killSwitch,
    isRateTooOld: facts.isRateTooOld,
    maxMoveBasisPoints: owner === 'repricer' ? LARGEST_REPRICED_MOVE : null,
    guards: NO_GUARDS,
  });
  const record = { price, owner, floor: facts.floor, live: facts.live };
  if (verdict.ok) return { ok: true, price: price as GatedPrice, record: { ...record, refusal: null } };
  return { ok: false, reason: reasonOf(verdict.refusal), record: { ...record, refusal: verdict.refusal } };
}

function reasonOf(refusal: GateRefusal): Reason {
  if (refusal === 'kill_switch') return { code: 'prices_stopped' };
  if (refusal === 'rate_too_old') return { code: 'rate_stale' };
  return {
    code: refusal === 'below_floor' || refusal === 'no_floor' ? 'price_below_floor' : 'no_price',
    params: { refusal },
  };
}
