import { listedSpecifics } from '../../categories/index.ts';
import type { Content } from '../../dispatch/index.ts';
import { CATALOGUE_LABEL, type ContentRow } from '../../listings/index.ts';
import type { Item } from '../../products/index.ts';
import { describeItem } from './description.ts';
import type { Reader } from './readers.ts';
import { statedFor } from './stated.ts';
import { withTitleFacts } from './title-facts.ts';

/* Imported with the first listing: the words for facts in all languages take a megabyte, and most gateways never write one. */

/** An offer for a catalogue product describes nothing; it only refers to the product. */
function offerOf(item: Item, row: Omit<ContentRow, 'itemId' | 'shippingKey'>): Content {
  return {
    key: row.listingKey,
    isGroup: row.isGroup,
    title: row.title,
    description: '',
    categoryId: '',
    brand: null,
    mpn: null,
    condition: item.condition,
    images: [],
    attributes: {},
    settings: row.settings,
    units: item.units.flatMap(({ unitId, gtin }) => {
      const sku = row.skus[unitId];
      return sku ? [{ sku, gtin, specifics: {}, images: [] }] : [];
    }),
  };
}

/** What a listing states about its item; only the product if it is an offer for a catalogue product. */
export function contentOf(item: Item, row: Omit<ContentRow, 'itemId' | 'shippingKey'>, reader: Reader): Content {
  if (row.titleLabel === CATALOGUE_LABEL) return offerOf(item, row);
  const stated = statedFor(item, reader);
  const made = stated.aspects(withTitleFacts(item).attributes);
  return {
    key: row.listingKey,
    isGroup: row.isGroup,
    title: row.title,
    description: describeItem(item, row.title, reader).html,
    categoryId: item.categoryId ?? '',
    brand: item.brand,
    mpn: item.mpn,
    condition: reader.condition,
    ...(reader.isVatFree ? { isVatFree: true } : {}),
    images: item.images,
    attributes: listedSpecifics(made, reader.given, reader.fields),
    settings: row.settings,
    units: item.units.flatMap((unit) => {
      const sku = row.skus[unit.unitId];
      if (!sku) return [];
      // Without its own value, a unit that is live already would be the same as another.
      const shown = Object.entries(stated.specifics(unit.specifics)).map(([name, value], place) => [
        name,
        value ?? Object.values(unit.specifics)[place] ?? '',
      ]);
      return [{ sku, gtin: unit.gtin, specifics: row.isGroup ? Object.fromEntries(shown) : {}, images: unit.images }];
    }),
  };
}
