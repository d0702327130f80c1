import type { CatalogEntry } from '../catalog/entry.ts';
import { hash32 } from '../platform/seeded.ts';
import type { HomeDelta } from './model.ts';
import type { SellerState } from './seller-state.ts';
import type { SellerProfile } from './sellers.data.ts';

export interface HomeVariation {
  sku: string;
  specifics: Readonly<Record<string, string>>;
  priceMinor: number;
  quantity: number;
  sold: number;
}

/** A listing on the seller's own site, made outside the Inventory API, as it stands now. */
export interface HomeListing {
  itemId: string;
  entry: CatalogEntry;
  title: string;
  priceMinor: number;
  /** Pieces left, over all variations. */
  quantity: number;
  sold: number;
  startedAt: number;
  endedAt: number | null;
  variations: HomeVariation[];
}

export interface HomeShop {
  get(itemId: string): HomeListing | undefined;
  /** The listing that holds a SKU, a variation's included. */
  itemIdOf(sku: string): string | undefined;
  /** Ids of listings that have not ended, oldest first. */
  activeIds(): readonly string[];
  allIds(): readonly string[];
  /** To be called when a listing was added or ended. */
  invalidate(): void;
}

const DAY_MS = 86_400_000;
/** Catalogue listings began within the two years before this day. */
const LATEST_START = Date.UTC(2026, 9, 1);
const ID_SPACE = 1_000_000_000;

/** `1`, the seller's two digits and nine digits from the SKU: 12 in all, as eBay's. */
function itemIdFor(profile: SellerProfile, sku: string, taken: { has(id: string): boolean }): string {
  for (let probe = 0; ; probe++) {
    const number = (hash32(`item/${sku}`) + probe) % ID_SPACE;
    const id = `1${profile.number}${String(number).padStart(9, '0')}`;
    if (!taken.has(id)) return id;
  }
}

function applyDelta(itemId: string, entry: CatalogEntry, startedAt: number, delta: HomeDelta | undefined): HomeListing {
  const variations = (entry.variations ?? []).map((variation) => {
    const change = delta?.variations?.[variation.sku];
    return {
      sku: variation.sku,
      specifics: variation.specifics,
      priceMinor: change?.priceMinor ?? variation.priceMinor,
      quantity: change?.quantity ?? variation.quantity,
      sold: change?.sold ?? 0,
    };
  });
  const isVaried = variations.length > 0;
  return {
    itemId,
    entry,
    title: delta?.title ?? entry.title,
    priceMinor: isVaried
      ? Math.min(...variations.map((variation) => variation.priceMinor))
      : (delta?.priceMinor ?? entry.priceMinor),
    quantity: isVaried
      ? variations.reduce((sum, variation) => sum + variation.quantity, 0)
      : (delta?.quantity ?? entry.quantity),
    sold: isVaried ? variations.reduce((sum, variation) => sum + variation.sold, 0) : (delta?.sold ?? 0),
    startedAt,
    endedAt: delta?.endedAt ?? null,
    variations,
  };
}

export function createHomeShop(profile: SellerProfile, entries: readonly CatalogEntry[], state: SellerState): HomeShop {
  const known = new Map<string, { entry: CatalogEntry; startedAt: number }>();
  const idOfSku = new Map<string, string>();
  let ids: string[] = [];
  let active: string[] | undefined;

  function add(entry: CatalogEntry, startedAt: number): void {
    const itemId = itemIdFor(profile, entry.sku, known);
    known.set(itemId, { entry, startedAt });
    idOfSku.set(entry.sku, itemId);
    for (const variation of entry.variations ?? []) idOfSku.set(variation.sku, itemId);
  }

  if (profile.ownsCatalogue) {
    for (const entry of entries) add(entry, LATEST_START - (hash32(`start/${entry.sku}`) % 730) * DAY_MS);
  }

  function refresh(): string[] {
    for (const created of state.homeNew.values()) {
      if (idOfSku.has(created.sku)) continue;
      add(
        {
          sku: created.sku,
          title: created.title,
          categoryPath: '',
          brand: '',
          priceMinor: created.priceMinor,
          currency: 'GBP',
          quantity: created.quantity,
        },
        created.startedAt,
      );
    }
    ids = [...known.keys()].sort(
      (a, b) => (known.get(a)?.startedAt ?? 0) - (known.get(b)?.startedAt ?? 0) || (a < b ? -1 : 1),
    );
    return ids.filter((id) => state.home.get(id)?.endedAt === undefined);
  }

  return {
    get(itemId) {
      if (active === undefined) active = refresh();
      const found = known.get(itemId);
      return found && applyDelta(itemId, found.entry, found.startedAt, state.home.get(itemId));
    },
    itemIdOf(sku) {
      if (active === undefined) active = refresh();
      return idOfSku.get(sku);
    },
    activeIds() {
      active ??= refresh();
      return active;
    },
    allIds() {
      active ??= refresh();
      return ids;
    },
    invalidate() {
      active = undefined;
    },
  };
}
