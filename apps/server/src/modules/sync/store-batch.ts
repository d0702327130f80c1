import { type HomeListing, unreadableHome } from '@quayside/connector-kit';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import type { StoredItemsPort } from '../blacklist/index.ts';
import { repriceListed } from '../pricing/index.ts';
import { refreshProductRows, type StoredItem, storeListings } from '../products/index.ts';
import {
  ensureTargets,
  followEndsAtHome,
  type Observation,
  recordImportedStock,
  renameHomeTargets,
} from '../stock/index.ts';
import { followHomeTitles, type TitleChangeDeps } from '../translations/index.ts';
import type { SortedResults } from './detail-results.ts';
import { recordImported } from './import-history.ts';
import { type NotedProblem, problemOf } from './import-problems.repository.ts';

export interface StoreDeps extends TitleChangeDeps {
  readonly storedItems: StoredItemsPort;
}

export interface StoredBatch {
  readonly created: number;
  readonly updated: number;
  /** Listings of which a part cannot be read; that part stays as it was. */
  readonly incomplete: readonly NotedProblem[];
}

/**
 * Stores home listings with everything that depends on them in the caller's transaction: items, units, stock, home targets, history and
 * list rows. Storing the same listings again changes nothing.
 * @param partly variations that cannot be read; they are not ended
 */
export async function storeBatch(
  tx: Tx,
  deps: StoreDeps,
  account: Account,
  { listings, partly }: Pick<SortedResults, 'listings' | 'partly'>,
  observation: Observation,
): Promise<StoredBatch> {
  const { userId } = account;
  const { storedItems } = deps;
  await storedItems.holdBlacklist(tx, userId);
  const stored = await storeListings(tx, account, listings, partly);
  const renamedUnits = stored.flatMap((item) => item.renamed.map((unit) => ({ ...unit, listingKey: item.externalId })));
  await renameHomeTargets(tx, account, renamedUnits);
  // A variation may have ended, or a listing may have returned.
  await followEndsAtHome(
    tx,
    userId,
    stored.filter((item) => !item.isNew).map((item) => item.itemId),
    { kind: 'import', id: null },
  );
  await recordImportedStock(
    tx,
    userId,
    stored.flatMap((item) => item.units.map(({ unitId, quantity }) => ({ itemId: item.itemId, unitId, quantity }))),
    observation,
  );
  const keptThere = unitsKeptByMarketplace(listings);
  // After the stock, so that quantities that the home listing shows are not sent back to it.
  await ensureTargets(
    tx,
    userId,
    stored.flatMap((item) => homeTargets(account, item, keptThere, observation)),
  );
  await recordImported(tx, account, observation.cause, stored);
  const changed = stored.filter((item) => item.changes.length > 0).map((item) => item.itemId);
  const cause = { actor: { kind: 'rule', id: null }, why: 'source_changed' } as const;
  if (changed.length > 0) await repriceListed(tx, userId, changed, null, cause);
  const isRenamed = ({ changes }: StoredItem) => changes.some(({ field }) => field === 'title');
  const renamed = stored.filter(isRenamed).map(({ itemId }) => itemId);
  if (renamed.length > 0) await followHomeTitles(tx, deps, account, renamed);
  // After the titles, so that the listing of an item that is now blocked is ended and not renamed.
  await storedItems.itemsStored(
    tx,
    userId,
    stored.map((item) => item.itemId),
  );
  await refreshProductRows(
    tx,
    userId,
    stored.map((item) => item.itemId),
  );
  return {
    created: stored.filter((item) => item.isNew).length,
    updated: changed.length,
    incomplete: [
      ...partly,
      ...stored.flatMap(({ externalId, lacking: [problem] }) =>
        problem ? unreadableHome(externalId, null, problem, '') : [],
      ),
    ].map((unreadable) => problemOf(unreadable, 'done')),
  };
}

/** Goods that the marketplace stores and ships: whole listings, or some variations. */
function unitsKeptByMarketplace(listings: readonly HomeListing[]): ReadonlySet<string> {
  const kept = listings.flatMap(({ externalId, sku, variants, isStockReadOnly: isAll }) => {
    const units = variants.length > 0 ? variants : [{ sku, isStockReadOnly: isAll }];
    return units.filter((unit) => isAll || unit.isStockReadOnly).map((unit) => unitKey(externalId, unit.sku));
  });
  return new Set(kept);
}

function unitKey(externalId: string, sku: string): string {
  return JSON.stringify([externalId, sku]);
}

function homeTargets(account: Account, item: StoredItem, keptThere: ReadonlySet<string>, { monotonicAt }: Observation) {
  return item.units.map((unit) => ({
    accountId: account.accountId,
    listingKey: item.externalId,
    marketplaceSku: unit.sku,
    site: account.sourceSite,
    itemId: item.itemId,
    unitId: unit.unitId,
    isHome: true,
    isReadOnly: keptThere.has(unitKey(item.externalId, unit.sku)),
    isVariant: item.hasVariants,
    isLive: true,
    listingId: item.externalId,
    observedAt: monotonicAt,
  }));
}
