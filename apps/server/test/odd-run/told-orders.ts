import type { Platform } from '@quayside/kernel';
import type { WireOrder } from '../setup/editing-proxy.ts';
import type { ShopsBehindProxy } from '../shops-behind-proxy.ts';
import { SHOPS } from '../three-shops.ts';
import { SELLER_STORIES, type SellerStory } from './seller-stories.data.ts';
import { STORIES, type Story } from './stories.data.ts';

export const EVERY: readonly Platform[] = ['ebay', 'amazon', 'cdiscount'];
/** The most frames of a story. */
export const PHASES = 3;
/** How often each of the seller's stories happens at each of its marketplaces. */
const SELLER_TIMES = 5;
const MEND: Readonly<Record<Platform, string>> = {
  ebay: 'orders/mend',
  amazon: 'amazon/orders/mend',
  cdiscount: 'octopia/orders/mend',
};

interface Tale {
  readonly platform: Platform;
  readonly story: Story;
  readonly seller: SellerStory | null;
}

export interface Placed extends Tale {
  readonly number: string;
  readonly sku: string;
  readonly bought: number;
  readonly round: number;
}

export const nameOf = ({ platform, number, story, seller }: Placed) =>
  `${platform} ${number}: ${seller?.name ?? story.name}`;
/** The pieces that an order takes in the end. */
export const takesOf = ({ bought, story, seller }: Placed) => (seller ?? story).takes(bought);

export interface ToldOrders {
  readonly placed: ReadonlyMap<string, Placed>;
  /** Every order of a round is bought, and shown as in its first frame. */
  buy(round: number): Promise<void>;
  /** From now on, the orders of the round are shown as in this phase; those that are shown otherwise have changed now. */
  tell(round: number, phase: number): Promise<void>;
}

/**
 * Every story at each marketplace where it can happen, in equal rounds.
 * @param goods how many items each shop sells
 * @param random a whole number below the given one
 */
export function tellOrders(
  shops: ShopsBehindProxy,
  { rounds, goods, random }: { readonly rounds: number; readonly goods: number; random(below: number): number },
): ToldOrders {
  const deck = shuffled(allTales(), random);
  const placed = new Map<string, Placed>();
  let shown = { round: 0, phase: 0 };

  function edit(order: WireOrder) {
    const found = placed.get(String(order.orderId));
    if (!found) return order;
    const { platform, round, story } = found;
    const phase = round < shown.round ? PHASES : shown.phase;
    const frame = story.frames[Math.min(phase, story.frames.length - 1)];
    return frame ? frame(order, platform) : order;
  }

  return {
    placed,
    async buy(round) {
      shown = { round, phase: 0 };
      shops.proxy.edit(edit);
      for (const tale of deck.filter((_, at) => at % rounds === round)) {
        const { platform, story, seller } = tale;
        const bought = seller ? 3 + random(3) : Math.max(story.least ?? 1, 1 + random(3));
        const index = random(goods);
        const number = await shops.buy(platform, bought, index);
        const own = shops.skus(platform);
        placed.set(number, { ...tale, number, sku: own[index % own.length] ?? '', bought, round });
      }
    },
    async tell(round, phase) {
      shown = { round, phase };
      const changed = [...placed.values()].filter((one) => one.round === round && one.story.frames.length > phase);
      for (const { platform, number } of changed) {
        await shops.sandbox.control(MEND[platform], { seller: SHOPS[platform], orderId: number });
      }
    },
  };
}

function allTales(): Tale[] {
  const [plain] = STORIES;
  if (!plain) throw new Error('There are no stories');
  const own = SELLER_STORIES.flatMap((seller) => seller.on.map((platform) => ({ platform, story: plain, seller })));
  return [
    ...STORIES.flatMap((story) =>
      EVERY.filter((platform) => !story.not?.includes(platform)).map((platform) => ({ platform, story, seller: null })),
    ),
    ...Array.from({ length: SELLER_TIMES }, () => own).flat(),
  ];
}

function shuffled<T>(given: readonly T[], random: (below: number) => number): T[] {
  const all = [...given];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
