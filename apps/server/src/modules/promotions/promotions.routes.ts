import { MOST_REPORT_DAYS, type PromotedItem } from '@quayside/contract';
import { promotionsSchemas as schemas } from '@quayside/contract/promotions.schema';
import { DAY_MS } from '@quayside/kernel';
import { adFeeOf, isTaxAdded } from '@quayside/kernel/promotions';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Account } from '../accounts/index.ts';
import { type ChangeDeps, prepareChange } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { getItems } from '../products/index.ts';
import { decideAds, marketOf } from './decide-ads.ts';
import { itemsKind } from './item-changes.ts';
import { loadItems } from './items.repository.ts';
import { marketsKind } from './market-changes.ts';
import { listMarkets, type MarketSetting, unsetMarket } from './markets.repository.ts';
import { findOnSale, type Market } from './on-sale.repository.ts';
import type { AdMarginsPort } from './ports.ts';
import { listMarketItems, loadAds } from './promoted.repository.ts';
import { enqueueReport, enqueueSuggest } from './promotions.enqueue.ts';
import type { PromotionsDeps } from './promotions.service.ts';
import { requireEbay, requireSite } from './require-ebay.ts';

const PAGE = 50;
/** Suggestions of so many listings are read with the answer; those of the others come later. */
const SUGGESTED_AT_ONCE = 2_000;

/** Markets of ads change rarely: their code is loaded with the first such call. */
const service = () => import('./promotions.service.ts');
const marketReads = () => import('./read-market.ts');
const reports = () => import('./reports.ts');

type PromotionsRoutesDeps = PromotionsDeps & AdMarginsPort & Omit<ChangeDeps, 'clock'>;

/** @param deps their `clock` is the marketplaces' clock; previewed changes run on `machineClock` */
export function promotionsRoutes(deps: PromotionsRoutesDeps): Route[] {
  const { db, jobs, machineClock } = deps;
  const changing = { ...deps, clock: machineClock };
  return [
    route(schemas.get, async ({ who, params, access }) =>
      (await service()).describe(deps, await requireEbay(db, who.userId, params.accountId), await access()),
    ),
    route(schemas.refresh, async ({ who, params, access }) => {
      const account = await requireEbay(db, who.userId, params.accountId);
      if (account.pausedReason) throw fail('account_disconnected');
      await (await marketReads()).readAccount(deps, account);
      return (await service()).describe(deps, account, await access());
    }),
    route(schemas.prepare, async ({ who, params, body, access }) => {
      const account = await requireEbay(db, who.userId, params.accountId);
      const proposed = await (await service()).proposeMarkets(db, account, await access(), body.markets);
      for (const { site, state, strategy } of proposed.after)
        if (state === 'open' && strategy.kind !== 'flat' && !account.pausedReason)
          await suggestFor(deps, account, site);
      const settings = { accountId: account.accountId, ...proposed };
      return prepareChange(changing, marketsKind(changing), { userId: who.userId, settings, actor: actorOf(who) });
    }),
    route(schemas.pause, async ({ who, params, access }) => {
      const account = await requireEbay(db, who.userId, params.accountId);
      const user = await access();
      await (await service()).setPaused(deps, account, params.site, true, { actor: actorOf(who), user });
      return (await service()).describe(deps, account, user);
    }),
    route(schemas.resume, async ({ who, params, access }) => {
      const account = await requireEbay(db, who.userId, params.accountId);
      const user = await access();
      await (await service()).setPaused(deps, account, params.site, false, { actor: actorOf(who), user });
      return (await service()).describe(deps, account, user);
    }),
    route(schemas.stop, async ({ who, params }) => ({
      campaigns: await (await service()).stopAll(
        deps,
        await requireEbay(db, who.userId, params.accountId),
        actorOf(who),
      ),
    })),
    route(schemas.setOptOut, async ({ who, params, body }) => {
      await (await service()).setOptOut(
        deps,
        await requireEbay(db, who.userId, params.accountId),
        body.isOptedOut,
        actorOf(who),
      );
      return body;
    }),
    route(schemas.endOwn, async ({ who, params, body, access }) => {
      const account = await requireEbay(db, who.userId, params.accountId);
      await (await service()).endOwnCampaigns(db, account, body.campaignIds, actorOf(who));
      return (await service()).describe(deps, account, await access());
    }),
    route(schemas.listItems, async ({ who, params, query: { cursor, limit = PAGE, site, ...filter } }) => {
      requireSite(site);
      const account = await requireEbay(db, who.userId, params.accountId);
      const market = marketOf(account, site);
      const after = cursor === undefined ? 0 : readIdCursor(cursor);
      const itemIds = await listMarketItems(db, market, filter, after, limit + 1);
      const { shown, nextCursor } = pageOf(itemIds, limit, writeIdCursor);
      return { list: await viewItems(db, account, market, shown), nextCursor };
    }),
    route(schemas.prepareItems, async ({ who, params, body }) => {
      const account = await requireEbay(db, who.userId, params.accountId);
      body.sites.forEach(requireSite);
      if (body.of.kind === 'items') {
        const asked = new Set(body.of.itemIds);
        if ((await getItems(db, who.userId, [...asked])).length !== asked.size) throw fail('item_not_found');
      }
      const settings = { accountId: account.accountId, ...body, sites: [...new Set(body.sites)] };
      return prepareChange(changing, itemsKind(changing), { userId: who.userId, settings, actor: actorOf(who) });
    }),
    route(schemas.getReport, async ({ who, params, query }) => {
      requireSite(params.site);
      const account = await requireEbay(db, who.userId, params.accountId);
      const days = (Date.parse(query.to) - Date.parse(query.from)) / DAY_MS;
      if (!(days >= 0 && days < MOST_REPORT_DAYS)) throw fail('report_too_long');
      return (await reports()).getReport(db, marketOf(account, params.site), query);
    }),
    route(schemas.readReport, async ({ who, params }) => {
      requireSite(params.site);
      const account = await requireEbay(db, who.userId, params.accountId);
      if (account.pausedReason) throw fail('report_not_available');
      await withTransaction(db, async (tx) => {
        await (await reports()).noteAsked(tx, marketOf(account, params.site), machineClock.now());
        await enqueueReport(jobs, tx, marketOf(account, params.site));
      });
      return { isReading: true };
    }),
  ];
}

