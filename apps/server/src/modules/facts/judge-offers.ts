import type { CatalogueProduct } from '@quayside/connector-kit';
import { type Site, toGtin14 } from '@quayside/kernel';
import type { ProductMatch } from '../categories/index.ts';
import { CATALOGUE_LABEL } from '../listings/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { codesOf, noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeOffer, type OfferFacts, type Verdict } from './checks.ts';
import { asSoldOn } from './held-items.ts';
import { judgeNewProducts, type NewProductPlace } from './judge-new-products.ts';
import { blockedAtHome, type JudgedItem, judgedItem } from './judged-item.ts';
import type { FactsDeps, Judging } from './judging.ts';
import { loadListingFacts } from './listing-facts.ts';
import { PLACE_FACTS, placeFactsOf } from './place-facts.ts';
import { restrictionsOn } from './restrictions.ts';
import { judgeInRounds } from './rounds.ts';

const JUDGED = [...PLACE_FACTS, 'keptElsewhere', 'taxesOf', 'matchOf'] as const;

/**
 * For products in the marketplace's own catalogue: a verdict on each item, with the product's title, the price and the
 * quantity.
 */
export async function judgeOffers(
  deps: FactsDeps,
  judging: Judging,
  itemIds: readonly number[],
  catalogue: RunCatalogue,
): Promise<readonly JudgedItem[]> {
  const { db, connectors } = deps;
  const { account, abroad: sites } = judging;
  const { userId, accountId, platform } = account;
  const { statesTaxes } = connectors.get(platform)?.capabilities ?? {};
  const items = await asSoldOn(db, userId, platform, await getItems(db, userId, itemIds));
  const [facts, products] = await Promise.all([
    loadListingFacts(db, { userId, accountId, platform, items, sites }, JUDGED),
    findOnEach(catalogue, sites, items.flatMap(gtinsOf)),
  ]);
  const fresh: NewProductPlace[] = [];
  const offers: OfferFacts[] = [];
  const atHome = items.flatMap((item) =>
    judging.sites.flatMap((site): JudgedItem[] => {
      const found = products.get(site) ?? NONE;
      const match = facts.matchOf(item.itemId, site);
      const known = placeFactsOf(deps, judging, facts, { item, site });
      if (!known) return [blockedAtHome(item, site)];
      const place = {
        ...{ ...known, match, products: found },
        isStockKeptElsewhere: facts.keptElsewhere.has(item.itemId),
        isSold: (gtin: string) => isSoldByAnother(catalogue, item, gtin),
      };
      const newness = catalogue.check ? newnessOf(item, found, match) : undefined;
      if (newness) fresh.push({ ...place, ...newness });
      else offers.push({ ...place, lacksTaxes: statesTaxes === true && facts.taxesOf(item) === null });
      return [];
    }),
  );
  const judged = await judgeInRounds(offers, {
    judge: judgeOffer,
    keysOf: ({ item }) => codesOf(item),
    refusalsOf: (open) => restrictionsOn(catalogue, open),
    take: ({ item }) => noteSold(catalogue, item.itemId, item.units),
  });
  const described = await judgeNewProducts(deps, judging, fresh, catalogue);
  return [...atHome, ...[...judged].map(toOffer), ...described];
}

function toOffer([offer, verdict]: readonly [OfferFacts, Verdict]): JudgedItem {
  const title = titleOf(offer.item, offer.products);
  return { ...judgedItem(offer, verdict, undefined), title, titleLabel: title === null ? null : CATALOGUE_LABEL };
}

type Products = ReadonlyMap<string, CatalogueProduct>;
const NONE: Products = new Map();

async function findOnEach(catalogue: RunCatalogue, sites: readonly Site[], gtins: readonly string[]) {
  const found = new Map<Site, Products>();
  for (const site of sites) found.set(site, await catalogue.find(site, gtins));
  return found;
}

function gtinsOf({ units }: Item): string[] {
  return units.flatMap(({ gtin }) => gtin ?? []);
}

/** A listing with variations is several products; its title is that of the first. */
function titleOf(item: Item, products: ReadonlyMap<string, CatalogueProduct>): string | null {
  const product = gtinsOf(item).flatMap((gtin) => products.get(gtin) ?? [])[0];
  return product === undefined ? null : product.title || item.title;
}

function isSoldByAnother({ sold }: RunCatalogue, { itemId }: Item, gtin: string): boolean {
  const holder = sold.get(toGtin14(gtin) ?? '');
  return holder !== undefined && holder !== itemId;
}

/**
 * Whether the item is a product that the catalogue lacks, at least for some of its units: the catalogue has none of
 * their codes, they have no codes, or the seller says that it is another product. Undefined for an offer.
 */
function newnessOf(
  { units }: Item,
  products: Products,
  match: ProductMatch | undefined,
): Pick<NewProductPlace, 'isWithoutCodes' | 'products'> | undefined {
  if (match && !match.isSame) return { isWithoutCodes: true, products: NONE };
  const codes = units.map(({ gtin }) => toGtin14(gtin));
  if (codes.every((code) => code === undefined)) return { isWithoutCodes: true, products: NONE };
  const areCodes = new Set(codes).size === units.length && !codes.includes(undefined);
  const isOffer = units.every(({ gtin }) => gtin !== null && products.has(gtin));
  return areCodes && !isOffer ? { isWithoutCodes: false, products } : undefined;
}
