import { categoriesSchemas as schemas } from '@quayside/contract/categories.schema';
import { destinationsFor, type Platform, type Site } from '@quayside/kernel';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Account, getAccount, listAccounts } from '../accounts/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getItems } from '../products/index.ts';
import { askMarketplace, type CategoriesDeps, chooseCategory } from './choose-category.ts';
import { countExceptions, listHomeCategories, listLiveItems } from './home-categories.repository.ts';
import { listLacking } from './lacking.ts';
import { listMappings } from './mappings.repository.ts';
import { setSpecifics } from './specifics.repository.ts';

const PAGE = 50;
const homeCursor = z.tuple([z.string()]);
const lackingCursor = z.tuple([z.number().int(), z.string()]);

export function categoriesRoutes(deps: CategoriesDeps): Route[] {
  const { db, clock, hooks } = deps;

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
      const [after] = query.cursor === undefined ? [''] : readCursorAs(query.cursor, homeCursor);
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
        list: rows.map(({ id, path, items }) => ({
          home: { id, path },
          items,
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
        nextCursor: last && found.length > limit ? writeCursor([last.id]) : null,
      };
    }),
    route(schemas.search, async ({ who: { userId }, params: { accountId }, query: { site, query } }) => {
      const found = await askMarketplace(deps, { userId, accountId, site }, ({ session }, channel) =>
        channel.suggest(session, site, query),
      );
      return { categories: found.map(({ categoryId, path }) => ({ id: categoryId, path })) };
    }),
    route(schemas.choose, ({ who, params: { accountId }, body }) =>
      chooseCategory(deps, who.userId, accountId, body, actorOf(who)),
    ),
    route(schemas.listLacking, async ({ who: { userId }, params: { accountId }, query }) => {
      const account = await requireAccount(userId, accountId);
      const [itemId, site] = query.cursor === undefined ? [0, ''] : readCursorAs(query.cursor, lackingCursor);
      const { list, next } = await listLacking(db, account, { itemId, site }, query.limit ?? PAGE);
      return { list, nextCursor: next && writeCursor([next.itemId, next.site]) };
    }),
    route(schemas.giveSpecifics, async ({ who, params: { accountId }, body: { specifics } }) => {
      const { userId } = who;
      await requireAccount(userId, accountId);
      const itemIds = [...new Set(specifics.map(({ itemId }) => itemId))];
      return withTransaction(db, async (tx) => {
        const own = (await getItems(tx, userId, itemIds)).filter((item) => item.accountId === accountId);
        if (own.length < itemIds.length) throw fail('item_not_found');
        await setSpecifics(tx, userId, specifics, clock.now());
        const sites = new Set<Site>(specifics.map((one) => one.site));
        for (const site of sites) {
          const named = specifics.filter((one) => one.site === site).map(({ itemId }) => itemId);
          const live = await listLiveItems(tx, userId, named, site);
          if (live.length > 0)
            await hooks.placesChanged(
              tx,
              userId,
              live.map((itemId) => ({ itemId, site })),
            );
        }
        await recordHistory(
          tx,
          userId,
          specifics.map(({ itemId, site, name, values }) => ({
            ...{ actor: actorOf(who), entity: 'item' as const, entityId: itemId, itemId, site },
            ...{ field: 'specifics' as const, before: null, why: 'specifics_given' as const },
            after: `${name}: ${values.join(', ')}`,
          })),
        );
        return { changed: specifics.length };
      });
    }),
  ];
}

/** The sites with categories of their own where the account's items are listed: by itself, or by the seller's accounts on other platforms. */
async function sitesWithCategories({ db, connectors }: CategoriesDeps, account: Account): Promise<Site[]> {
  const others = (await listAccounts(db, account.userId)).filter(({ platform }) => platform !== account.platform);
  const describes = (platform: Platform) => connectors.get(platform)?.categories?.isForOthersOnly === true;
  const sellers = new Set(others.map(({ platform }) => platform).filter(describes));
  const own = describes(account.platform) ? [] : destinationsFor(account.platform, account.platform);
  return [
    ...own.filter((site) => site !== account.sourceSite),
    ...[...sellers].flatMap((platform) => destinationsFor(account.platform, platform)),
  ];
}
