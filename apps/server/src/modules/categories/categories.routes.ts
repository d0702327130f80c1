import { categoriesSchemas as schemas } from '@quayside/contract/categories.schema';
import { z } from 'zod';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { askMarketplace, type CategoriesDeps, chooseCategory, previewChoice } from './choose-category.ts';
import { giveSpecifics, previewSpecifics } from './give-specifics.ts';
import { countExceptions, listHomeCategories } from './home-categories.repository.ts';
import { listItemPlaces, readItemSpecifics, sitesWithCategories } from './item-places.ts';
import { listLacking } from './lacking.ts';
import { listMappings } from './mappings.repository.ts';

const PAGE = 50;
const homeCursor = z.tuple([z.number().int(), z.string()]);
const lackingCursor = z.tuple([z.number().int(), z.string()]);

export function categoriesRoutes(deps: CategoriesDeps): Route[] {
  const { db } = deps;

  /** @throws account_not_found */
  async function requireAccount(userId: number, accountId: number): Promise<Account> {
    const account = await getAccount(db, userId, accountId);
    if (!account) throw fail('account_not_found');
    return account;
  }

  return [
    route(schemas.list, async ({ who: { userId }, params: { accountId }, query }) => {
      const account = await requireAccount(userId, accountId);
      const limit = query.limit ?? PAGE;
      const [waiting = 0, lastId] = query.cursor === undefined ? [] : readCursorAs(query.cursor, homeCursor);
      const after = lastId === undefined ? undefined : { waiting, id: lastId };
      const search = query.query || undefined;
      const found = await listHomeCategories(db, userId, accountId, { search, after, limit: limit + 1 });
      const rows = found.slice(0, limit);
      const ids = rows.map(({ id }) => id);
      const sites = await sitesWithCategories(deps, account);
      const mappings = await listMappings(db, userId, [accountId], ids, sites);
      const exceptions = await countExceptions(db, userId, accountId, ids);
      const last = rows.at(-1);
      return {
        sites,
        list: rows.map(({ id, path, items, waiting: kept }) => ({
          home: { id, path },
          items,
          waiting: kept,
          mappings: mappings
            .filter(({ homeCategoryId }) => homeCategoryId === id)
            .map(({ site, categoryId, path: there, source, confidence }) => ({
              site,
              category: categoryId === null ? null : { id: categoryId, path: there },
              source,
              confidence,
            })),
          exceptions: exceptions
            .filter(({ homeCategoryId }) => homeCategoryId === id)
            .map(({ site, items: own }) => ({ site, items: own })),
        })),
        nextCursor: last && found.length > limit ? writeCursor([last.waiting, last.id]) : null,
      };
    }),
    route(schemas.search, async ({ who: { userId }, params: { accountId }, query: { site, query } }) => {
      const found = await askMarketplace(deps, { userId, accountId, site }, ({ session }, channel) =>
        channel.suggest(session, site, query),
      );
      return { categories: found.map(({ categoryId, path }) => ({ id: categoryId, path })) };
    }),
    route(schemas.choose, ({ who, params: { accountId }, body }) =>
      chooseCategory(deps, { userId: who.userId, accountId }, body, actorOf(who)),
    ),
    route(schemas.preview, async ({ who, params: { accountId }, body: { change, ...body } }) => {
      const account = await requireAccount(who.userId, accountId);
      if ('categoryId' in body) return previewChoice(deps, account, body, actorOf(who));
      const specific = 'specifics' in body ? { given: body } : { filled: body };
      return previewSpecifics(deps, account, specific, actorOf(who));
    }),
    route(schemas.listLacking, async ({ who: { userId }, params: { accountId }, query }) => {
      const account = await requireAccount(userId, accountId);
      const [itemId, last] = query.cursor === undefined ? [0, ''] : readCursorAs(query.cursor, lackingCursor);
      const asked = { show: query.show ?? 'required', site: query.site };
      const { list, next } = await listLacking(deps, account, asked, { itemId, site: last }, query.limit ?? PAGE);
      return { list, nextCursor: next && writeCursor([next.itemId, next.site]) };
    }),
    route(schemas.giveSpecifics, async ({ who, params: { accountId }, body: { expected, ...given } }) => {
      const account = await requireAccount(who.userId, accountId);
      return giveSpecifics(deps, account, { given }, expected, actorOf(who));
    }),
    route(schemas.fillSpecific, async ({ who, params: { accountId }, body: { expected, ...filled } }) => {
      const account = await requireAccount(who.userId, accountId);
      return giveSpecifics(deps, account, { filled }, expected, actorOf(who));
    }),
    route(schemas.getItem, async ({ who: { userId }, params: { accountId, itemId } }) => ({
      places: await listItemPlaces(deps, await requireAccount(userId, accountId), itemId),
    })),
    route(schemas.getSpecifics, async ({ who: { userId }, params: { accountId, itemId }, query: { site } }) =>
      readItemSpecifics(deps, await requireAccount(userId, accountId), itemId, site),
    ),
  ];
}
