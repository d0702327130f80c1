import type {
  CatalogueProduct,
  DraftEntry,
  ListingProblem,
  OfferedProduct,
  OfferRestriction,
} from '@quayside/connector-kit';
import { platformOfSite, type Site, toGtin14 } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';
import type { RunRow } from '../publishing/runs.repository.ts';

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
export async function openCatalogue(
  db: Db,
  { connector, session }: OpenedAccount,
  run: RunRow,
): Promise<RunCatalogue | undefined> {
  const { findProducts, findRestrictions, checkListings } = connector;
  if (!findProducts || run.sites.some((site) => platformOfSite(site) === null)) return undefined;
  const sold = new Map<string, number>();
  for (const { gtin, itemId } of await listSoldGtins(db, run)) {
    const key = toGtin14(gtin);
    if (key !== undefined) sold.set(key, itemId);
  }
  return {
    find: (site, gtins) => findProducts(session, site, gtins),
    restrictionsOf: findRestrictions && ((site, offers) => findRestrictions(session, site, offers)),
    check: checkListings && ((site, entries) => checkListings(session, site, entries)),
    sold,
  };
}

/**
 * GTINs that the account sells itself, lists for others, or has prepared in this run so far; after a crash, the run
 * continues with these.
 */
async function listSoldGtins(
  db: Db,
  { userId, accountId, runId }: RunRow,
): Promise<readonly { readonly itemId: number; readonly gtin: string }[]> {
  const { rows } = await sql<{ itemId: number; gtin: string }>`
    with sold as (
      select item_id from items where user_id = ${userId} and account_id = ${accountId} and not is_ended
      union
      select item_id from listings where user_id = ${userId} and account_id = ${accountId} and state in ('L', 'Q', 'P')
      union
      select item_id from run_items where user_id = ${userId} and run_id = ${runId} and verdict <> 'blocked'
    )
    select u.item_id as "itemId", u.gtin from sold
    join item_units u on u.user_id = ${userId} and u.item_id = sold.item_id
    where not u.is_ended and u.gtin is not null`.execute(db);
  return rows;
}

/** The account sells the item's products from now on. */
export function noteSold({ sold }: RunCatalogue, { itemId, units }: Pick<Item, 'itemId' | 'units'>): void {
  for (const { gtin } of units) {
    const key = toGtin14(gtin);
    if (key !== undefined) sold.set(key, itemId);
  }
}
