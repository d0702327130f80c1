import type { CatalogEntry } from '../catalog/entry.ts';
import { DAY_MS } from '../platform/durations.ts';
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

/** The current state of a listing on the seller's own site that was created outside the Inventory API. */
export interface HomeListing {
  itemId: string;
  entry: CatalogEntry;
  title: string;
  priceMinor: number;
  /** The remaining pieces of all variations. */
  quantity: number;
  sold: number;
  startedAt: number;
  endedAt: number | null;
  variations: HomeVariation[];
}

export interface HomeShop {
  get(itemId: string): HomeListing | undefined;
  /** The listing that contains a SKU, which may be a variation's. */
  itemIdOf(sku: string): string | undefined;
  /** Ids of listings that have not ended, oldest first. */
  activeIds(): readonly string[];
  /** Call this when a listing was added or ended. */
  invalidate(): void;
}

/** Catalogue listings start within the two years before this day. */
const LATEST_START = Date.UTC(2026, 9, 1);
const ID_SPACE = 1_000_000_000;

/** `1`, the seller's two digits, and nine digits derived from the SKU: 12 in all, as at eBay. */
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

interface Known {
  itemId: string;
  entry: CatalogEntry;
  startedAt: number;
}

const byStart = (a: Known, b: Known) => a.startedAt - b.startedAt || (a.itemId < b.itemId ? -1 : 1);

export function createHomeShop(profile: SellerProfile, entries: readonly CatalogEntry[], state: SellerState): HomeShop {
  const byId = new Map<string, Known>();
  const idOfSku = new Map<string, string>();
  const sorted: Known[] = [];
  let active: string[] | undefined;

  function add(entry: CatalogEntry, startedAt: number): void {
    const itemId = itemIdFor(profile, entry.sku, byId);
    const known = { itemId, entry, startedAt };
    byId.set(itemId, known);
    sorted.push(known);
    idOfSku.set(entry.sku, itemId);
    for (const variation of entry.variations ?? []) idOfSku.set(variation.sku, itemId);
  }

  if (profile.ownsCatalogue) {
    for (const entry of entries) add(entry, LATEST_START - (hash32(`start/${entry.sku}`) % 730) * DAY_MS);
    sorted.sort(byStart);
  }

  function addCreated(): void {
    for (const { sku, title, priceMinor, quantity, startedAt, format } of state.homeNew.values()) {
      if (idOfSku.has(sku)) continue;
      const sold = format === undefined ? {} : { format };
      add({ sku, title, categoryPath: '', brand: '', priceMinor, currency: 'GBP', quantity, ...sold }, startedAt);
    }
    sorted.sort(byStart);
  }

  function refresh(): string[] {
    if (active === undefined) {
      addCreated();
      active = sorted.flatMap(({ itemId }) => (state.home.get(itemId)?.endedAt === undefined ? [itemId] : []));
    }
    return active;
  }

  return {
    get(itemId) {
      refresh();
      const known = byId.get(itemId);
      return known && applyDelta(itemId, known.entry, known.startedAt, state.home.get(itemId));
    },
    itemIdOf(sku) {
      refresh();
      return idOfSku.get(sku);
    },
    activeIds: refresh,
    invalidate() {
      active = undefined;
    },
  };
}