/** A marketplace that does not answer lets the seller see what is known; the rest follows. */
async function suggestFor(deps: PromotionsRoutesDeps, account: Account, site: Market['site']): Promise<void> {
  await (await marketReads())
    .readSuggestions(deps, account, site, {}, SUGGESTED_AT_ONCE)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'Suggested ad rates could not be read'));
  await withTransaction(deps.db, (tx) => enqueueSuggest(deps.jobs, tx, marketOf(account, site)));
}

async function viewItems(
  db: Db,
  account: Account,
  market: Market,
  itemIds: readonly number[],
): Promise<PromotedItem[]> {
  const { site } = market;
  const setting: MarketSetting = (await listMarkets(db, account)).find((one) => one.site === site) ?? unsetMarket(site);
  const [said, ads, listings] = await Promise.all([
    loadItems(db, market, itemIds),
    loadAds(db, market, itemIds),
    findOnSale(db, market, itemIds),
  ]);
  const decided = await decideAds(db, account, setting, listings, said);
  return decided.map(({ listing, setting: item, total }): PromotedItem => {
    const ad = ads.get(listing.itemId);
    const wanted = ad?.wanted ?? null;
    return {
      ...{ itemId: listing.itemId, site, sku: listing.sku, title: listing.title, price: listing.price },
      ...{ total: total?.stated ?? null, isTaxAdded: isTaxAdded(site), rate: ad?.rate ?? null, wanted },
      cost: wanted === null || !total ? null : adFeeOf(wanted, total.stated),
      ...{ suggested: item.suggested, suggestedAt: item.suggestedAt?.toISOString() ?? null },
      ...{ isExcluded: item.isExcluded, cap: item.cap, lack: ad?.lack ?? null, state: ad?.state ?? null },
      ...{ reason: ad?.reason ?? null, message: ad?.message ?? null },
    };
  });
}
