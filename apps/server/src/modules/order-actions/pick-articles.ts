import type { Language } from '@quayside/i18n';
import { namesOfLine } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { readShipments } from '../dispatch/index.ts';
import type { OrderFacts, OrderLineOfAction } from '../orders/index.ts';
import { unshippedOf } from './change-rules.ts';
import { thereText } from './documents/there-text.ts';
import { readOpenLines } from './open-lines.ts';

/** One article to pick for some orders. */
export interface PickArticle {
  /** Empty for an item without one. */
  readonly sku: string;
  readonly title: string;
  /** What it is called on the sites where it was sold, if that differs. */
  readonly there: readonly string[];
  readonly imageUrl: string | null;
  readonly pieces: number;
  readonly orders: readonly { readonly orderId: number; readonly externalId: string; readonly pieces: number }[];
}

/** What is still to be shipped of these orders, each article once, by SKU. One unit sold on several sites is one article. */
export async function pickArticles(
  db: Db,
  userId: number,
  orders: readonly OrderFacts[],
  language: Language,
): Promise<PickArticle[]> {
  const ids = orders.map(({ orderId }) => orderId);
  const numbers = new Map(orders.map(({ orderId, externalId }) => [orderId, externalId]));
  const shipments = groupBy(await readShipments(db, userId, ids), ({ orderId }) => orderId);
  const open = (await readOpenLines(db, userId, ids))
    .map((line) => ({ line, pieces: unshippedOf(line, shipments.get(line.orderId) ?? []) }))
    .filter(({ pieces }) => pieces > 0);
  return [...groupBy(open, ({ line: { unitId, sku, title } }) => unitId ?? sku ?? title).values()]
    .map((same) => articleOf(same, numbers))
    .sort((one, other) => one.sku.localeCompare(other.sku, language) || one.title.localeCompare(other.title, language));
}

interface OpenLine {
  readonly line: OrderLineOfAction;
  readonly pieces: number;
}

function articleOf(same: readonly OpenLine[], numbers: ReadonlyMap<number, string>): PickArticle {
  const lines = same.map(({ line }) => line);
  const names = lines[0] ? namesOfLine(lines[0]) : { title: '', sku: null };
  const orders = [...groupBy(same, ({ line }) => line.orderId)].map(([orderId, own]) => ({
    orderId,
    externalId: numbers.get(orderId) ?? '',
    pieces: sum(own),
  }));
  return {
    sku: names.sku ?? '',
    title: names.title,
    there: [...new Set(lines.flatMap((line) => thereText(line) ?? []))],
    imageUrl: lines.find(({ home }) => home?.imageUrl)?.home?.imageUrl ?? null,
    pieces: sum(same),
    orders,
  };
}

const sum = (lines: readonly OpenLine[]): number => lines.reduce((total, { pieces }) => total + pieces, 0);
