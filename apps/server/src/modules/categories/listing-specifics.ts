import type { ItemSpecific } from '@quayside/contract';
import type { ItemOnSite, Site } from '@quayside/kernel';
import { fitValues, type SpecificField } from '@quayside/kernel/specifics';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { categoriesOf, type PlacedCategory } from './categories-of.ts';
import type { CategoryHooks, MadeSpecific } from './ports.ts';
import { listRequirements } from './requirements.repository.ts';
import { fieldsOf, unknownField } from './specific-fields.ts';
import { type SiteSpecifics, specificsOf } from './specifics-of.ts';

/** An item on a site, with its category there and all its specifics. */
export interface ListingSpecifics {
  readonly item: Item;
  readonly site: Site;
  readonly category: PlacedCategory | undefined;
  /** The most needed ones first; those unknown to the category come last. */
  readonly specifics: readonly ItemSpecific[];
  /** The marketplace's words, if it rejected something. */
  readonly detail?: string | null;
}

/** The stored categories of items on sites. Calls no marketplace, and leaves out items of other users. */
export async function loadListingSpecifics(
  db: Db,
  { madeSpecifics }: Pick<CategoryHooks, 'madeSpecifics'>,
  { userId, platform }: Account,
  listings: readonly ItemOnSite[],
): Promise<ListingSpecifics[]> {
  const itemIds = [...new Set(listings.map(({ itemId }) => itemId))];
  const sites = [...new Set(listings.map(({ site }) => site))];
  const found = await getItems(db, userId, itemIds);
  const items = new Map(found.map((item) => [item.itemId, item]));
  const categoryOf = await categoriesOf(db, userId, found, sites);
  const ownOf = await specificsOf(db, userId, itemIds, sites);
  const madeOf = await madeSpecifics(db, userId, found, sites);
  const placed = listings.flatMap(({ itemId, site }) => {
    const item = items.get(itemId);
    return item ? [{ item, site, category: categoryOf(item, site) }] : [];
  });
  const categoryIds = [...new Set(placed.flatMap(({ category }) => category?.categoryId ?? []))];
  const asked = await listRequirements(db, platform, sites, categoryIds);
  const known = new Map(
    asked.map(({ site, requirements }) => [`${site} ${requirements.categoryId}`, fieldsOf(requirements)]),
  );
  return placed.map(({ item, site, category }) => ({
    ...{ item, site, category },
    specifics: specificsFrom(
      (category && known.get(`${site} ${category.categoryId}`)) ?? [],
      madeOf(item, site),
      ownOf(item.itemId, site),
    ),
  }));
}

function specificsFrom(
  fields: readonly SpecificField[],
  made: readonly MadeSpecific[],
  own: SiteSpecifics,
): ItemSpecific[] {
  const known = new Set(fields.map(({ name }) => name));
  const others = [...new Set([...made.map(({ name }) => name), ...Object.keys(own)])].filter(
    (name) => !known.has(name),
  );
  return [...fields, ...others.map(unknownField)].map((field) => ({
    ...field,
    ...valuesOf(
      field,
      made.find(({ name }) => name === field.name),
      Object.hasOwn(own, field.name) ? own[field.name] : undefined,
    ),
  }));
}

function valuesOf(
  field: SpecificField,
  made: MadeSpecific | undefined,
  own: readonly string[] | undefined,
): Pick<ItemSpecific, 'values' | 'origin'> {
  // Each variation has its own value, whatever the listing states.
  if (made?.origin === 'variations') return { values: made.values, origin: 'variations' };
  if (own?.length === 0) return { values: [], origin: 'removed' };
  const values = fitValues(field, own ?? made?.values ?? []);
  if (values.length === 0) return { values, origin: 'none' };
  return { values, origin: own ? 'own' : (made?.origin ?? 'none') };
}
