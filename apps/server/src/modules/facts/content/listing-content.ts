import type { SpecificField } from '@quayside/kernel/specifics';
import type { TextLanguage } from '@quayside/text';
import { listedSpecifics } from '../../categories/index.ts';
import type { Setting, Translated } from '../../descriptions/index.ts';
import type { Content } from '../../dispatch/index.ts';
import { CATALOGUE_LABEL, type ContentRow } from '../../listings/index.ts';
import type { Item } from '../../products/index.ts';

import { type Aspects, type Audience, aspectsFor, specificsFor } from './aspects.ts';
import { codedAspects, codedSpecifics, needsCodes } from './coded-aspects.ts';
import { describeItem } from './description.ts';
import { withTitleFacts } from './title-facts.ts';
import type { WordsOf } from './words-of.ts';

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

export interface Reader extends Audience {
  /** The specifics that the seller set for the item on the site. */
  readonly given: Aspects;
  /** The requirements of the item's category on the site. */
  readonly fields: readonly SpecificField[];
  /** The language of the item's description at home. */
  readonly from: TextLanguage;
  /** The names of the item's category on the site, from the top level down. */
  readonly categoryPath: readonly string[] | undefined;
  /** How the site's listings are described. */
  readonly setting: Setting;
  readonly words: WordsOf;
  readonly translated: Translated | undefined;
}

/** What a listing states about its item; only the product if it is an offer for a catalogue product. */
export function contentOf(item: Item, row: Omit<ContentRow, 'itemId' | 'shippingKey'>, reader: Reader): Content {
  if (row.titleLabel === CATALOGUE_LABEL) return offerOf(item, row);
  const { from, given, fields, categoryPath, setting, words, translated, ...audience } = reader;
  const isCoded = needsCodes(audience.site, item.platform);
  const facts = withTitleFacts(item);
  const made = isCoded ? codedAspects(facts.attributes, item.platform, audience) : aspectsFor(facts, audience);
  const attributes = listedSpecifics(made, given, fields);
  return {
    key: row.listingKey,
    isGroup: row.isGroup,
    title: row.title,
    description: describeItem(item, {
      ...{ site: audience.site, converter: audience.converter, from, given, fields, categoryPath, setting, words },
      translated,
      title: row.title,
    }).html,
    categoryId: item.categoryId ?? '',
    brand: item.brand,
    mpn: item.mpn,
    condition: item.condition,
    images: item.images,
    attributes,
    settings: row.settings,
    units: item.units.flatMap((unit) => {
      const sku = row.skus[unit.unitId];
      if (!sku) return [];
      const specifics = isCoded
        ? codedSpecifics(unit.specifics, item.platform, audience)
        : specificsFor(item, unit.specifics, audience);
      // Without its own value, a unit that is live already would be the same as another.
      const shown = Object.entries(specifics).map(([name, value], place) => [
        name,
        value ?? Object.values(unit.specifics)[place] ?? '',
      ]);
      return [{ sku, gtin: unit.gtin, specifics: row.isGroup ? Object.fromEntries(shown) : {}, images: unit.images }];
    }),
  };
}
