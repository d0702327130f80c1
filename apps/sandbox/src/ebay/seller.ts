import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { type AccountJournal, openAccountJournal } from '../platform/account-journal.ts';
import { nextNumber } from '../platform/account-state.ts';
import { type Accounts, createAccounts } from '../platform/accounts.ts';
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

/** A seller's account: its state, and the only way to change it. */
export interface Seller extends AccountJournal<Change> {
  profile: SellerProfile;
  state: Readonly<SellerState>;
  home: HomeShop;
  /** The next number of a counter with the change that stores it, to commit together with its use. */
  next(name: CounterName, from?: Change[]): { value: number; change: Change };
  /** Live listing ids of a marketplace made through the Inventory API, in ascending order. */
  liveIds(marketplaceId: string): readonly string[];
  /** SKUs of the inventory items, in the order of their creation. */
  skus(): readonly string[];
  /** When live listings of the Inventory API were last changed, by listing id. A restart forgets it. */
  touched: ReadonlyMap<string, number>;
  /** The account with items, offers, orders, campaigns and ads before their last change; read-only. */
  behind(): Seller;
}

interface SellerDeps {
  dataDirectory: string;
  catalog: Catalog;
  log: Log;
  now: () => number;
}

async function openSeller(profile: SellerProfile, { dataDirectory, catalog, log, now }: SellerDeps): Promise<Seller> {
  const state = emptyState();
  const liveByMarketplace = new Map<string, string[]>();
  const journal = await openAccountJournal<Change>({
    directory: join(dataDirectory, 'ebay', 'sellers', profile.username),
    username: profile.username,
    log,
    replay: (change) => applyChange(state, change),
    apply(change) {
      earlier.note(change);
      applyChange(state, change);
      forget(change);
      touch(change);
    },
    snapshot: () => snapshotOf(state),
  });
  const home = createHomeShop(profile, catalog.entries, state);
  const earlier = createEarlier(state);
  let skus: string[] = [];

  const touched = new Map<string, number>();

  function touch(change: Change): void {
    const offerId = change.t === 'offer' ? change.offer.offerId : change.t === 'terms' ? change.offerId : undefined;
    const listingId = offerId === undefined ? undefined : state.offers.get(offerId)?.listingId;
    if (listingId) touched.set(listingId, now());
  }

  function forget(change: Change): void {
    if (change.t === 'home-new' || (change.t === 'home' && change.delta.endedAt !== undefined)) home.invalidate();
    if (change.t === 'offer') liveByMarketplace.delete(change.offer.body.marketplaceId);
    if (change.t === 'offer-gone') liveByMarketplace.clear();
    if (change.t === 'item-gone') skus = [];
  }

  if (state.counters.get('policy') === undefined) journal.commit(seedChanges(profile));

  const seller: Seller = {
    ...journal,
    profile,
    state,
    home,
    next: (name, from) => nextNumber(state.counters, name, from),
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
    touched,
    behind: () => ({ ...seller, state: earlier.view() }),
  };
  return seller;
}

export interface Sellers extends Accounts<SellerProfile, Seller> {
  /** The seller whose two digits are part of an item, offer or order id. */
  ofItemId(itemId: string): Promise<Seller | undefined>;
}

export function createSellers(profiles: readonly SellerProfile[], deps: SellerDeps): Sellers {
  const accounts = createAccounts(profiles, (profile) => openSeller(profile, deps));
  return {
    ...accounts,
    async ofItemId(itemId) {
      const number = Number(itemId.slice(1, 3));
      const profile = profiles.find((known) => known.number === number);
      return profile && accounts.open(profile.username);
    },
  };
}
