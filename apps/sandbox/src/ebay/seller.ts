import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { openJournal } from '../platform/journal.ts';
import type { Log } from '../platform/log.ts';
import { createEarlier } from './earlier.ts';
import { createHomeShop, type HomeShop } from './home-shop.ts';
import { seedChanges } from './seed.ts';
import {
  applyChange,
  type Change,
  type CounterName,
  emptyState,
  type SellerState,
  snapshotOf,
} from './seller-state.ts';
import type { SellerProfile } from './sellers.data.ts';

/** One seller's account: its state, and the only way to change it. */
export interface Seller {
  profile: SellerProfile;
  state: Readonly<SellerState>;
  home: HomeShop;
  /** Applies the changes together and queues them for the disk; `settled()` tells when they are there. */
  commit(changes: Change[]): void;
  settled(): Promise<void>;
  /** The next number of a counter and the change that keeps it, to be committed with what uses the number. */
  next(name: CounterName, from?: Change[]): { value: number; change: Change };
  /** Live listing ids of a marketplace made through the Inventory API, in ascending order. */
  liveIds(marketplaceId: string): readonly string[];
  /** SKUs of the inventory items, in the order of their creation. */
  skus(): readonly string[];
  /** The account with items, offers and orders as each stood before its last change; only to be read. */
  behind(): Seller;
  close(): Promise<void>;
}

/** A journal is rewritten when it is larger than this and three times as large as its last snapshot. */
const COMPACT_BYTES = 64 * 1024 * 1024;

export async function openSeller(
  profile: SellerProfile,
  dataDirectory: string,
  catalog: Catalog,
  log: Log,
): Promise<Seller> {
  const state = emptyState();
  const liveByMarketplace = new Map<string, string[]>();
  const journal = await openJournal(join(dataDirectory, 'ebay', 'sellers', profile.username), (record) => {
    for (const change of record as Change[]) applyChange(state, change);
  });
  const home = createHomeShop(profile, catalog.entries, state);
  const earlier = createEarlier(state);
  let skus: string[] = [];
  let compacting: Promise<void> | undefined;

  function forget(change: Change): void {
    if (change.t === 'home-new' || (change.t === 'home' && change.delta.endedAt !== undefined)) home.invalidate();
    if (change.t === 'offer') liveByMarketplace.delete(change.offer.body.marketplaceId);
    if (change.t === 'offer-gone') liveByMarketplace.clear();
    if (change.t === 'item-gone') skus = [];
  }

  function compactIfLarge(): void {
    if (journal.bytes < Math.max(COMPACT_BYTES, 3 * journal.snapshotBytes) || compacting !== undefined) return;
    compacting = journal
      .compact(snapshotOf(state))
      .catch((error: unknown) => {
        log.error('the journal could not be compacted', { seller: profile.username, reason: String(error) });
      })
      .finally(() => {
        compacting = undefined;
      });
  }

  function commit(changes: Change[]): void {
    if (changes.length === 0) return;
    // First the journal: it refuses when the disk does, and then nothing may change here.
    journal.append(changes);
    for (const change of changes) {
      earlier.note(change);
      applyChange(state, change);
      forget(change);
    }
    compactIfLarge();
  }

  if (state.counters.get('policy') === undefined) commit(seedChanges(profile));
  compactIfLarge();

  const seller: Seller = {
    profile,
    state,
    home,
    commit,
    settled: () => journal.settled(),
    next(name, from = []) {
      let value = state.counters.get(name) ?? 0;
      for (const change of from)
        if (change.t === 'counter' && change.name === name) value = Math.max(value, change.value);
      return { value: value + 1, change: { t: 'counter', name, value: value + 1 } };
    },
    liveIds(marketplaceId) {
      let ids = liveByMarketplace.get(marketplaceId);
      if (ids === undefined) {
        ids = [];
        for (const [listingId, offerIds] of state.listings) {
          const [first] = offerIds;
          if (first !== undefined && state.offers.get(first)?.body.marketplaceId === marketplaceId) ids.push(listingId);
        }
        ids.sort();
        liveByMarketplace.set(marketplaceId, ids);
      }
      return ids;
    },
    skus() {
      if (skus.length !== state.items.size) skus = [...state.items.keys()];
      return skus;
    },
    behind: () => ({ ...seller, state: earlier.view() }),
    async close() {
      await compacting;
      await journal.close();
    },
  };
  return seller;
}

/** Sellers are opened when first asked for: a journal that nobody needs is not read. */
export interface Sellers {
  profiles: readonly SellerProfile[];
  open(username: string): Promise<Seller | undefined>;
  /** The seller whose two digits stand in an item, offer or order id. */
  ofItemId(itemId: string): Promise<Seller | undefined>;
  opened(): Promise<Seller[]>;
  close(): Promise<void>;
}

export function createSellers(
  profiles: readonly SellerProfile[],
  dataDirectory: string,
  catalog: Catalog,
  log: Log,
): Sellers {
  const open = new Map<string, Promise<Seller>>();
  const openByName = async (username: string): Promise<Seller | undefined> => {
    const profile = profiles.find((known) => known.username === username);
    if (!profile) return undefined;
    let seller = open.get(username);
    if (!seller) {
      seller = openSeller(profile, dataDirectory, catalog, log);
      open.set(username, seller);
      seller.catch(() => open.delete(username));
    }
    return seller;
  };
  return {
    profiles,
    open: openByName,
    async ofItemId(itemId) {
      const number = Number(itemId.slice(1, 3));
      const profile = profiles.find((known) => known.number === number);
      return profile && openByName(profile.username);
    },
    opened: () => Promise.all(open.values()),
    async close() {
      for (const seller of await Promise.all(open.values())) await seller.close();
    },
  };
}
