import { isDeepStrictEqual } from 'node:util';
import { promotions } from '@quayside/contract';
import { adMarketSchema } from '@quayside/contract/promotions.schema';
import { type AccountRef, type Site, siteFacts } from '@quayside/kernel';
import { adFeeOf } from '@quayside/kernel/promotions';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import type { ChangeContext, ChangedRow, Kind, Objection } from '../changes/index.ts';
import { retryAds, setDesiredCampaign, wantNoAds } from '../dispatch/index.ts';
import { getAdAccount } from './accounts.repository.ts';
import { type DecidedAd, decideAds, marketOf } from './decide-ads.ts';
import { followItems } from './follow-ads.ts';
import { loadItems } from './items.repository.ts';
import { listMarkets, lockMarket, type MarketSetting, saveMarket, unsetMarket } from './markets.repository.ts';
import { findOnSale, listOnSale, type OnSale } from './on-sale.repository.ts';
import type { AdMarginsPort } from './ports.ts';
import { loadAds } from './promoted.repository.ts';
import { enqueueFollow } from './promotions.enqueue.ts';
import { type AdValue, recordedAd, recordedMarket, shownAd, shownMarket } from './shown-ad.ts';

const market = z.object({ ...adMarketSchema.shape, state: z.enum(['open', 'closed', 'paused']) });
const settings = z.object({
  accountId: z.number().int(),
  /** Of the same sites, in the same order. */
  before: z.array(market).readonly(),
  after: z.array(market).readonly(),
});
type Settings = z.output<typeof settings>;

/** How a market is promoted, or the ad of one of its listings. */
type Value = ({ readonly kind: 'market' } & MarketSetting) | AdValue;
interface Place {
  /** Of the market in the settings. */
  readonly index: number;
  readonly itemId: number;
}
type Row = ChangedRow<Value>;
type Context = ChangeContext<Settings>;

