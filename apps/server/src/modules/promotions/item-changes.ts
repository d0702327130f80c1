import { isDeepStrictEqual } from 'node:util';
import { promotions } from '@quayside/contract';
import { promotedItemChange } from '@quayside/contract/promotions.schema';
import { type Site, siteFacts } from '@quayside/kernel';
import { adFeeOf } from '@quayside/kernel/promotions';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { byKey, type ChangeContext, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { type DecidedAd, decideAds, marketOf } from './decide-ads.ts';
import { followItems } from './follow-ads.ts';
import { type ItemSetting, listExcluded, loadItems, saveItems } from './items.repository.ts';
import { adObjection, type MarketChangeDeps } from './market-changes.ts';
import { lockMarket } from './markets.repository.ts';
import { findBySkus, findOnSale } from './on-sale.repository.ts';
import { loadAds } from './promoted.repository.ts';
import { type AdValue, recordedAd, shownAd } from './shown-ad.ts';

const settings = z.object({ accountId: z.number().int(), ...promotedItemChange.shape });
type Settings = z.output<typeof settings>;
interface Place {
  readonly index: number;
  /** Of the named things: how many are done; of all excluded ones: the last item. */
  readonly after: number;
}
type Row = ChangedRow<AdValue>;
type Context = ChangeContext<Settings>;

const NOTHING = { kind: 'ad', isExcluded: false, cap: null, rate: null, cost: null, margin: null } as const;

/** Items that are kept from being promoted, or have a cap of their own, on some sites. */
export function itemsKind(deps: MarketChangeDeps): Kind<Settings, AdValue, Place> {
  return {
    name: 'promoted-items',
    settings,
    call: promotions.prepareItems,
    field: 'promotion',
    why: () => 'promotion_excluded',
    laneOf: ({ accountId }) => `promotions:${accountId}`,
    shown: shownAd,
    recorded: recordedAd,
    entityOf: ({ itemId }) => ({ entity: 'listing', entityId: itemId ?? 0 }),

    async findRows(tx, context, place, limit) {
      const { index, after } = place ?? { index: 0, after: 0 };
      const account = await accountOf(tx, context);
      const site = context.settings.sites[index];
      if (!account || !site) return { rows: [], next: null };
      const found = await findNamed(tx, account, site, context.settings.of, after, limit);
      const rows = await rowsOf(tx, deps, account, site, found.itemIds, context.settings.set);
      const next = found.next === null ? { index: index + 1, after: 0 } : { index, after: found.next };
      return {
        rows: [...found.unknown.map((sku) => unknownRow(sku, site)), ...rows],
        next: next.index < context.settings.sites.length ? next : null,
      };
    },

    async judge(tx, context, rows) {
      const account = await accountOf(tx, context);
      const objections = new Map<string, Objection>();
      for (const site of context.settings.sites) {
        const ofSite = rows.filter((row) => row.site === site);
        if (!account || ofSite.length === 0) continue;
        const decided = await decide(
          tx,
          account,
          site,
          itemIdsOf(ofSite),
          (itemId) => ofSite.find((row) => row.itemId === itemId)?.after,
        );
        for (const row of ofSite) {
          const objection = objectionTo(row, decided.get(row.itemId ?? 0));
          if (objection) objections.set(row.key, objection);
        }
      }
      return objections;
    },

    async hold(tx, context, rows) {
      const account = await accountOf(tx, context);
      const stored = new Map<string, ItemSetting | undefined>();
      for (const site of [...context.settings.sites].sort()) {
        const ofSite = rows.filter((row) => row.site === site);
        if (!account || ofSite.length === 0) continue;
        const ref = marketOf(account, site);
        await lockMarket(tx, ref, 'share');
        const found = await loadItems(tx, ref, itemIdsOf(ofSite), 'change');
        for (const { key, itemId } of ofSite) if (itemId !== null) stored.set(key, found.get(itemId));
      }
      return byKey(rows, ({ key, before }) => {
        if (!stored.has(key)) return undefined;
        const now = stored.get(key);
        const isSame =
          (now?.isExcluded ?? false) === before.isExcluded && isDeepStrictEqual(now?.cap ?? null, before.cap);
        return { value: isSame ? before : { ...before, isExcluded: now?.isExcluded ?? false, cap: now?.cap ?? null } };
      });
    },

    async apply(tx, context, rows) {
      const account = await accountOf(tx, context);
      if (!account) return {};
      for (const site of [...context.settings.sites].sort()) {
        const ofSite = rows.filter((row) => row.site === site);
        if (ofSite.length === 0) continue;
        const ref = marketOf(account, site);
        await saveItems(
          tx,
          ref,
          ofSite.flatMap(({ itemId, after: { isExcluded, cap } }) =>
            itemId === null ? [] : [{ itemId, isExcluded, cap }],
          ),
        );
        await followItems(tx, ref, itemIdsOf(ofSite));
      }
      return { events: [{ kind: 'promotions', accountId: account.accountId }] };
    },
  };
}

const accountOf = (tx: Tx, { userId, settings: { accountId } }: Context): Promise<Account | undefined> =>
  getAccount(tx, userId, accountId);
const itemIdsOf = (rows: readonly Row[]): number[] => rows.flatMap(({ itemId }) => itemId ?? []);

function unknownRow(sku: string, site: Site): Row {
  const none = { ...NOTHING, currency: siteFacts(site).currency };
  return { key: `sku ${sku}/${site}`, itemId: null, site, sku, label: sku, before: none, after: none };
}

interface Found {
  readonly itemIds: readonly number[];
  /** SKUs that no item has. */
  readonly unknown: readonly string[];
  /** Null at the end of the site. */
  readonly next: number | null;
}

async function findNamed(
  tx: Tx,
  account: Account,
  site: Site,
  of: Settings['of'],
  after: number,
  limit: number,
): Promise<Found> {
  const ref = marketOf(account, site);
  if (of.kind === 'excluded') {
    const itemIds = await listExcluded(tx, ref, after, limit);
    return { itemIds, unknown: [], next: itemIds.length === limit ? (itemIds.at(-1) ?? null) : null };
  }
  const named = of.kind === 'items' ? [...new Set(of.itemIds)] : [...new Set(of.skus)];
  const some = named.slice(after, after + limit);
  const next = after + limit < named.length ? after + limit : null;
  if (of.kind === 'items') return { itemIds: some.map(Number), unknown: [], next };
  const known = await findBySkus(tx, ref, some.map(String));
  return {
    itemIds: [...new Set(some.flatMap((sku) => known.get(String(sku)) ?? []))],
    unknown: some.map(String).filter((sku) => !known.has(sku)),
    next,
  };
}

type Said = Pick<ItemSetting, 'isExcluded' | 'cap'>;

async function decide(
  tx: Tx,
  account: Account,
  site: Site,
  itemIds: readonly number[],
  saidOf: (itemId: number, now: Said) => Said | undefined,
): Promise<ReadonlyMap<number, DecidedAd>> {
  const ref = marketOf(account, site);
  const stored = await loadItems(tx, ref, itemIds);
  const said = new Map(
    itemIds.map((itemId) => {
      const now = stored.get(itemId) ?? { itemId, isExcluded: false, cap: null, suggested: null, suggestedAt: null };
      const { isExcluded, cap } = saidOf(itemId, now) ?? now;
      return [itemId, { ...now, isExcluded, cap }];
    }),
  );
  const setting = await lockMarket(tx, ref, 'share');
  const decided = await decideAds(tx, account, setting, await findOnSale(tx, ref, itemIds), said);
  return new Map(decided.map((one) => [one.itemId, one]));
}

async function rowsOf(
  tx: Tx,
  { marginsAtRates, clock }: MarketChangeDeps,
  account: Account,
  site: Site,
  itemIds: readonly number[],
  set: Settings['set'],
): Promise<Row[]> {
  if (itemIds.length === 0) return [];
  const ref = marketOf(account, site);
  const goal = (now: Said): Said =>
    set.kind === 'excluded' ? { ...now, isExcluded: set.isExcluded } : { ...now, cap: set.cap };
  const stored = await loadItems(tx, ref, itemIds);
  const ads = await loadAds(tx, ref, itemIds);
  const decided = await decide(tx, account, site, itemIds, (_itemId, now) => goal(now));
  const marginAt = await marginsAtRates(tx, account, itemIds, [site], clock.now());
  const { currency } = siteFacts(site);
  return [...decided.values()].map(({ listing: { itemId, sku, title }, setting, rate, cost, total }) => {
    const before = stored.get(itemId);
    const wanted = ads.get(itemId)?.wanted ?? null;
    const marginOf = (at: number | null) => (at === null ? null : marginAt(itemId, site, at));
    return {
      ...{ key: `${itemId}/${site}`, itemId, site, sku, label: title },
      before: {
        ...{ kind: 'ad', isExcluded: before?.isExcluded ?? false, cap: before?.cap ?? null, currency, rate: wanted },
        ...{ cost: wanted === null || !total ? null : adFeeOf(wanted, total.stated), margin: marginOf(wanted) },
      },
      after: {
        kind: 'ad',
        isExcluded: setting.isExcluded,
        cap: setting.cap,
        currency,
        rate,
        cost,
        margin: marginOf(rate),
      },
    };
  });
}

function objectionTo({ itemId, before, after }: Row, one: DecidedAd | undefined): Objection | undefined {
  if (itemId === null || !one) return { verdict: 'refused', reason: 'gone' };
  if (before.isExcluded === after.isExcluded && isDeepStrictEqual(before.cap, after.cap))
    return { verdict: 'refused', reason: 'unchanged' };
  const objection = adObjection(before, after, one);
  return objection?.verdict === 'warned' ? objection : undefined;
}
