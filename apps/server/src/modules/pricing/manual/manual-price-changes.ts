import { isSteepFall, isUnusualMove, itemSitesOf, listingKeyOf, type Money, type Site } from '@quayside/kernel';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { listAccounts } from '../../accounts/index.ts';
import { byKey, type ChangedRow, type Objection } from '../../changes/index.ts';
import { findSelected, getItems, type Item, lockItems } from '../../products/index.ts';
import { applyDecided, decideListed } from '../live-prices.ts';
import { ceilingsOf, floorsOf } from '../price-limits.ts';
import * as repository from '../pricing.repository.ts';
import { type PriceDecision, pricesFor, WHOLE_ITEM } from '../pricing.service.ts';
import { placeOf } from '../selling-account.ts';
import { adjusted, type ManualPricesKind, type ManualValue } from './adjusted-prices.ts';
import { listSellers, saveManualPrices } from './manual-prices.repository.ts';

type Row = ChangedRow<ManualValue>;

/** An item or one variation of it on a site. */
interface Place {
  readonly itemId: number;
  readonly unitId: number;
  readonly site: Site;
}

const keyOf = ({ itemId, unitId, site }: Place): string => `${itemId} ${unitId} ${site}`;

function placeIn({ key }: Pick<Row, 'key'>): Place {
  const [itemId = '', unitId = '', site = ''] = key.split(' ');
  return { itemId: Number(itemId), unitId: Number(unitId), site: site as Site };
}

/** The parts of an item that have a price of their own: itself, or its variations. */
function partsOf({ sku, price, hasVariants, units }: Item) {
  return hasVariants ? units : [{ unitId: WHOLE_ITEM, sku, price }];
}

export const findRows: NonNullable<ManualPricesKind['findRows']> = async (tx, { userId, settings }, after, limit) => {
  const { sites } = settings;
  // A variation on a site is a row, so that few items are enough for a step.
  const few = Math.max(Math.floor(limit / sites.length), 1);
  const { itemIds, next } = await findSelected(tx, userId, settings, after, few);
  const items = (await getItems(tx, userId, itemIds)).filter(({ isEnded }) => !isEnded);
  const manual = await manualOf(tx, userId, itemIds);
  const decided = await decide(tx, userId, items, sites);
  const isOpen = await sitesOfAccounts(tx, userId);
  const rows = items.flatMap((item) =>
    sites.filter(isOpen(item.accountId)).flatMap((site): Row[] => {
      const { itemId } = item;
      const decision = decided.get(listingKeyOf({ itemId, site }));
      const isCleared = settings.adjustment.kind === 'clear';
      const parts = partsOf(item);
      // A price of the whole item stands behind those of its variations, and is cleared with them.
      const whole = { unitId: WHOLE_ITEM, sku: item.sku, price: item.price };
      const all = isCleared && item.hasVariants ? [whole, ...parts] : parts;
      return all.flatMap(({ unitId, sku, price: source }): Row[] => {
        const key = keyOf({ itemId, unitId, site });
        const before = manual.get(key) ?? null;
        if (isCleared && item.hasVariants && before === null) return [];
        const now = unitId === WHOLE_ITEM ? decision?.price : decision?.unitPrices.get(unitId);
        const price = now && adjusted(now, settings);
        return [
          {
            ...{ key, itemId, site, sku, label: item.title, before },
            after: price ? { price, source: source.minor } : null,
          },
        ];
      });
    }),
  );
  return { rows, next };
};

/** Whether items of an account can be sold on a site. */
async function sitesOfAccounts(db: Db, userId: number): Promise<(accountId: number) => (site: Site) => boolean> {
  const accounts = await listAccounts(db, userId);
  const sites = new Map(accounts.map((account) => [account.accountId, new Set(itemSitesOf(placeOf(account)))]));
  return (accountId) => (site) => sites.get(accountId)?.has(site) ?? false;
}

/** The prices of items on sites now, by `listingKeyOf`: under the rules of the account that sells there, or else of the item's own. */
async function decide(
  db: Db,
  userId: number,
  items: readonly Item[],
  sites: readonly Site[],
): Promise<ReadonlyMap<string, PriceDecision>> {
  const itemIds = items.map(({ itemId }) => itemId);
  const sellers = await listSellers(db, userId, itemIds, sites);
  const places = items.flatMap((item) =>
    sites.map((site) => {
      const seller = sellers.get(listingKeyOf({ itemId: item.itemId, site }));
      return { item, site, accountId: seller?.accountId ?? item.accountId };
    }),
  );
  const decided = new Map<string, PriceDecision>();
  for (const [accountId, own] of groupBy(places, (place) => place.accountId)) {
    const sold = [...new Set(own.map(({ item }) => item))];
    const prices = await pricesFor(db, userId, accountId, sold, [...new Set(own.map(({ site }) => site))]);
    for (const { item, site } of own) {
      const decision = prices.get(item.itemId)?.get(site);
      if (decision) decided.set(listingKeyOf({ itemId: item.itemId, site }), decision);
    }
  }
  return decided;
}

