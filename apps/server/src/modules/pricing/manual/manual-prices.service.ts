import type { ManualPrice, ManualPriceInput } from '@quayside/contract';
import { isUnusualMove, itemSitesOf, listingKeyOf, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { fail } from '../../../platform/http/fail.ts';
import { listAccounts } from '../../accounts/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../../history/index.ts';
import { type LivePrice, listLivePrices } from '../../listings/index.ts';
import { lockItems } from '../../products/index.ts';
import { type CeilingInput, changeCeilings, requireBelowCeilings, requireRoom } from '../floors/ceilings.ts';
import {
  changeFloors,
  type FloorConsent,
  type FloorDeps,
  type FloorInput,
  freeOldFloors,
  requireFloors,
  settleNewFloors,
} from '../floors/floors.service.ts';
import { applyDecided, type DecidedPrices, decideListed } from '../live-prices.ts';
import { floorsOf } from '../price-limits.ts';
import * as repository from '../pricing.repository.ts';
import { pricesFor, WHOLE_ITEM } from '../pricing.service.ts';
import type { RuledOfAccount } from '../rules/rule-book.ts';
import { placeOf, requireSites, type SellingAccount } from '../selling-account.ts';

/** The parts of an item that manual prices need: its own price, and its units if it has variations. */
export interface ManuallyPriced extends RuledOfAccount {
  readonly itemId: number;
  readonly price: Money;
  readonly sku: string;
  readonly hasVariants: boolean;
  readonly units: readonly { readonly unitId: number; readonly sku: string; readonly price: Money }[];
}

/**
 * The manual prices of an item. With a SKU: the prices that apply to that variation, including the whole item's.
 * @throws item_not_found if the item has no such SKU
 */
export async function listManual(
  db: Db,
  userId: number,
  item: ManuallyPriced,
  only: { readonly sku?: string | undefined; readonly sites?: readonly Site[] | undefined } = {},
): Promise<ManualPrice[]> {
  const { sku, sites } = only;
  const units = sku === undefined ? undefined : [WHOLE_ITEM, unitOf(item, sku).unitId];
  const rows = await repository.listManualPrices(db, userId, [item.itemId]);
  const skus = new Map(item.units.map((unit) => [unit.unitId, unit.sku]));
  return rows
    .filter((row) => (units?.includes(row.unitId) ?? true) && (sites?.includes(row.site) ?? true))
    .map((row) => ({
      userId,
      site: row.site,
      sku: skus.get(row.unitId) ?? null,
      price: row.price,
      manualPriceEnabled: row.isEnabled,
    }));
}

/**
 * The unit with a SKU; the whole item if no SKU is given or it has no variations.
 * @throws item_not_found
 */
function unitOf(item: ManuallyPriced, sku: string | undefined): { unitId: number; price: Money } {
  if (sku === undefined) return { unitId: WHOLE_ITEM, price: item.price };
  const unit = item.units.find((one) => one.sku === sku);
  if (!unit && sku !== item.sku) throw fail('item_not_found');
  return unit && item.hasVariants ? unit : { unitId: WHOLE_ITEM, price: item.price };
}

/**
 * Sets manual prices, which override every automatic price until removed; a variation's price also overrides the item's. `enabled: false`
 * removes a price.
 * @param expected the number of sites on which an unusual price change was shown
 * @param floors the item's own floors, set with its ceilings before the prices: all are saved or none is
 * @throws price_not_positive, site_not_supported, item_not_found, price_under_floor, price_over_ceiling, ceiling_under_floor,
 *   price_unusual, prices_changed, prices_below_floor
 */
export async function setManual(
  deps: FloorDeps,
  userId: number,
  { item, account }: { item: ManuallyPriced; account: SellingAccount },
  {
    prices: inputs,
    expected,
    floors = [],
    ceilings = [],
    freed,
    below,
  }: {
    readonly prices: readonly ManualPriceInput[];
    readonly expected?: number | undefined;
    readonly floors?: readonly FloorInput[] | undefined;
    readonly ceilings?: readonly CeilingInput[] | undefined;
    readonly freed?: number | undefined;
    readonly below?: FloorConsent['below'];
  },
  actor: Actor,
): Promise<ManualPrice[]> {
  if (inputs.some((input) => input.enabled && input.minor <= 0)) throw fail('price_not_positive');
  requireSites(itemSitesOf(placeOf(account)), inputs);
  requireFloors(account, floors);
  requireFloors(account, ceilings);
  const placed = inputs.map((input) => ({ input, unit: unitOf(item, input.sku) }));
  const sites = [...new Set([...inputs, ...floors].map(({ site }) => site))];
  await withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, [item.itemId]);
    const live = await listLivePrices(tx, userId, item.itemId, sites);
    const paid = await unitPricesNow(tx, userId, item, live);
    const changed = await changeFloors(tx, userId, item.itemId, floors, actor);
    await changeCeilings(tx, deps, { userId, itemId: item.itemId }, ceilings, actor);
    await requireRoom(tx, userId, item.itemId, [...floors, ...ceilings]);
    await requireAboveFloors(tx, userId, { item, account, live }, inputs);
    const written = inputs.flatMap((input) =>
      input.enabled ? [{ site: input.site, price: money(input.minor, siteFacts(input.site).currency) }] : [],
    );
    await requireBelowCeilings(tx, userId, item.itemId, written);
    const before = await repository.listManualPrices(tx, userId, [item.itemId]);
    const history: HistoryInput[] = [];
    for (const { input, unit } of placed) {
      const { site, sku } = input;
      const { unitId } = unit;
      const old = before.find((row) => row.site === site && row.unitId === unitId && row.isEnabled);
      const after = input.enabled ? money(input.minor, siteFacts(site).currency) : null;
      const row = { itemId: item.itemId, unitId, site };
      if (after) {
        const sourcePriceMinor = unit.price.minor;
        await repository.saveManualPrice(tx, userId, { ...row, price: after, isEnabled: true, sourcePriceMinor });
      } else {
        await repository.disableManualPrice(tx, userId, row);
      }
      if (old?.price.minor === after?.minor) continue;
      const named = (value: Money) => (unitId === WHOLE_ITEM ? value : { sku, price: value });
      history.push({
        actor,
        entity: 'item',
        entityId: item.itemId,
        itemId: item.itemId,
        site,
        field: 'manual-price',
        before: old ? named(old.price) : null,
        after: after ? named(after) : null,
        why: after ? 'manual_price_set' : 'manual_price_removed',
      });
    }
    await recordHistory(tx, userId, history);
    const decided = await decideListed(tx, userId, [item.itemId], sites);
    requireConsent(live, paid, paidAfter(item, decided), expected);
    const isPriced = ({ site }: { readonly site: Site }) => inputs.some((input) => input.site === site);
    const priced = decided.map((own) => ({ ...own, changes: own.changes.filter(isPriced) }));
    await applyDecided(tx, userId, priced, {
      actor,
      isConsented: true,
      why: ({ owner }) => {
        if (owner === 'floor') return 'raised_to_floor';
        return owner === 'manual' ? 'manual_price_set' : 'manual_price_removed';
      },
    });
    const place = { userId, itemId: item.itemId };
    await settleNewFloors(tx, deps, place, changed, { consent: below, actor });
    await freeOldFloors(tx, deps, place, changed, { expected: freed, actor });
  });
  return listManual(deps.db, userId, item);
}

