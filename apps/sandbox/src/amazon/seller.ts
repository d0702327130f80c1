import { join } from 'node:path';
import type { Catalog } from '../catalog/catalog.ts';
import { type AccountJournal, openAccountJournal } from '../platform/account-journal.ts';
import { nextNumber } from '../platform/account-state.ts';
import { type Accounts, createAccounts } from '../platform/accounts.ts';
import type { Log } from '../platform/log.ts';
import type { StoredListing } from './model.ts';
import {
  applyChange,
  type Change,
  type CounterName,
  emptyState,
  type SellerState,
  snapshotOf,
} from './seller-state.ts';
import type { AmazonProfile } from './sellers.data.ts';
import { createHomeShop, type Goods, type HomeShop } from './shop.ts';

/** A seller's account: its state, and the only way to change it. */
export interface AmazonSeller extends AccountJournal<Change> {
  profile: AmazonProfile;
  state: Readonly<SellerState>;
  home: HomeShop;
  /** The catalogue that all sellers share. */
  goods: Goods;
  /** The directory of the bodies of feeds. */
  documentsDirectory: string;
  /** The current listing of a SKU; undefined if the seller never had one. */
  listing(sku: string): StoredListing | undefined;
  /** The listing before its last change, which a stale read returns. */
  earlier(sku: string): StoredListing | undefined;
  /** SKUs listed on a marketplace, in order of creation. */
  skusOn(marketplaceId: string): readonly string[];
  /** The SKUs of a parent's variations. */
  childrenOf(parentSku: string): readonly string[];
  fbaQuantity(sku: string): number;
  /** The next number of a counter with the change that stores it. `from` are uncommitted changes. */
  next(name: CounterName, from?: readonly Change[]): { value: number; change: Change };
}

export interface SellerDeps {
  dataDirectory: string;
  catalog: Catalog;
  goods: Goods;
  publicUrl: string;
  log: Log;
}

const parentIn = (listing: StoredListing | undefined): string | undefined => {
  const parent = listing?.attributes.child_parent_sku_relationship?.[0]?.parent_sku;
  return typeof parent === 'string' ? parent : undefined;
};

async function openSeller(profile: AmazonProfile, deps: SellerDeps): Promise<AmazonSeller> {
  const directory = join(deps.dataDirectory, 'amazon', 'sellers', profile.username);
  const state = emptyState();
  const journal = await openAccountJournal<Change>({
    directory: join(directory, 'journal'),
    username: profile.username,
    log: deps.log,
    replay: (change) => applyChange(state, change),
    apply(change) {
      note(change);
      applyChange(state, change);
    },
    snapshot: () => snapshotOf(state),
  });
  const home = createHomeShop(profile, deps.catalog, deps.goods, deps.publicUrl);
  const earlier = new Map<string, StoredListing>();
  const skusByMarket = new Map<string, string[]>();
  let children: Map<string, Set<string>> | undefined;

  const listing = (sku: string) => state.listings.get(sku) ?? home.derive(sku);

  function* allSkus(): Generator<string> {
    const known = new Set<string>();
    for (const sku of home.skus()) {
      known.add(sku);
      yield sku;
    }
    for (const sku of state.listings.keys()) if (!known.has(sku)) yield sku;
  }

  function families(): Map<string, Set<string>> {
    if (children === undefined) {
      children = new Map();
      for (const { entry } of profile.ownsCatalogue ? deps.goods.rowsAt(profile.home).values() : []) {
        if (entry.variations) children.set(entry.sku, new Set(entry.variations.map(({ sku }) => sku)));
      }
      for (const held of state.listings.values()) adopt(children, held);
    }
    return children;
  }

  function adopt(into: Map<string, Set<string>>, held: StoredListing): void {
    const parent = parentIn(held);
    if (parent === undefined) return;
    const known = into.get(parent);
    if (known) known.add(held.sku);
    else into.set(parent, new Set([held.sku]));
  }

  function note(change: Change): void {
    if (change.t !== 'listing') return;
    const before = listing(change.listing.sku);
    if (before) earlier.set(change.listing.sku, before);
    const ids = new Set([...Object.keys(before?.markets ?? {}), ...Object.keys(change.listing.markets)]);
    for (const id of ids) {
      if ((before?.markets[id] === undefined) !== (change.listing.markets[id] === undefined)) skusByMarket.delete(id);
    }
    if (children) adopt(children, change.listing);
  }

  return {
    ...journal,
    profile,
    state,
    home,
    goods: deps.goods,
    documentsDirectory: join(directory, 'documents'),
    listing,
    earlier: (sku) => earlier.get(sku),
    skusOn(marketplaceId) {
      let skus = skusByMarket.get(marketplaceId);
      if (skus === undefined) {
        skus = [...allSkus()].filter((sku) => {
          const held = state.listings.get(sku);
          return held ? held.markets[marketplaceId] !== undefined : marketplaceId === profile.home.marketplaceId;
        });
        skusByMarket.set(marketplaceId, skus);
      }
      return skus;
    },
    childrenOf(parentSku) {
      const members = families().get(parentSku) ?? [];
      return [...members].filter((sku) => parentIn(listing(sku)) === parentSku);
    },
    fbaQuantity: (sku) => state.fba.get(sku) ?? home.fbaQuantityOf(sku) ?? 0,
    next: (name, from) => nextNumber(state.counters, name, from),
  };
}

export type AmazonSellers = Accounts<AmazonProfile, AmazonSeller>;

export function createAmazonSellers(profiles: readonly AmazonProfile[], deps: SellerDeps): AmazonSellers {
  return createAccounts(profiles, (profile) => openSeller(profile, deps));
}
