import { type HomeListing, unreadableHome } from '@quayside/connector-kit';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import type { Actor } from '../history/index.ts';
import { repriceListed } from '../pricing/index.ts';
import { refreshProductRows, type StoredItem, storeListings } from '../products/index.ts';
import {
  ensureTargets,
  followEndsAtHome,
  type Observation,
  recordImportedStock,
  renameHomeTargets,
} from '../stock/index.ts';
import type { SortedResults } from './detail-results.ts';
import { readFollowing } from './following.repository.ts';
import { recordImported } from './import-history.ts';
import { type NotedProblem, problemOf } from './import-problems.repository.ts';

/** Reacts to changes at the source of items: titles abroad are updated. Provided by compose.ts. */
export interface SourceChangeHook {
  /** Called before items are written: keywords of the blacklist do not change until the transaction ends. */
  holdBlacklist(tx: Tx, userId: number): Promise<void>;
  /** Compares stored items with the blacklist. */
  itemsStored(tx: Tx, userId: number, itemIds: readonly number[]): Promise<void>;
  /** Titles abroad follow if the seller wants that, otherwise they are marked as outdated. */
  titlesChangedAtHome(
    tx: Tx,
    userId: number,
    itemIds: readonly number[],
    how: { readonly isFollowed: boolean; readonly actor: Actor },
  ): Promise<void>;
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
  account: Account,
  { listings, partly }: Pick<SortedResults, 'listings' | 'partly'>,
  observation: Observation,
  hook: SourceChangeHook,
): Promise<StoredBatch> {
  const { userId } = account;
  await hook.holdBlacklist(tx, userId);
  const stored = await storeListings(tx, account, listings, partly);
  const renamed = stored.flatMap((item) => item.renamed.map((unit) => ({ ...unit, listingKey: item.externalId })));
  await renameHomeTargets(tx, account, renamed);
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
  await noteTitles(tx, account, stored, hook);
  // After the titles, so that the listing of an item that is now blocked is ended and not renamed.
  await hook.itemsStored(
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

async function noteTitles(
  tx: Tx,
  { userId, accountId }: Account,
  stored: readonly StoredItem[],
  hook: SourceChangeHook,
): Promise<void> {
  const titled = stored.filter(({ changes }) => changes.some(({ field }) => field === 'title'));
  if (titled.length === 0) return;
  const { followsTitles } = await readFollowing(tx, userId, accountId);
  const how = { isFollowed: followsTitles, actor: { kind: 'import', id: null } } as const;
  await hook.titlesChangedAtHome(
    tx,
    userId,
    titled.map(({ itemId }) => itemId),
    how,
  );
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
