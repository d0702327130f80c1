import type { ExternalOrder } from '@quayside/connector-kit';
import type { OrderProblem } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { type BuyerColumns, buyerOf, NO_BUYER, openBuyer, sealBuyer, setAsideContext } from './buyer-box.ts';
import { doneAt } from './done-at.ts';
import type { JudgedOrder } from './judge-order.ts';
import type { KnownOrder, OrdersAccount } from './orders.repository.ts';
import { readSearchKey } from './search-keys.repository.ts';

/** An order, as stored. */
export interface SealedOrder {
  readonly order: ExternalOrder;
  readonly problem: OrderProblem | null;
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
  return judged.map(({ order, problem, given }) => {
    const { externalId } = order;
    const stored = known.get(externalId);
    const isErased = stored?.isErased ?? false;
    const before = stored ? openBuyer(box, userId, { accountId, externalId, buyerSealed: stored.buyerSealed }) : null;
    const buyer = isErased ? NO_BUYER : sealBuyer(box, key, account, externalId, buyerOf(order, before));
    return {
      order,
      problem,
      buyer,
      aside: problem && !isErased ? sealAside(box, account, externalId, given) : null,
      doneAt: doneAt(order, stored?.shippedAt ?? null),
    };
  });
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
