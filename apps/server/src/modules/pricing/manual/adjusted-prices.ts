import { priceAdjustment } from '@quayside/contract/manual-prices.schema';
import { applyIncrease, type Money, money, SITES, type Site } from '@quayside/kernel';
import { z } from 'zod';
import type { Kind } from '../../changes/index.ts';
import { selectedItems } from '../../products/index.ts';

export const manualPriceSettings = z.object({
  ...selectedItems.shape,
  sites: z.array(z.enum(SITES as [Site])).readonly(),
  adjustment: priceAdjustment,
});
type ManualPriceSettings = z.output<typeof manualPriceSettings>;

/** A manual price, with the source price for which it was set, in minor units; null for none. */
export type ManualValue = { readonly price: Money; readonly source: number } | null;
export type ManualPricesKind = Kind<ManualPriceSettings, ManualValue, number>;

/** The price that a setting makes of the present one; null for none. */
export function adjusted(now: Money, { adjustment }: Pick<ManualPriceSettings, 'adjustment'>): Money | null {
  switch (adjustment.kind) {
    case 'clear':
      return null;
    case 'set':
      return money(adjustment.minor, now.currency);
    case 'add':
      return applyIncrease(now, { increaseType: 'fixed', increase: adjustment.minor });
    case 'percent':
      return applyIncrease(now, { increaseType: 'percent', increase: adjustment.basisPoints });
  }
}
