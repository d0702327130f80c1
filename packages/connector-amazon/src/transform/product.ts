import type { DraftEntry, DraftUnit } from '@quayside/connector-kit';
import { type Money, type SafetyContact, type Site, siteFacts } from '@quayside/kernel';
import type { AttributeShape } from '../definition/attribute-shape.ts';
import { buildParts, buildValues, bulletPoints, fitted, themeOf } from '../definition/build-values.ts';
import { amazonSite } from '../sites.ts';
import type { Attributes } from '../wire.ts';
import { SHIPPING_GROUP, toNumber } from './values.ts';

const OTHER_PICTURES = 8;
/** Amazon's brand value for unbranded goods. */
const NO_BRAND = 'Generic';

/** The site on which a product is described, and the attributes that its type has there. */
export interface Place {
  readonly site: Site;
  readonly shapes: ReadonlyMap<string, AttributeShape>;
  /** The attributes that the type requires, always or for some listings. */
  readonly mayRequire: ReadonlySet<string>;
}

/** Attributes of the listing itself, which an item's specifics never state. */
const NOT_FACTS: ReadonlySet<string> = new Set([
  'condition_type',
  'merchant_suggested_asin',
  SHIPPING_GROUP,
  'parentage_level',
]);

/** Blank text counts as absent, because Amazon rejects it as a value. */
const isStated = (value: string | null): value is string => value !== null && value.trim() !== '';

/** The attribute with its valid values; empty if the type lacks it or no text is a valid value. */
function attributeOf({ site, shapes }: Place, name: string, texts: readonly string[]): Attributes {
  const values = buildValues(shapes.get(name), texts.filter(isStated), {
    ...amazonSite(site),
    currency: siteFacts(site).currency,
  });
  return values.length > 0 ? { [name]: values } : {};
}

/** The attributes of an entry's product, each in the format of the product type. */
export function factsOf(entry: DraftEntry, place: Place, images: readonly string[]): Attributes {
  const { shapes } = place;
  const of = (name: string, texts: readonly (string | null)[]) => attributeOf(place, name, texts.filter(isStated));
  const specifics = Object.entries(entry.attributes).filter(([name]) => !NOT_FACTS.has(name));
  const description = fitted(shapes.get('product_description'), entry.description);
  return Object.assign(
    {},
    of('part_number', [entry.mpn]),
    of('model_number', [entry.mpn]),
    of('bullet_point', bulletPoints(shapes.get('bullet_point'), entry.description)),
    // The seller's own values take precedence over those derived from other fields.
    ...specifics.map(([name, values]) => of(name, values)),
    partsAs(place, entry),
    of('item_name', [entry.title]),
    of('brand', [isStated(entry.brand) ? entry.brand : NO_BRAND]),
    of('product_description', [description || entry.title]),
    picturesAs(place, images),
    safetyAs(place, entry),
  );
}

/** The attributes whose fields the entry states separately, such as `item_dimensions.length`. */
function partsAs({ site, shapes }: Place, { attributes }: DraftEntry): Attributes {
  const place = { ...amazonSite(site), currency: siteFacts(site).currency };
  const names = new Set(
    Object.keys(attributes).flatMap((name) => (name.includes('.') ? (name.split('.')[0] ?? []) : [])),
  );
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const shape = shapes.get(name);
      const values = shape ? buildParts(shape, (part) => attributes[`${name}.${part}`]?.[0], place) : [];
      return values.length > 0 ? [[name, values] as const] : [];
    }),
  );
}

/** Amazon's limits for the two fields, in characters. */
const MANUFACTURER_REFERENCE = 100;
const PERSON_ADDRESS = 1_000;

/**
 * Amazon identifies a manufacturer, and a responsible person in the EU, only by an e-mail address or a web page: its
 * product type definitions have `gpsr_manufacturer_reference` and `dsa_responsible_party_address`. An offer for a
 * catalogue product states neither.
 */
function safetyAs({ site, shapes }: Place, { safety }: DraftEntry): Attributes {
  if (!safety || safety.isExempt) return {};
  const at = { marketplace_id: amazonSite(site).marketplaceId };
  const addressOf = (contact: SafetyContact | null, most: number) =>
    [contact?.email.trim() ?? '', contact?.contactUrl.trim() ?? ''].find((one) => one !== '' && one.length <= most);
  const maker = addressOf(safety.manufacturer, MANUFACTURER_REFERENCE);
  const person = addressOf(safety.responsiblePerson, PERSON_ADDRESS);
  const named: Attributes = {
    ...(maker ? { gpsr_manufacturer_reference: [{ gpsr_manufacturer_email_address: maker, ...at }] } : {}),
    ...(person ? { dsa_responsible_party_address: [{ value: person, ...at }] } : {}),
  };
  return Object.fromEntries(Object.entries(named).filter(([name]) => shapes.has(name)));
}

function picturesAs({ site, shapes }: Place, images: readonly string[]): Attributes {
  const at = { marketplace_id: amazonSite(site).marketplaceId };
  const named = images
    .slice(0, 1 + OTHER_PICTURES)
    .map(
      (media_location, index) =>
        [
          index === 0 ? 'main_product_image_locator' : `other_product_image_locator_${index}`,
          [{ media_location, ...at }],
        ] as const,
    );
  return Object.fromEntries(named.filter(([name]) => shapes.has(name)));
}

/** How an entry's variations are linked: the attributes of the parent, or those of one unit. */
export function familyOf(entry: DraftEntry, place: Place, unit: DraftUnit | undefined): Attributes {
  const at = { marketplace_id: amazonSite(place.site).marketplaceId };
  const names = [...new Set(entry.units.flatMap(({ specifics }) => Object.keys(specifics)))];
  const name = themeOf(place.shapes.get('variation_theme'), names);
  // The theme is the same on all sites.
  const theme: Attributes = name === undefined ? {} : { variation_theme: [{ name }] };
  const relationship = { child_relationship_type: 'variation', ...at };
  if (unit === undefined) {
    return { ...theme, parentage_level: [{ value: 'parent', ...at }], child_parent_sku_relationship: [relationship] };
  }
  return {
    ...theme,
    parentage_level: [{ value: 'child', ...at }],
    child_parent_sku_relationship: [{ ...relationship, parent_sku: entry.key }],
  };
}

/** The values that distinguish a unit from the others of its entry. */
export function varyingOf(place: Place, { specifics }: DraftUnit): Attributes {
  return Object.assign({}, ...Object.entries(specifics).map(([name, value]) => attributeOf(place, name, [value])));
}

const LIST_PRICE = 'list_price';
/** The possible fields for the amount; a definition has one of them. */
const AMOUNTS: readonly string[] = ['value_with_tax', 'value'];

/**
 * The list price, if the product type requires one: the seller's own price, because Quayside knows no other. It is
 * omitted if it is optional, so that no listing shows a false discount.
 */
export function listPriceOf({ site, shapes, mayRequire }: Place, price: Money): Attributes {
  const shape = mayRequire.has(LIST_PRICE) ? shapes.get(LIST_PRICE) : undefined;
  const amount = shape?.value ? 'value' : AMOUNTS.find((name) => shape?.parts.has(name));
  if (!shape || amount === undefined) return {};
  const hasCurrency = shape.hasCurrency || shape.parts.has('currency');
  return {
    [LIST_PRICE]: [
      {
        [amount]: toNumber(price),
        ...(hasCurrency ? { currency: price.currency } : {}),
        ...(shape.hasMarketplace ? { marketplace_id: amazonSite(site).marketplaceId } : {}),
      },
    ],
  };
}
