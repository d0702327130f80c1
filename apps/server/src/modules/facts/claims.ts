import { toGtin14 } from '@quayside/kernel';
import type { Item } from '../products/index.ts';

/** What only one item of a run may have, such as a product code. Each belongs to the item that asks for it first. */
export function createClaims() {
  const holders = new Map<string, number>();
  return {
    /** @returns false if another item has one of them */
    take(itemId: number, keys: readonly string[]): boolean {
      if (keys.some((key) => (holders.get(key) ?? itemId) !== itemId)) return false;
      for (const key of keys) holders.set(key, itemId);
      return true;
    },
  };
}

/** The item's product codes, as 14 digits. */
export const codesOf = ({ units }: Pick<Item, 'units'>): string[] => units.flatMap(({ gtin }) => toGtin14(gtin) ?? []);
