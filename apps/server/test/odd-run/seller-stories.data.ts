import type { Platform } from '@quayside/kernel';
import type { SellerStep } from '../seller-steps.ts';

/** What a seller does with an order, and how many of its pieces are gone in the end. */
export interface SellerStory {
  readonly name: string;
  readonly steps: readonly SellerStep[];
  readonly takes: (bought: number) => number;
  readonly on: readonly Platform[];
}

const all = (bought: number): number => bought;
const allBut = (back: number) => (bought: number) => bought - back;
const none = (): number => 0;
const ship: SellerStep = { kind: 'ship' };
const cancel = (isRestocked: boolean): SellerStep => ({ kind: 'cancel', isRestocked });
const refund = (part: number, restock: number | 'all' = 0): SellerStep => ({ kind: 'refund', part, restock });

/** Every order has at least three pieces. */
export const SELLER_STORIES: readonly SellerStory[] = [
  { name: 'restocks one, then refunds the rest', steps: [refund(0.3, 1), refund(1)], takes: allBut(1), on: ['ebay'] },
  { name: 'restocks all, then refunds the rest', steps: [refund(0.3, 'all'), refund(1)], takes: none, on: ['ebay'] },
  { name: 'refunds a part, then restocks all', steps: [refund(0.3), refund(1, 'all')], takes: none, on: ['ebay'] },
  { name: 'restocks one, then cancels with restock', steps: [refund(0.3, 1), cancel(true)], takes: none, on: ['ebay'] },
  { name: 'restocks one, then cancels without', steps: [refund(0.3, 1), cancel(false)], takes: allBut(1), on: ['ebay'] },
  { name: 'restocks one, and one more', steps: [refund(0.2, 1), refund(0.2, 1)], takes: allBut(2), on: ['ebay'] },
  { name: 'refunds the same amount twice', steps: [{ kind: 'refund', part: { minor: 100 }, restock: 1 }, { kind: 'refund', part: { minor: 100 }, restock: 0 }], takes: allBut(1), on: ['ebay'] },
  { name: 'refunds without restock', steps: [refund(0.5)], takes: all, on: ['ebay'] },
  { name: 'refunds everything at once', steps: [refund(1)], takes: all, on: ['ebay'] },
  { name: 'refunds and restocks everything at once', steps: [refund(1, 'all')], takes: none, on: ['ebay'] },
  { name: 'cancels with restock', steps: [cancel(true)], takes: none, on: ['ebay', 'cdiscount'] },
  { name: 'cancels without restock', steps: [cancel(false)], takes: all, on: ['ebay', 'cdiscount'] },
  { name: 'ships', steps: [ship], takes: all, on: ['ebay', 'amazon', 'cdiscount'] },
  { name: 'ships, then gets one back', steps: [ship, refund(0.3, 1)], takes: allBut(1), on: ['ebay', 'cdiscount'] },
  { name: 'ships, then gets all back in two returns', steps: [ship, refund(0.3, 1), refund(1, 'all')], takes: none, on: ['ebay', 'cdiscount'] },
  { name: 'ships, then refunds everything', steps: [ship, refund(1)], takes: all, on: ['ebay', 'cdiscount'] },
];
