import type { AdMarket, AdMarketInput, PromotionOverview } from '@quayside/contract';
import { type AccessUser, type AccountRef, type Site, sitesOf } from '@quayside/kernel';
import { promotionRights } from '@quayside/kernel/promotions';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Account, AccountsDeps } from '../accounts/index.ts';
import {
  endAllCampaigns,
  endForeignCampaigns,
  listCampaigns,
  setDesiredCampaign,
  wantNoAds,
} from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import { getAdAccount, noteStopped, saveOptOut } from './accounts.repository.ts';
import { marketOf } from './decide-ads.ts';
import {
  closeAllMarkets,
  listMarkets,
  lockMarket,
  type MarketSetting,
  saveMarket,
  unsetMarket,
} from './markets.repository.ts';
import { countOnSale } from './on-sale.repository.ts';
import { countAds, countItems } from './promoted.repository.ts';
import { requireSite } from './require-ebay.ts';

export interface PromotionsDeps extends AccountsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** What a seller changes is stamped in real time. */
  readonly machineClock: Clock;
}

export async function describe(
  deps: Pick<PromotionsDeps, 'db' | 'connectors'>,
  account: Account,
  user: AccessUser,
): Promise<PromotionOverview> {
  const { db, connectors } = deps;
  const [stored, settings, ads, items, campaigns, onSale] = await Promise.all([
    getAdAccount(db, account),
    listMarkets(db, account),
    countAds(db, account),
    countItems(db, account),
    listCampaigns(db, account),
    countOnSale(db, account, account.sourceSite),
  ]);
  const channel = connectors.get('ebay')?.promotions;
  const markets: AdMarket[] = [];
  for (const site of [account.sourceSite, ...sitesOf('ebay').filter((one) => one !== account.sourceSite)]) {
    const market = marketOf(account, site);
    const of = <T extends { readonly site: Site }>(list: readonly T[]) => list.find((one) => one.site === site);
    const setting = of(settings) ?? unsetMarket(site);
    const campaign = campaigns.findLast((one) => one.site === site && one.isOwn);
    const { promoted = 0, waiting = 0, failed = 0, lacking = 0 } = of(ads) ?? {};
    const { excluded = 0, suggested = 0 } = of(items) ?? {};
    markets.push({
      ...{ site, isDomestic: market.isDomestic, ...promotionRights(user.entitlements, market.isDomestic) },
      eligibility: stored.sites[site]?.eligibility ?? null,
      ...{ state: setting.state, strategy: setting.strategy, cap: setting.cap },
      ...{ listings: onSale.get(site) ?? 0, promoted, waiting, failed, lacking, excluded, suggested },
      campaign: campaign
        ? {
            ...{ name: campaign.name, wanted: campaign.wanted, state: campaign.state },
            ...{ reason: campaign.reason, message: campaign.message },
          }
        : null,
      termsPage: channel?.sites.includes(site) ? channel.termsPage(site) : null,
    });
  }
  const home = markets.find(({ isDomestic }) => isDomestic);
  const ending = new Set(campaigns.flatMap(({ isOwn, campaignId }) => (isOwn ? [] : (campaignId ?? []))));
  return {
    isOptedOut: stored.isOptedOut,
    show_upsell_banner: {
      customer: !stored.isOptedOut && home?.state === 'closed' && home.listings > 0 && !isRefused(home),
    },
    readAt: stored.readAt?.toISOString() ?? null,
    stoppedAt: stored.stoppedAt?.toISOString() ?? null,
    markets,
    ownCampaigns: Object.entries(stored.sites).flatMap(([site, read]) =>
      (read?.ownCampaigns ?? [])
        .filter(({ campaignId }) => !ending.has(campaignId))
        .map((campaign) => ({ ...campaign, site: site as Site })),
    ),
  };
}

const isRefused = ({ eligibility }: Pick<AdMarket, 'eligibility'>): boolean =>
  eligibility !== null && eligibility.state !== 'eligible' && eligibility.state !== 'unknown';

/**
 * The settings of a change of markets.
 * @throws site_not_supported, promotions_opted_out, promotion_not_in_plan, ad_rates_not_in_plan, market_not_eligible
 */
export async function proposeMarkets(
  db: Db,
  account: Account,
  user: AccessUser,
  proposed: readonly AdMarketInput[],
): Promise<{ readonly before: MarketSetting[]; readonly after: MarketSetting[] }> {
  const stored = await listMarkets(db, account);
  const { isOptedOut, sites } = await getAdAccount(db, account);
  const before: MarketSetting[] = [];
  for (const input of proposed) {
    requireSite(input.site);
    const old = stored.find(({ site }) => site === input.site) ?? unsetMarket(input.site);
    before.push(old);
    if (input.state === 'closed') continue;
    if (isOptedOut) throw fail('promotions_opted_out');
    const rights = promotionRights(user.entitlements, input.site === account.sourceSite);
    if (!rights.mayOpen) throw fail('promotion_not_in_plan');
    const isOwnRate = input.strategy.kind !== 'recommended' || input.strategy.shift !== 0;
    if (isOwnRate && !rights.mayChooseRates) throw fail('ad_rates_not_in_plan');
    if (isRefused({ eligibility: sites[input.site]?.eligibility ?? null })) throw fail('market_not_eligible');
  }
  return { before, after: [...proposed] };
}

