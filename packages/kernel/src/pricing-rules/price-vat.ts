import { saleVatOf } from '../margin/sale-vat.ts';
import { type Money, money } from '../money.ts';
import { BASIS, divideHalfUp } from '../pricing.ts';
import { type Site, siteFacts } from '../sites.ts';

/** Standard VAT rates in basis points: that in the price at home, and that of the site's country. 0 where tax is added to the price. */
export interface VatExchange {
  readonly home: number;
  readonly there: number;
}

/** The standard rates on a day (ISO date), from the tables of `saleVatOf`. */
export function vatExchangeOf(home: Site, site: Site, day: string): VatExchange {
  return { home: standardVat(home, day), there: standardVat(site, day) };
}

/** The rates of the day that was asked last: many prices are worked out on one day. */
let known: { readonly day: string; readonly rates: Map<string, number> } = { day: '', rates: new Map() };

function standardVat(site: Site, day: string): number {
  const { country } = siteFacts(site);
  if (known.day !== day) known = { day, rates: new Map() };
  const rate = known.rates.get(country) ?? tableVat(country, day);
  known.rates.set(country, rate);
  return rate;
}

function tableVat(country: string, day: string): number {
  const vat = saleVatOf({ from: country, to: country, scheme: 'registered', day, stated: null });
  return 'lacks' in vat ? 0 : vat.value.basisPoints;
}

/** Replaces one VAT in a price by another; half a minor unit is rounded away from zero. */
export function exchangeVat(amount: Money, { home, there }: VatExchange): Money {
  const exchanged = divideHalfUp(BigInt(amount.minor) * (BASIS + BigInt(there)), BASIS + BigInt(home));
  return money(Number(exchanged), amount.currency);
}