export interface MarketChangeDeps extends AdMarginsPort {
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Markets that are opened, changed or closed, with the ad of each live listing before and after. */
export function marketsKind(deps: MarketChangeDeps): Kind<Settings, Value, Place> {
  return {
    name: 'promotions',
    settings,
    call: promotions.prepare,
    field: 'promotion',
    why: () => 'promotion_set',
    laneOf: ({ accountId }) => `promotions:${accountId}`,
    shown: (value) => (value.kind === 'market' ? shownMarket(value) : shownAd(value)),
    recorded: (value) => (value.kind === 'market' ? recordedMarket(value) : recordedAd(value)),
    entityOf: ({ itemId, key }) =>
      itemId === null
        ? { entity: 'account', entityId: Number(key.split(' ')[1]) }
        : { entity: 'listing', entityId: itemId },
    reversed: ({ accountId, before, after }) => ({ accountId, before: after, after: before }),

    async findRows(tx, context, place, limit) {
      const { before, after } = context.settings;
      const { index, itemId } = place ?? { index: 0, itemId: 0 };
      const [old, next] = [before[index], after[index]];
      const account = await accountOf(tx, context);
      if (!old || !next || !account) return { rows: [], next: null };
      const listings = await listOnSale(tx, marketOf(account, next.site), itemId, limit);
      const rows = await rowsOf(tx, deps, account, next, listings);
      const last = listings.length === limit ? listings.at(-1) : undefined;
      const following = last ? { index, itemId: last.itemId } : { index: index + 1, itemId: 0 };
      return {
        rows: [...(itemId === 0 ? [marketRow(account, old, next)] : []), ...rows],
        next: following.index < after.length ? following : null,
      };
    },

    async judge(tx, context, rows) {
      const account = await accountOf(tx, context);
      const objections = new Map<string, Objection>();
      const stored = new Map(account ? (await listMarkets(tx, account)).map((one) => [one.site, one]) : []);
      for (const [index, next] of context.settings.after.entries()) {
        const isMoved = !isDeepStrictEqual(
          stored.get(next.site) ?? unsetMarket(next.site),
          context.settings.before[index],
        );
        const ofSite = rows.filter(({ site }) => site === next.site);
        if (!account || ofSite.length === 0) continue;
        const decided = await decidedOf(tx, account, next, ofSite);
        for (const row of ofSite) {
          const objection =
            isMoved && row.itemId === null
              ? ({ verdict: 'refused', reason: 'moved' } as const)
              : objectionTo(row, decided.get(row.itemId ?? 0));
          if (objection) objections.set(row.key, objection);
        }
      }
      return objections;
    },

    async hold(tx, context, rows) {
      const { before, after } = context.settings;
      const account = await accountOf(tx, context);
      const held = new Map<string, { readonly value: Value; readonly reason?: 'outdated' }>();
      if (!account) return held;
      const { isOptedOut } = await getAdAccount(tx, account);
      const stored = new Map<Site, MarketSetting>();
      for (const { site } of [...after].sort((one, other) => one.site.localeCompare(other.site)))
        stored.set(site, await lockMarket(tx, marketOf(account, site), 'change'));
      for (const [index, next] of after.entries()) {
        const ofSite = rows.filter(({ site }) => site === next.site);
        const now = stored.get(next.site);
        const old = before[index];
        if (!now || !old || ofSite.length === 0) continue;
        const decided = await decidedOf(tx, account, next, ofSite);
        const isSet = ofSite.some(({ itemId }) => itemId === null)
          ? isDeepStrictEqual(now, old)
          : isDeepStrictEqual(now, next);
        for (const row of ofSite) {
          // An undo may want to open a market of an account that takes no part any more.
          const isForbidden = isOptedOut && next.state !== 'closed';
          if (row.itemId === null)
            held.set(row.key, {
              value: { kind: 'market', ...now },
              ...(isForbidden ? { reason: 'outdated' as const } : {}),
            });
          else {
            const one = decided.get(row.itemId);
            const goal = row.after.kind === 'ad' ? row.after.rate : null;
            if (one)
              held.set(row.key, { value: row.before, ...(isSet && one.rate === goal ? {} : { reason: 'outdated' }) });
          }
        }
      }
      return held;
    },

    async apply(tx, context, rows) {
      const account = await accountOf(tx, context);
      if (!account) return {};
      for (const { itemId, after } of rows) {
        if (itemId === null && after.kind === 'market') await setMarket(tx, account, after, deps.clock.now());
      }
      for (const { site } of [...context.settings.after].sort((one, other) => one.site.localeCompare(other.site))) {
        const itemIds = rows.flatMap((row) => (row.site === site && row.itemId !== null ? [row.itemId] : []));
        if (itemIds.length > 0) await followItems(tx, marketOf(account, site), itemIds);
      }
      return { events: [{ kind: 'promotions', accountId: account.accountId }] };
    },

    async finish(tx, context) {
      // Listings that came or moved after the preview are promoted like all others.
      const { userId } = context;
      for (const { site } of context.settings.after)
        await enqueueFollow(deps.jobs, tx, { userId, accountId: context.settings.accountId, site });
    },
  };
}

/** Stores how a market is promoted, with what follows for its campaign. */
export async function setMarket(tx: Tx, account: AccountRef, next: MarketSetting, now: Date): Promise<void> {
  const { userId, accountId } = account;
  const { site, state, strategy, cap } = next;
  await saveMarket(tx, account, { site, state, strategy, cap }, now);
  const wanted = { open: 'running', paused: 'paused', closed: 'ended' } as const;
  await setDesiredCampaign(tx, { userId, accountId, site }, wanted[state]);
  if (state === 'closed') await wantNoAds(tx, account, [site]);
  else await retryAds(tx, { userId, accountId, site }, null);
}

const accountOf = (tx: Tx, { userId, settings: { accountId } }: Context): Promise<Account | undefined> =>
  getAccount(tx, userId, accountId);

/** The key names the account, which the history needs. */
function marketRow({ accountId }: AccountRef, old: MarketSetting, next: MarketSetting): Row {
  return {
    ...{ key: `market ${accountId} ${next.site}`, itemId: null, site: next.site, sku: null, label: next.site },
    ...{ before: { kind: 'market', ...old }, after: { kind: 'market', ...next } },
  };
}

async function rowsOf(
  tx: Tx,
  { marginsAtRates, clock }: MarketChangeDeps,
  account: Account,
  next: MarketSetting,
  listings: readonly OnSale[],
): Promise<Row[]> {
  const itemIds = listings.map(({ itemId }) => itemId);
  const ref = marketOf(account, next.site);
  const decided = await decideAds(tx, account, next, listings, await loadItems(tx, ref, itemIds));
  const ads = await loadAds(tx, ref, itemIds);
  const marginAt = await marginsAtRates(tx, account, itemIds, [next.site], clock.now());
  return decided.map((one) => adRow(one, next.site, ads.get(one.itemId)?.wanted ?? null, marginAt));
}

function adRow(
  { listing, setting, rate, total, cost }: DecidedAd,
  site: Site,
  before: number | null,
  marginAt: Awaited<ReturnType<AdMarginsPort['marginsAtRates']>>,
): Row {
  const { itemId, sku, title } = listing;
  const { currency } = siteFacts(site);
  const said = { kind: 'ad', isExcluded: setting.isExcluded, cap: setting.cap, currency } as const;
  const marginOf = (at: number | null) => (at === null ? null : marginAt(itemId, site, at));
  return {
    ...{ key: `${itemId}/${site}`, itemId, site, sku, label: title },
    before: { ...said, rate: before, cost: before === null ? null : costAt(before, total), margin: marginOf(before) },
    after: { ...said, rate, cost, margin: marginOf(rate) },
  };
}

async function decidedOf(
  tx: Tx,
  account: Account,
  next: MarketSetting,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, DecidedAd>> {
  const itemIds = rows.flatMap(({ itemId }) => itemId ?? []);
  const ref = marketOf(account, next.site);
  const decided = await decideAds(
    tx,
    account,
    next,
    await findOnSale(tx, ref, itemIds),
    await loadItems(tx, ref, itemIds),
  );
  return new Map(decided.map((one) => [one.itemId, one]));
}

function objectionTo({ before, after }: Row, one: DecidedAd | undefined): Objection | undefined {
  if (before.kind === 'market' || after.kind === 'market')
    return isDeepStrictEqual(before, after) ? { verdict: 'refused', reason: 'unchanged' } : undefined;
  if (!one) return { verdict: 'refused', reason: 'gone' };
  return adObjection(before, after, one);
}

/** What is to be said against the ad of a listing. */
export function adObjection(before: AdValue, after: AdValue, one: DecidedAd): Objection | undefined {
  if (after.rate === null && before.rate === null && one.lack !== null)
    return { verdict: 'refused', reason: one.lack as 'no_suggestion' };
  if (before.rate === after.rate) return { verdict: 'refused', reason: 'unchanged' };
  if (after.margin !== null && after.margin.minor < 0) return { verdict: 'warned', reason: 'loses', listings: 1 };
  if (one.isCapped && after.rate !== null) return { verdict: 'warned', reason: 'capped', listings: 1 };
  return undefined;
}

const costAt = (rate: number, total: DecidedAd['total']) => total && adFeeOf(rate, total.stated);
