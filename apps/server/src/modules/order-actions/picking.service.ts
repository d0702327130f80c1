import { MAX_DOCUMENT_ORDERS, type Picking, type PickingQuery } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { fail } from '../../platform/http/fail.ts';
import { listAccounts } from '../accounts/index.ts';
import { canShip, listOrdersToShip, readOrderFacts, type ShippingDeps } from '../orders/index.ts';
import { pickArticles } from './pick-articles.ts';

/**
 * What to take from the shelves for the named orders, or for the most urgent ones to ship; `MAX_DOCUMENT_ORDERS` of them.
 * @throws account_not_found
 */
export async function readPicking(
  deps: ShippingDeps,
  userId: number,
  { orderIds, platform, accountId }: PickingQuery,
  language: Language,
): Promise<Picking> {
  const { db } = deps;
  const accounts = (await listAccounts(db, userId)).filter(
    (account) =>
      (platform === undefined || account.platform === platform) &&
      (accountId === undefined || account.accountId === accountId),
  );
  if (accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  const own = accounts.map((account) => account.accountId);
  const named = orderIds === undefined ? undefined : orderIds.split(',').map(Number);
  const found = named
    ? (await readOrderFacts(db, userId, named)).filter((order) => own.includes(order.accountId))
    : await listOrdersToShip(db, userId, own, { after: null, limit: MAX_DOCUMENT_ORDERS });
  const orders = found.filter((order) => canShip(deps, order));
  const articles = await pickArticles(db, userId, orders, language);
  const waiting = new Map(articles.flatMap((article) => article.orders.map(({ orderId }) => [orderId, true])));
  return {
    orders: waiting.size,
    pieces: articles.reduce((sum, { pieces }) => sum + pieces, 0),
    isCut: !named && found.length === MAX_DOCUMENT_ORDERS,
    articles: articles.map(({ there, ...article }) => article),
  };
}
