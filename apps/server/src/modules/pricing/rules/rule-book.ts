import type { ExchangeRate, Money, Site } from '@quayside/kernel';
import {
  chooseItemRule,
  type ItemRule,
  type RuledItem,
  vatExchangeOf,
  type WorkedPrice,
  workPrice,
} from '@quayside/kernel/pricing-rules';
import { ruleOf, type SiteRule } from './site-rules.ts';

/** By site, the day of its calendar: an ISO date. */
export type SiteDays = Readonly<Partial<Record<Site, string>>>;

/** All that an account's prices follow from, except rates and what persons decided for single items. */
export interface RuleBook {
  readonly siteRules: readonly SiteRule[];
  /** In the seller's order. */
  readonly itemRules: readonly ItemRule[];
  /** Prices follow the rules of these days, so that a day begins for all of them at once. */
  readonly days: SiteDays;
  /** The home sites of the business's accounts. */
  readonly homes: ReadonlyMap<number, Site>;
}

/** What of an item its rule depends on. */
export interface RuledOfAccount extends RuledItem {
  readonly itemId: number;
  readonly accountId: number;
}

/** From which price an item earns a share of it on a site, in basis points (`Reach`). */
type PriceForShare = (item: RuledOfAccount, site: Site) => { priceFor(basisPoints: number): Money | null | undefined };

/** The steps from a price at home to that on a site, for the item itself and in the same way for each of its variations. */
type WorkPrice = (source: Money) => WorkedPrice;

/**
 * How a book prices an item on a site: one decision for the item and all its variations.
 * @param reachOf what is known of margins; without it, no rule that wants one fits
 */
export function workUnder(
  book: RuleBook,
  item: RuledOfAccount,
  site: Site,
  rate: ExchangeRate | null,
  reachOf?: PriceForShare,
): WorkPrice {
  const day = dayOn(book, site);
  const reach = (basisPoints: number) => reachOf?.(item, site).priceFor(basisPoints) ?? undefined;
  const itemRule = chooseItemRule(
    book.itemRules,
    item,
    site,
    day,
    ({ uplift }) => uplift.kind === 'margin' && reach(uplift.basisPoints) !== undefined,
  );
  const siteRule = ruleOf(book.siteRules, site);
  const vat = () => vatExchangeOf(book.homes.get(item.accountId) ?? site, site, day);
  return (source) => workPrice(source, { rate, siteRule, itemRule, vat, reach });
}

/** Without a stored day, such as on a site that is new in Quayside, the latest one. */
export function dayOn({ days }: Pick<RuleBook, 'days'>, site: Site): string {
  return days[site] ?? Object.values(days).sort().at(-1) ?? '';
}