/**
 * A manual price may not be below the floor of the account that sells on the site. The floors stay locked until the transaction ends.
 * @throws price_under_floor
 */
async function requireAboveFloors(
  tx: Tx,
  userId: number,
  { item, account, live }: { item: ManuallyPriced; account: SellingAccount; live: readonly LivePrice[] },
  inputs: readonly ManualPriceInput[],
): Promise<void> {
  // Where the item is not listed, another account with a rule for the site may come to sell it.
  const accounts = [account.accountId, ...(await listAccounts(tx, userId)).map(({ accountId }) => accountId)];
  const sites = [...new Set(inputs.map(({ site }) => site))];
  const floors: { readonly accountId: number; readonly of: ReadonlyMap<string, Money> }[] = [];
  for (const accountId of new Set(accounts)) {
    floors.push({ accountId, of: await floorsOf(tx, { userId, accountId }, [item.itemId], sites, 'share') });
  }
  for (const input of inputs) {
    if (!input.enabled) continue;
    const { site, minor } = input;
    const seller = live.find((one) => one.site === site)?.accountId;
    const key = listingKeyOf({ itemId: item.itemId, site });
    const asked = seller === undefined ? floors : floors.filter(({ accountId }) => accountId === seller);
    const floor = asked.map(({ of }) => of.get(key)).find((one) => one !== undefined);
    if (!floor || minor >= floor.minor) continue;
    throw fail('price_under_floor', { vars: { site, price: money(minor, siteFacts(site).currency), floor } });
  }
}

/** The prices that apply on each site: the item's, or those of its variations. */
type Paid = ReadonlyMap<Site, readonly Money[]>;

/** The prices of variations before a change; an item without variations has one price, which its listing states. */
async function unitPricesNow(tx: Tx, userId: number, item: ManuallyPriced, live: readonly LivePrice[]): Promise<Paid> {
  const paid = new Map<Site, readonly Money[]>();
  if (!item.hasVariants) return paid;
  for (const [accountId, own] of groupBy(live, (listing) => listing.accountId)) {
    const sites = own.map(({ site }) => site);
    const decisions = (await pricesFor(tx, userId, accountId, [item], sites)).get(item.itemId);
    for (const [site, { unitPrices }] of decisions ?? []) paid.set(site, [...unitPrices.values()]);
  }
  return paid;
}

function paidAfter({ hasVariants }: ManuallyPriced, decided: readonly DecidedPrices[]): Paid {
  return new Map(
    decided.flatMap(({ changes }) =>
      changes.map(({ site, decision: { price, unitPrices } }) => [
        site,
        hasVariants ? [...unitPrices.values()] : [price],
      ]),
    ),
  );
}

/** @throws price_unusual if the number of sites with an unusual price change differs from the one shown */
function requireConsent(live: readonly LivePrice[], before: Paid, after: Paid, expected = 0): void {
  const unusual = live.flatMap(({ site, price: paidNow }) => {
    const prices = after.get(site) ?? [];
    const percents = prices.flatMap((price, index) => {
      const paid = prices.length === 1 ? paidNow : before.get(site)?.[index];
      return paid && isUnusualMove(paid, price) ? [Math.round((price.minor / paid.minor - 1) * 100)] : [];
    });
    return percents.length > 0 ? [{ site, percent: Math.min(...percents) }] : [];
  });
  const [first] = unusual;
  if (!first || unusual.length === expected) return;
  const percent = first.percent > 0 ? `+${first.percent}` : `−${-first.percent}`;
  throw fail('price_unusual', { vars: { actual: unusual.length, site: first.site, percent } });
}