/** Enabled manual prices of items, by `keyOf`. */
async function manualOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<string, NonNullable<ManualValue>>> {
  const rows = await repository.listManualPrices(db, userId, itemIds);
  const enabled = rows.filter(({ isEnabled }) => isEnabled);
  return new Map(enabled.map((row) => [keyOf(row), { price: row.price, source: row.sourcePriceMinor }]));
}

const itemsOf = (rows: readonly Row[]): number[] => [...new Set(rows.map((row) => placeIn(row).itemId))];
const sitesOf = (rows: readonly Row[]): Site[] => [...new Set(rows.map((row) => placeIn(row).site))];

/** What is to be said against rows. The limits of prices are those that a single price must keep. */
export async function loadObjections(
  tx: Tx,
  userId: number,
  rows: readonly Row[],
): Promise<(row: Row) => Objection | undefined> {
  const [itemIds, sites] = [itemsOf(rows), sitesOf(rows)];
  const sellers = await listSellers(tx, userId, itemIds, sites);
  const items = new Map((await getItems(tx, userId, itemIds)).map((item) => [item.itemId, item]));
  const decided = await decide(tx, userId, [...items.values()], sites);
  const beyond = await loadLimits(tx, userId, rows);
  return (row) => {
    const { before, after } = row;
    const place = placeIn(row);
    if (before?.price.minor === after?.price.minor) return { verdict: 'refused', reason: 'unchanged' };
    const reason = beyond(row);
    if (reason) return { verdict: 'refused', reason };
    const isLive = sellers.has(listingKeyOf(place));
    if (!isLive) return undefined;
    const decision = decided.get(listingKeyOf(place));
    const now = place.unitId === WHOLE_ITEM ? decision?.price : decision?.unitPrices.get(place.unitId);
    if (now && after && isSteepFall(now, after.price)) return { verdict: 'warned', reason: 'steep_fall', listings: 1 };
    if (now && after && isUnusualMove(now, after.price))
      return { verdict: 'warned', reason: 'steep_rise', listings: 1 };
    return { verdict: 'warned', reason: 'live', listings: 1 };
  };
}

/** Why a price may not be set: it must be above zero, and within the lowest and the highest price of whoever sells there, or may come to. */
async function loadLimits(
  tx: Tx,
  userId: number,
  rows: readonly Row[],
): Promise<(row: Row) => 'no_price' | 'under_floor' | 'over_ceiling' | undefined> {
  const [itemIds, sites] = [itemsOf(rows), sitesOf(rows)];
  const sellers = await listSellers(tx, userId, itemIds, sites);
  const ceilings = await ceilingsOf(tx, userId, itemIds, 'share');
  const floors: { readonly accountId: number; readonly of: ReadonlyMap<string, Money> }[] = [];
  for (const { accountId } of await listAccounts(tx, userId)) {
    floors.push({ accountId, of: await floorsOf(tx, { userId, accountId }, itemIds, sites, 'share') });
  }
  return (row) => {
    if (row.after === null) return undefined;
    const { minor } = row.after.price;
    if (minor <= 0) return 'no_price';
    const key = listingKeyOf(placeIn(row));
    const seller = sellers.get(key)?.accountId;
    const asked = seller === undefined ? floors : floors.filter(({ accountId }) => accountId === seller);
    if (asked.some(({ of }) => minor < (of.get(key)?.minor ?? 0))) return 'under_floor';
    return minor > (ceilings.get(key)?.minor ?? minor) ? 'over_ceiling' : undefined;
  };
}

export const hold: ManualPricesKind['hold'] = async (tx, { userId }, rows) => {
  const itemIds = itemsOf(rows);
  await lockItems(tx, userId, itemIds);
  const there = new Set(
    (await getItems(tx, userId, itemIds)).filter((item) => !item.isEnded).map((item) => item.itemId),
  );
  const manual = await manualOf(tx, userId, itemIds);
  const beyond = await loadLimits(tx, userId, rows);
  return byKey(rows, (row) => {
    if (!there.has(placeIn(row).itemId)) return undefined;
    return { value: manual.get(row.key) ?? null, reason: beyond(row) };
  });
};

export const apply: ManualPricesKind['apply'] = async (tx, { userId, actor }, rows) => {
  await saveManualPrices(
    tx,
    userId,
    rows.map((row) => ({ ...placeIn(row), value: row.after })),
  );
  const decided = await decideListed(tx, userId, itemsOf(rows), sitesOf(rows));
  const changed = new Set(rows.map((row) => listingKeyOf(placeIn(row))));
  await applyDecided(
    tx,
    userId,
    decided.map((own) => ({ ...own, changes: own.changes.filter((change) => changed.has(listingKeyOf(change))) })),
    {
      actor,
      isConsented: true,
      why: ({ owner }) => {
        if (owner === 'floor') return 'raised_to_floor';
        return owner === 'manual' ? 'manual_price_set' : 'manual_price_removed';
      },
    },
  );
  return {};
};
