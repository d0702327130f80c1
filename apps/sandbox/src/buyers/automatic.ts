import { activeIds, viewListing } from '../ebay/listing-view.ts';
import type { Seller } from '../ebay/seller.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import { createRandom } from '../platform/seeded.ts';
import type { World } from '../world.ts';
import { PurchaseRefused, placeOrders } from './order.ts';

export interface AutomaticBuyers {
  /** Orders a minute; 0 stops. `seller` limits them to one shop; otherwise they buy wherever a shop is connected. */
  set(options: { perMinute: number; seller: string | null; seed?: string | undefined }): void;
  status(): { perMinute: number; seller: string | null; placed: number };
  stop(): void;
}

/** Buyers who choose a live listing by a seed, so that a run repeats on the same state. */
export function createAutomaticBuyers(world: World): AutomaticBuyers {
  let options: { perMinute: number; seller: string | null } = { perMinute: 0, seller: null };
  let random = createRandom(world.config.seed);
  let timer: NodeJS.Timeout | undefined;
  let placed = 0;

  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];

  async function chooseSeller(): Promise<Seller | undefined> {
    const connected = world.sellers.profiles.filter((profile) => world.tokens.grantsOf(profile.username) > 0);
    const username = options.seller ?? pick(connected)?.username;
    return username === undefined ? undefined : world.sellers.open(username);
  }

  async function buyOnce(): Promise<void> {
    const seller = await chooseSeller();
    if (!seller) return;
    const site = pick(ebaySites.filter(({ marketplaceId }) => activeIds(seller, marketplaceId).length > 0));
    const itemId = site && pick(activeIds(seller, site.marketplaceId));
    const view = itemId === undefined ? undefined : viewListing(world, seller, itemId);
    if (!view) return;
    const variation = pick(view.variations.filter((one) => one.quantity > 0));
    if ((variation ?? view).quantity < 1) return;
    try {
      await placeOrders(world, seller, [{ itemId: view.itemId, sku: variation?.sku, quantity: 1 }], false);
      placed += 1;
    } catch (error) {
      // Somebody else was quicker, or the shop's disk is full: this buyer goes home.
      if (!(error instanceof PurchaseRefused)) world.log.error('a buyer failed', { reason: String(error) });
    }
  }

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    set({ perMinute, seller, seed }) {
      stop();
      options = { perMinute, seller };
      if (seed !== undefined) random = createRandom(seed);
      if (perMinute > 0) timer = setInterval(() => void buyOnce(), 60_000 / perMinute).unref();
    },
    status: () => ({ ...options, placed }),
    stop,
  };
}
