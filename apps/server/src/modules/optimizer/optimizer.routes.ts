import { optimizerSchemas as schemas } from '@quayside/contract/optimizer.schema';
import { z } from 'zod';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import type { ProposeDeps } from './propose.ts';

const PAGE = 50;
const place = z.tuple([z.number().int(), z.string()]);

/** The rules are loaded with the first question. */
const checks = () => import('./optimizer.service.ts');
const finding = () => import('./find-improvements.ts');
const proposing = () => import('./propose.ts');

export function optimizerRoutes(deps: ProposeDeps): Route[] {
  const { db } = deps;

  /** @throws account_not_found */
  async function requireAccount(userId: number, accountId: number): Promise<Account> {
    const account = await getAccount(db, userId, accountId);
    if (!account) throw fail('account_not_found');
    return account;
  }

  return [
    route(schemas.get, async ({ who }) => (await checks()).describeOptimizer(db, who.userId)),
    route(schemas.update, async ({ who, params, body }) =>
      (await checks()).switchCheck(deps, who, params.check, body.value),
    ),
    route(schemas.list, async ({ who, params, query }) => {
      const account = await requireAccount(who.userId, params.accountId);
      const [itemId, site] = query.cursor === undefined ? [0, ''] : readCursorAs(query.cursor, place);
      const { listImprovable } = await finding();
      const { list, next } = await listImprovable(deps, account, query, { itemId, site }, query.limit ?? PAGE);
      return { list, nextCursor: next && writeCursor([next.itemId, next.site]) };
    }),
    route(schemas.prepareTitles, async ({ who, params, body }) => {
      const account = await requireAccount(who.userId, params.accountId);
      return (await proposing()).prepareTitles(deps, who, account, body.listings);
    }),
    route(schemas.preparePrices, async ({ who, params, body }) => {
      const account = await requireAccount(who.userId, params.accountId);
      return (await proposing()).preparePrices(deps, who, account, body.listings);
    }),
  ];
}
