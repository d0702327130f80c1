import { createHash } from 'node:crypto';
import type { ExternalOrder, OrderDoubt } from '@quayside/connector-kit';
import type { Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { type BuyerColumns, buyerOf, NO_BUYER, openBuyer, sealBuyer, setAsideContext } from './buyer-box.ts';
import { doneAt } from './done-at.ts';
import type { JudgedOrder, SoundOrder } from './judge-order.ts';
import type { KnownOrder, OrdersAccount } from './orders.repository.ts';
import { readSearchKey } from './search-keys.repository.ts';

/** An order, as stored. */
export interface SealedOrder {
  readonly order: SoundOrder;
  readonly problems: readonly OrderDoubt[];
  readonly fingerprint: Buffer;
  readonly buyer: BuyerColumns;
  readonly aside: Buffer | null;
  readonly doneAt: Date;
}

/** Longer orders are shown only at their marketplace. */
const LONGEST_ASIDE = 300_000;

/** Encrypts the buyers of orders, and whole orders that are set aside. An erased buyer stays erased. */
export async function sealOrders(
  tx: Tx,
  box: SecretBox,
  account: OrdersAccount,
  judged: readonly JudgedOrder[],
  known: ReadonlyMap<string, KnownOrder>,
): Promise<SealedOrder[]> {
  if (judged.length === 0) return [];
  const { userId, accountId } = account;
  const key = await readSearchKey(tx, box, userId);
  return judged.map(({ order, problems, given }) => {
    const { externalId } = order;
    const stored = known.get(externalId);
    const isErased = stored?.isErased ?? false;
    const before = stored ? openBuyer(box, userId, { accountId, externalId, buyerSealed: stored.buyerSealed }) : null;
    const buyer = isErased ? NO_BUYER : sealBuyer(box, key, account, externalId, buyerOf(order, before));
    return {
      order,
      problems,
      fingerprint: fingerprintOf(given),
      buyer,
      aside: problems.length > 0 && !isErased ? sealAside(box, account, externalId, given) : null,
      doneAt: doneAt(order, stored?.shippedAt ?? null),
    };
  });
}

/**
 * Tells whether an order was sent otherwise than before, also under the same time. The buyer is left out, because the
 * hash outlives the buyer's data.
 */
export function fingerprintOf({ buyerUsername: _name, shipToName: _to, contact: _contact, ...order }: ExternalOrder) {
  return createHash('sha256').update(JSON.stringify(order)).digest();
}

function sealAside(
  box: SecretBox,
  { userId, accountId }: OrdersAccount,
  externalId: string,
  given: ExternalOrder,
): Buffer | null {
  const text = JSON.stringify(given);
  return text.length > LONGEST_ASIDE ? null : box.seal(text, setAsideContext(userId, accountId, externalId));
}

/** The marketplace's data of an order that is set aside; null if it is no longer stored. */
export function openAside(
  box: SecretBox,
  userId: number,
  order: { readonly accountId: number; readonly externalId: string; readonly asideSealed: Buffer | null },
): ExternalOrder | null {
  if (!order.asideSealed) return null;
  return JSON.parse(
    box.open(order.asideSealed, setAsideContext(userId, order.accountId, order.externalId)),
  ) as ExternalOrder;
}
