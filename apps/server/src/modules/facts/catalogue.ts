import type {
  CatalogueProduct,
  DraftEntry,
  ListingProblem,
  OfferedProduct,
  OfferRestriction,
} from '@quayside/connector-kit';
import { platformOfSite, type Site, toGtin14 } from '@quayside/kernel';
import type { OpenedAccount } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/** The parts of a marketplace's catalogue that a run needs if a listing is an offer for a catalogue product. */
export interface RunCatalogue {
  /** The site's products with these GTINs. A GTIN that the catalogue lacks is missing in the map. */
  find(site: Site, gtins: readonly string[]): Promise<ReadonlyMap<string, CatalogueProduct>>;
  /** Why the account may not offer products, in the given order. Undefined if the marketplace restricts nobody. */
  readonly restrictionsOf:
    | ((site: Site, offers: readonly OfferedProduct[]) => Promise<readonly (OfferRestriction | null)[]>)
    | undefined;
  /** What the marketplace would reject in descriptions of new products. Undefined if it accepts no new products. */
  readonly check:
    | ((site: Site, entries: readonly DraftEntry[]) => Promise<readonly (readonly ListingProblem[])[]>)
    | undefined;
  /**
   * The item through which the account sells a product, by its GTIN of 14 digits. A seller has only one offer per
   * product there.
   */
  readonly sold: Map<string, number>;
}

/** Undefined if sellers describe their listings themselves, as an account does with its own items. */
export function openCatalogue({ connector, session }: OpenedAccount, sites: readonly Site[]): RunCatalogue | undefined {
  const { findProducts, findRestrictions, checkListings } = connector;
  if (!findProducts || sites.some((site) => platformOfSite(site) === null)) return undefined;
  return {
    find: (site, gtins) => findProducts(session, site, gtins),
    restrictionsOf: findRestrictions && ((site, offers) => findRestrictions(session, site, offers)),
    check: checkListings && ((site, entries) => checkListings(session, site, entries)),
    sold: new Map(),
  };
}

/** The item's product codes, as 14 digits. */
export const codesOf = ({ units }: Pick<Item, 'units'>): string[] => units.flatMap(({ gtin }) => toGtin14(gtin) ?? []);

/** The account sells the item's products from now on. */
export function noteSold(
  { sold }: RunCatalogue,
  itemId: number,
  units: readonly { readonly gtin: string | null }[],
): void {
  for (const { gtin } of units) {
    const key = toGtin14(gtin);
    if (key !== undefined) sold.set(key, itemId);
  }
}
