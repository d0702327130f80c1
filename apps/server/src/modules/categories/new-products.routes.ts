import { categoriesSchemas as schemas } from '@quayside/contract/categories.schema';
import { packQuantityIn } from '@quayside/kernel/matching';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getItems } from '../products/index.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { brandKey, declareExemption, listExemptions, withdrawExemption } from './exemptions.repository.ts';
import { findDoubt, keepMatch, listDoubts, removeMatch } from './matches.repository.ts';

const PAGE = 50;
const doubtCursor = z.tuple([z.number().int(), z.string()]);
const exemptionCursor = z.tuple([z.number().int(), z.string(), z.string()]);

/** The seller's decisions about products that may be missing from a catalogue. */
export function newProductsRoutes({ db, clock }: Pick<CategoriesDeps, 'db' | 'clock'>): Route[] {
  /** @throws account_not_found */
  async function requireAccount(userId: number, accountId: number): Promise<void> {
    if (!(await getAccount(db, userId, accountId))) throw fail('account_not_found');
  }

  return [
    route(schemas.listMatches, async ({ who: { userId }, params: { accountId }, query }) => {
      await requireAccount(userId, accountId);
      const limit = query.limit ?? PAGE;
      const [itemId, site] = query.cursor === undefined ? [0, ''] : readCursorAs(query.cursor, doubtCursor);
      const found = await listDoubts(db, userId, accountId, { itemId, site }, limit + 1);
      const rows = found.slice(0, limit);
      const ids = [...new Set(rows.map((row) => row.itemId))];
      const items = new Map((await getItems(db, userId, ids)).map((item) => [item.itemId, item]));
      const last = rows.at(-1);
      return {
        list: rows.flatMap((row) => {
          const item = items.get(row.itemId);
          if (!item) return [];
          const { sku, title, brand, images } = item;
          const pack = packQuantityIn(title);
          return [{ ...row, sku, title, brand, pack, imageUrl: images[0] ?? null }];
        }),
        nextCursor: last && found.length > limit ? writeCursor([last.itemId, last.site]) : null,
      };
    }),
    route(schemas.decideMatch, async ({ who, params: { accountId }, body }) => {
      const { userId } = who;
      await requireAccount(userId, accountId);
      const { itemId, site, isSame } = body;
      return withTransaction(db, async (tx) => {
        const [item] = await getItems(tx, userId, [itemId]);
        const product = await findDoubt(tx, userId, body);
        if (item?.accountId !== accountId || !product) throw fail('item_not_found');
        if (isSame === null) await removeMatch(tx, userId, itemId, site);
        else await keepMatch(tx, userId, { itemId, site, isSame }, product, clock.now());
        const after = isSame === null ? null : `${isSame ? '=' : '≠'} ${product.title}`;
        const change = { field: 'product_match', before: null, after, why: 'match_decided' } as const;
        await recordHistory(tx, userId, [
          { actor: actorOf(who), entity: 'item' as const, entityId: itemId, itemId, site, ...change },
        ]);
        await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
        return {};
      });
    }),
    route(schemas.listExemptions, async ({ who: { userId }, params: { accountId }, query }) => {
      await requireAccount(userId, accountId);
      const limit = query.limit ?? PAGE;
      const [sellerId, brand, categoryId] =
        query.cursor === undefined ? [0, '', ''] : readCursorAs(query.cursor, exemptionCursor);
      const found = await listExemptions(db, userId, accountId, { sellerId, brand, categoryId }, limit + 1);
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return {
        list: rows.map(({ categoryId: id, label, ...row }) => ({ ...row, category: { id, path: [label] } })),
        nextCursor:
          last && found.length > limit ? writeCursor([last.sellerId, brandKey(last.brand), last.categoryId]) : null,
      };
    }),
    route(schemas.declareExemption, async ({ who, params: { accountId }, body }) => {
      const { userId } = who;
      const { sellerId, brand, categoryId, isExempt } = body;
      await requireAccount(userId, accountId);
      await requireAccount(userId, sellerId);
      return withTransaction(db, async (tx) => {
        if (isExempt) await declareExemption(tx, userId, sellerId, { brand, categoryId }, clock.now());
        else await withdrawExemption(tx, userId, sellerId, { brand, categoryId });
        const text = [brand, categoryId].filter((part) => part !== '').join(' · ');
        const [before, after] = isExempt ? [null, text] : [text, null];
        const change = { field: 'code_exemption', before, after, why: 'exemption_declared' } as const;
        await recordHistory(tx, userId, [
          { actor: actorOf(who), entity: 'account' as const, entityId: sellerId, ...change },
        ]);
        await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
        return {};
      });
    }),
  ];
}