/** Pauses an open market, or resumes a paused one. Once more is no error. @throws market_not_open, and of a resume also those of opening */
export async function setPaused(
  deps: Pick<PromotionsDeps, 'db' | 'machineClock'>,
  account: Account,
  site: Site,
  isPaused: boolean,
  by: { readonly actor: Actor; readonly user: AccessUser },
): Promise<void> {
  const { userId } = account;
  const ref = marketOf(account, site);
  await withTransaction(deps.db, async (tx) => {
    const before = await lockMarket(tx, ref, 'change');
    if (before.state === 'closed') throw fail('market_not_open');
    if (!isPaused) {
      if ((await getAdAccount(tx, account)).isOptedOut) throw fail('promotions_opted_out');
      if (!promotionRights(by.user.entitlements, ref.isDomestic).mayOpen) throw fail('promotion_not_in_plan');
    }
    const state = isPaused ? 'paused' : 'open';
    if (before.state === state) return;
    await saveMarket(tx, account, { ...before, state }, deps.machineClock.now());
    await setDesiredCampaign(tx, ref, isPaused ? 'paused' : 'running');
    await record(tx, account, {
      ...{ actor: by.actor, site, before: null, after: null },
      why: isPaused ? 'promotion_paused' : 'promotion_resumed',
    });
  });
  await tell(deps.db, userId, account);
}

/**
 * Ends everything that Quayside promotes in an account: one call for each campaign. No preview, and no other work goes first.
 * @returns the number of campaigns that end
 */
export async function stopAll(
  deps: Pick<PromotionsDeps, 'db' | 'machineClock'>,
  account: AccountRef,
  actor: Actor,
): Promise<number> {
  return withTransaction(deps.db, (tx) => stopIn(tx, deps, account, actor));
}

async function stopIn(
  tx: Tx,
  { machineClock }: Pick<PromotionsDeps, 'machineClock'>,
  account: AccountRef,
  actor: Actor,
): Promise<number> {
  const now = machineClock.now();
  const closed = await closeAllMarkets(tx, account, now);
  const campaigns = await endAllCampaigns(tx, account);
  await wantNoAds(tx, account, null);
  await noteStopped(tx, account, now);
  if (closed.length > 0 || campaigns > 0)
    await record(tx, account, { actor, before: closed.join(', '), after: null, why: 'promotion_stopped' });
  await emitEvents(tx, account.userId, [{ kind: 'promotions', accountId: account.accountId }]);
  return campaigns;
}

/** An account that is opted out promotes nothing. */
export async function setOptOut(
  deps: Pick<PromotionsDeps, 'db' | 'machineClock'>,
  account: AccountRef,
  isOptedOut: boolean,
  actor: Actor,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const was = await saveOptOut(tx, account, isOptedOut);
    if (was !== isOptedOut)
      await record(tx, account, {
        ...{ actor, before: null, after: null },
        why: isOptedOut ? 'promotion_opted_out' : 'promotion_opted_in',
      });
    if (isOptedOut) await stopIn(tx, deps, account, actor);
    else await emitEvents(tx, account.userId, [{ kind: 'promotions', accountId: account.accountId }]);
  });
}

/** @throws own_campaign_not_found for one that the marketplace has not named as the seller's own */
export async function endOwnCampaigns(
  db: Db,
  account: AccountRef,
  campaignIds: readonly string[],
  actor: Actor,
): Promise<void> {
  const { sites } = await getAdAccount(db, account);
  const known = Object.entries(sites).flatMap(([site, read]) =>
    (read?.ownCampaigns ?? []).map((campaign) => ({ ...campaign, site: site as Site })),
  );
  const ended = [...new Set(campaignIds)].map((id) => {
    const found = known.find(({ campaignId }) => campaignId === id);
    if (!found) throw fail('own_campaign_not_found');
    return found;
  });
  await withTransaction(db, async (tx) => {
    await endForeignCampaigns(tx, account, ended);
    await record(tx, account, {
      ...{ actor, before: ended.map(({ name }) => name).join(', '), after: null, why: 'own_campaigns_ended' },
    });
    await emitEvents(tx, account.userId, [{ kind: 'promotions', accountId: account.accountId }]);
  });
}

function record(
  tx: Tx,
  { userId, accountId }: AccountRef,
  entry: Pick<HistoryInput, 'actor' | 'before' | 'after' | 'why' | 'site'>,
): Promise<void> {
  return recordHistory(tx, userId, [{ entity: 'account', entityId: accountId, field: 'promotion', ...entry }]);
}

const tell = (db: Db, userId: number, { accountId }: AccountRef) =>
  withTransaction(db, (tx) => emitEvents(tx, userId, [{ kind: 'promotions', accountId }]));
