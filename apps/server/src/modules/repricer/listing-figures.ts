import { type AccountRef, listingKeyOf, type Money, type PriceBreakdown, type Site, siteFacts } from '@quayside/kernel';
import { chooseRule, type RuleChoice, type RuledItem } from '@quayside/kernel/repricing';
import type { Db } from '../../platform/database/db.ts';
import { ceilingsOf, floorsOf, pricesFor } from '../pricing/index.ts';
import type { ActiveRule } from './rule-content.ts';
import type { RepricedListing } from './situations.repository.ts';

/** A listing with the amounts between which rules decide: minor units of the site's currency, null where there is none in it. */
export interface ListingFigures {
  readonly listing: RepricedListing;
  readonly floor: number | null;
  readonly ceiling: number | null;
  readonly rulePrice: number | null;
  /** The rule price as a worked sum. */
  readonly breakdown: PriceBreakdown;
}

/** By a fixed number of statements. A listing without a rule price has no figures. */
export async function loadFigures(
  db: Db,
  account: AccountRef,
  listings: readonly RepricedListing[],
): Promise<ListingFigures[]> {
  const itemIds = [...new Set(listings.map(({ itemId }) => itemId))];
  const sites = [...new Set(listings.map(({ site }) => site))];
  const floors = await floorsOf(db, account, itemIds, sites);
  const ceilings = await ceilingsOf(db, account.userId, itemIds);
  const items = new Map(
    listings.map(({ itemId, homeAccountId: accountId, brand, categoryPath, tags, homePrice: price }) => [
      itemId,
      { itemId, accountId, brand, categoryPath, tags, price, units: [] },
    ]),
  );
  const prices = await pricesFor(db, account.userId, account.accountId, [...items.values()], sites);
  return listings.flatMap((listing): ListingFigures | [] => {
    const { itemId, site } = listing;
    const breakdown = prices.get(itemId)?.get(site)?.breakdown;
    if (!breakdown) return [];
    const key = listingKeyOf(listing);
    return {
      listing,
      floor: inCurrencyOf(site, floors.get(key)),
      ceiling: inCurrencyOf(site, ceilings.get(key)),
      rulePrice: inCurrencyOf(site, breakdown.final),
      breakdown,
    };
  });
}

/** An amount in the site's currency; null if there is none, or in another currency. */
export const inCurrencyOf = (site: Site, amount: Money | null | undefined): number | null =>
  amount && amount.currency === siteFacts(site).currency ? amount.minor : null;

/** Makes the function that finds the rule of a listing. @param rules in the seller's order */
export function ruleChooser(rules: readonly ActiveRule[]): (figures: ListingFigures) => RuleChoice {
  const bySite = new Map<Site, readonly ActiveRule[]>();
  return ({ listing, rulePrice }) => {
    const { site, brand, category, tags, isBlocked, hasManualPrice, chosenRuleId: ruleId } = listing;
    const known = bySite.get(site) ?? rules.filter(({ sites }) => sites === null || sites.includes(site));
    bySite.set(site, known);
    const item: RuledItem = { brand, category, tags, rulePrice, isBlocked, hasManualPrice, ruleId };
    return chooseRule(known, item);
  };
}
