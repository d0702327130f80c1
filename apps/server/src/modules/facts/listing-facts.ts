import type { CategoryRequirements } from '@quayside/connector-kit';
import {
  type AccountRef,
  createTaxFinder,
  listingKeyOf,
  type Platform,
  type Reason,
  type Site,
} from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { categoriesOf, exemptionsOf, listRequirements, matchesOf, specificsOf } from '../categories/index.ts';
import { acceptedDocumentsOf, loadOfferDuties } from '../compliance/index.ts';
import { descriptionSettingsOf } from '../descriptions/index.ts';
import { listListings } from '../listings/index.ts';
import { loadMarketUse } from '../markets/index.ts';
import { floorsOf, pricesFor } from '../pricing/index.ts';
import { loadCountryUse, settingsOn } from '../product-settings/index.ts';
import type { Item } from '../products/index.ts';
import { routesOf } from '../shipping/index.ts';
import { availableOf, findKeptElsewhere, loadStockLimits } from '../stock/index.ts';
import { getTaxSettings } from '../taxes/index.ts';
import { loadHome } from './content/said-values.ts';

/** Items on sites, with the account that sells them there. */
export interface FactQuery extends AccountRef {
  /** Of the account that sells. */
  readonly platform: Platform;
  readonly items: readonly Item[];
  readonly sites: readonly Site[];
}

interface Query extends FactQuery {
  readonly db: Db;
  readonly itemIds: readonly number[];
}

/** A fact that an item must have to be listed on some sites, normally by the law of their countries. */
interface Duty {
  /** @param requirements of the item's category on the site, if it has one */
  lacking(item: Item, site: Site, requirements?: CategoryRequirements): Reason | undefined;
}

/** What sites require of items. If several are lacking, the first is the reason that the seller sees. */
const DUTIES = {
  markets: ({ db, ...account }: Query) => loadMarketUse(db, account),
  countries: ({ db, ...account }: Query) => loadCountryUse(db, account),
  compliance: ({ db, userId, itemIds }: Query) => loadOfferDuties(db, userId, itemIds),
} satisfies Readonly<Record<string, (query: Query) => Promise<Duty>>>;

/** Everything that rooms know of items on sites: each fact with the statements that read it for all of them. */
const FACTS = {
  ...DUTIES,
  prices: ({ db, userId, accountId, items, sites }: Query) => pricesFor(db, userId, accountId, items, sites),
  floors: ({ db, itemIds, sites, ...account }: Query) => floorsOf(db, account, itemIds, sites),
  stock: ({ db, userId, itemIds }: Query) => loadStock(db, userId, itemIds),
  limits: ({ db, ...account }: Query) => loadStockLimits(db, account),
  keptElsewhere: ({ db, userId, itemIds }: Query) => findKeptElsewhere(db, userId, itemIds),
  states: ({ db, userId, itemIds }: Query) => loadStates(db, userId, itemIds),
  routes: ({ db, itemIds, ...account }: Query) => routesOf(db, account, itemIds),
  taxesOf: async ({ db, userId, accountId }: Query) => createTaxFinder(await getTaxSettings(db, userId, accountId)),
  categoryOf: ({ db, ...query }: Query) => loadCategories(db, query),
  matchOf: ({ db, userId, itemIds, sites }: Query) => matchesOf(db, userId, itemIds, sites),
  isExempt: ({ db, userId, accountId }: Query) => exemptionsOf(db, userId, accountId),
  givenTo: ({ db, userId, itemIds, sites }: Query) => specificsOf(db, userId, itemIds, sites),
  home: ({ db, userId, items }: Query) => loadHome(db, userId, items),
  settingOf: ({ db, userId }: Query) => descriptionSettingsOf(db, userId),
  stating: ({ db, ...account }: Query) => settingsOn(db, account),
  documents: ({ db, ...account }: Query) => acceptedDocumentsOf(db, account),
};

export const DUTY_FACTS = Object.keys(DUTIES) as (keyof typeof DUTIES)[];

export type FactName = keyof typeof FACTS;
export type ListingFacts<N extends FactName> = {
  readonly [F in N]: Awaited<ReturnType<(typeof FACTS)[F]>>;
};

/** Reads facts about items on sites, all at once. Not for use within a transaction. */
export async function loadListingFacts<N extends FactName>(
  db: Db,
  query: FactQuery,
  names: readonly N[],
): Promise<ListingFacts<N>> {
  const whole = { ...query, db, itemIds: query.items.map(({ itemId }) => itemId) };
  const facts = await Promise.all(names.map(async (name) => [name, await FACTS[name](whole)] as const));
  return Object.fromEntries(facts) as ListingFacts<N>;
}

/** The first duty that an item does not fulfil on a site. */
export function lackedDuty(
  facts: ListingFacts<keyof typeof DUTIES>,
  ...place: Parameters<Duty['lacking']>
): Reason | undefined {
  for (const name of DUTY_FACTS) {
    const duty: Duty = facts[name];
    const reason = duty.lacking(...place);
    if (reason) return reason;
  }
  return undefined;
}

export interface ItemStock {
  /** Pieces for sale by unit id. */
  ofUnits(item: Item): ReadonlyMap<number, number>;
}

async function loadStock(db: Db, userId: number, itemIds: readonly number[]): Promise<ItemStock> {
  const stock = await availableOf(db, userId, itemIds);
  return {
    ofUnits: ({ units }) => new Map(units.map(({ unitId }) => [unitId, stock.get(unitId)?.available ?? 0])),
  };
}

async function loadStates(db: Db, userId: number, itemIds: readonly number[]) {
  const listings = await listListings(db, userId, itemIds);
  return new Map(listings.map((row) => [listingKeyOf(row), row.state]));
}

/** An item's category on a site. */
export interface Category {
  readonly categoryId: string;
  /** Its names on the site, from the top level down. */
  readonly path: readonly string[];
  /** Undefined if the category does not exist on the site. */
  readonly requirements: CategoryRequirements | undefined;
}

/** The categories as stored; no marketplace is asked. */
async function loadCategories(db: Db, { userId, platform, items, sites }: FactQuery) {
  const categoryOf = await categoriesOf(db, userId, items, sites);
  const placed = items.flatMap((item) => sites.flatMap((site) => categoryOf(item, site)?.categoryId ?? []));
  const known = new Map(
    (await listRequirements(db, platform, sites, [...new Set(placed)])).map(({ site, requirements }) => [
      `${site} ${requirements.categoryId}`,
      requirements,
    ]),
  );
  return (item: Item, site: Site): Category | undefined => {
    const category = categoryOf(item, site);
    return category && { ...category, requirements: known.get(`${site} ${category.categoryId}`) };
  };
}
