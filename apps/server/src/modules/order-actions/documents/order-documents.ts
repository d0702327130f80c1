import type { OrderDocument } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import type { Db } from '../../../platform/database/db.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { fail } from '../../../platform/http/fail.ts';
import type { SecretBox } from '../../../platform/secrets.ts';
import { readOrderFacts, readRecipients } from '../../orders/index.ts';
import { readSender } from '../../profile/index.ts';
import { readOpenLines } from '../open-lines.ts';
import { pickArticles } from '../pick-articles.ts';
import { renderPackingSlips } from './packing-slip.ts';
import { renderPickList } from './pick-list.ts';

interface DocumentWish {
  readonly document: OrderDocument;
  readonly orderIds: readonly number[];
  /** The seller's language. */
  readonly language: Language;
  readonly isForBuyer: boolean;
}

/**
 * Packing slips in the buyers' languages or the seller's, each on a separate page; or a pick list of what is still to
 * be shipped.
 * @throws order_not_found if none of the orders exists
 */
export async function renderOrderDocument(
  { db, box, fontsDir }: { readonly db: Db; readonly box: SecretBox; readonly fontsDir: string },
  userId: number,
  { document, orderIds, language, isForBuyer }: DocumentWish,
): Promise<Buffer> {
  const orders = await readOrderFacts(db, userId, orderIds);
  if (orders.length === 0) throw fail('order_not_found');
  const ids = orders.map(({ orderId }) => orderId);
  if (document === 'pick-list') {
    const articles = await pickArticles(db, userId, orders, language);
    return renderPickList(articles, { fontsDir, language, orders: orders.length });
  }
  const linesOf = groupBy(await readOpenLines(db, userId, ids), ({ orderId }) => orderId);
  const recipients = await readRecipients(db, box, userId, ids);
  const slips = orders.map((order) => ({
    order,
    lines: linesOf.get(order.orderId) ?? [],
    recipient: recipients.get(order.orderId) ?? [],
  }));
  return renderPackingSlips(slips, { fontsDir, sender: await readSender(db, userId), language, isForBuyer });
}
