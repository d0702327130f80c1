import type { ReadingConnector } from '@quayside/connector-kit';
import type { ChangeView, StockLimitsInput, StockLimitsView } from '@quayside/contract';
import type { AccountRef, Platform, Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Account } from '../accounts/index.ts';
import { type ChangeDeps, prepareChange } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { loadStockLimits } from '../stock/index.ts';
import * as repository from './markets.repository.ts';
import { marketsOf, requireAccount } from './markets.service.ts';
import { type ChangedLimits, stockLimitsKind } from './stock-limits.kind.ts';

export interface StockLimitsDeps {
  readonly db: Db;
  readonly connectors: ReadonlyMap<Platform, ReadingConnector>;
}

/** Whether a site of the account shares its stock with others. */
function sharingOf({ connectors }: StockLimitsDeps, { platform }: Account): (site: Site) => boolean {
  const groups = connectors.get(platform)?.capabilities.sharedStockSites ?? [];
  return (site) => groups.some((group) => group.includes(site));
}

/** @throws account_not_found */
export async function viewStockLimits(deps: StockLimitsDeps, ref: AccountRef): Promise<StockLimitsView> {
  const account = await requireAccount(deps.db, ref);
  const isShared = sharingOf(deps, account);
  const { standard, sites } = await loadStockLimits(deps.db, ref);
  const listed = await repository.countListed(deps.db, ref);
  const all = marketsOf(account);
  return {
    standard,
    isShared: all.some(isShared),
    sites: all
      .filter((site) => !isShared(site))
      .map((site) => ({ site, limits: sites.get(site) ?? null, listings: listed.get(site) ?? 0 })),
  };
}

/** @throws account_not_found, market_unknown, stock_is_shared */
export async function prepareStockLimits(
  deps: StockLimitsDeps & ChangeDeps,
  who: Who,
  accountId: number,
  input: StockLimitsInput,
): Promise<ChangeView> {
  const ref = { userId: who.userId, accountId };
  const account = await requireAccount(deps.db, ref);
  const { standard, sites } = await loadStockLimits(deps.db, ref);
  const of = { accountId, username: account.username };
  const begin = (settings: ChangedLimits) =>
    prepareChange(deps, stockLimitsKind(), { userId: who.userId, actor: actorOf(who), settings });
  if (input.site === null) return begin({ ...of, site: null, before: standard, after: input.limits });
  if (!marketsOf(account).includes(input.site)) throw fail('market_unknown');
  if (sharingOf(deps, account)(input.site)) throw fail('stock_is_shared');
  return begin({ ...of, site: input.site, before: sites.get(input.site) ?? null, after: input.limits });
}
