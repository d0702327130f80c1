import type { ChangeView, MarketInput, MarketRun, MarketsView } from '@quayside/contract';
import { type AccountRef, listingSitesOf, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { type ChangeDeps, prepareChange } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { marketKind } from './market.kind.ts';
import { loadStates } from './market-states.repository.ts';
import * as repository from './markets.repository.ts';

export interface ListAgainDeps {
  readonly db: Db;
  readonly runs: {
    /** @param sitesOf where each item is to be listed, by item id */
    store(tx: Tx, who: Who, accountId: number, sitesOf: ReadonlyMap<number, ReadonlySet<Site>>): Promise<number>;
  };
  /** @throws site_disabled if the account may not list on one of the sites */
  readonly refuseDisabledSites: (db: Db, userId: number, accountId: number, sites: readonly Site[]) => Promise<void>;
}

/** @throws account_not_found */
export async function requireAccount(db: Db, { userId, accountId }: AccountRef): Promise<Account> {
  const account = await getAccount(db, userId, accountId);
  if (!account) throw fail('account_not_found');
  return account;
}

export const marketsOf = ({ platform, sourceSite: site }: Account) => listingSitesOf({ platform, site });

/** @throws account_not_found */
export async function viewMarkets(db: Db, ref: AccountRef): Promise<MarketsView> {
  const account = await requireAccount(db, ref);
  const stateOn = await loadStates(db, ref);
  const listed = await repository.countListed(db, ref);
  const ended = await repository.countEnded(db, ref);
  return {
    markets: marketsOf(account).map((site) => ({
      site,
      state: stateOn(site),
      listings: listed.get(site) ?? 0,
      ended: ended.get(site) ?? 0,
    })),
  };
}

/** @throws account_not_found, market_unknown */
export async function prepareMarket(
  deps: ChangeDeps,
  who: Who,
  accountId: number,
  { site, state }: MarketInput,
): Promise<ChangeView> {
  const { userId } = who;
  const account = await requireAccount(deps.db, { userId, accountId });
  if (!marketsOf(account).includes(site)) throw fail('market_unknown');
  const before = (await loadStates(deps.db, { userId, accountId }))(site);
  const settings = { accountId, username: account.username, site, before, after: state };
  return prepareChange(deps, marketKind(), { userId, actor: actorOf(who), settings });
}

/** @throws account_not_found, market_is_closed, nothing_ended, site_disabled */
export async function listAgain(deps: ListAgainDeps, who: Who, accountId: number, site: Site): Promise<MarketRun> {
  const ref = { userId: who.userId, accountId };
  await requireAccount(deps.db, ref);
  if ((await loadStates(deps.db, ref))(site) !== 'open') throw fail('market_is_closed');
  const itemIds = await repository.listEnded(deps.db, ref, site);
  if (itemIds.length === 0) throw fail('nothing_ended');
  await deps.refuseDisabledSites(deps.db, who.userId, accountId, [site]);
  const places = new Map(itemIds.map((itemId) => [itemId, new Set([site])]));
  return { runId: await withTransaction(deps.db, (tx) => deps.runs.store(tx, who, accountId, places)) };
}
