import { type Money, money } from '../money.ts';
import type { Site } from '../sites.ts';

/** What the buyer pays for one piece, of which the marketplace takes the ad fee. */
export interface BuyerTotal {
  /** The price and shipping as stated; prices on European and Australian sites contain the tax. */
  readonly stated: Money;
  /** The most that it can be with the tax that is added at the checkout. */
  readonly most: Money;
}

/**
 * The highest tax that is added to the stated price on a site, in basis points. In 2025 no combined rate of a Canadian province was above
 * 15 % (CRA, GST/HST rates), and no combined sales tax rate of a place in the United States above 13.5 % (Tax Foundation, July 2025).
 */
const TAX_ADDED_AT_MOST: Partial<Record<Site, number>> = { US: 1_350, CA: 1_500 };

/** Whether the site adds a tax to the stated price that depends on where the buyer lives. */
export function isTaxAdded(site: Site): boolean {
  return TAX_ADDED_AT_MOST[site] !== undefined;
}

/** @param shippingMinor what the buyer pays for shipping, tax included, in the currency of the price */
export function buyerTotalOf(site: Site, price: Money, shippingMinor: number): BuyerTotal {
  const minor = price.minor + shippingMinor;
  const most = minor + Math.ceil((minor * (TAX_ADDED_AT_MOST[site] ?? 0)) / 10_000);
  return { stated: money(minor, price.currency), most: money(most, price.currency) };
}
