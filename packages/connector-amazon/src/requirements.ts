import { type AccountSession, type CategoryRequirements, ConnectorError, failedBy } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { type AttributeShape, readShapes } from './definition/attribute-shape.ts';
import { toAspects } from './definition/to-aspects.ts';
import { createValidate, type Validate } from './definition/validate.ts';
import { CODE_EXEMPTION } from './transform/attributes.ts';
import { SHIPPING_GROUP } from './transform/values.ts';
import type { ProductTypeSchema, SchemaNode } from './wire.ts';

/** Definitions change a few times a year. A stale definition costs at most one rejected listing. */
const LIFETIME_MS = 86_400_000;
/** Cached product types: many times those of one shop on its sites. A schema has some hundred kilobytes at Amazon. */
const LARGEST_CACHE = 200;

/** Attributes that the connector fills from the entry's own fields, so that the seller is not asked for them. */
const FILLED = new Set([
  'item_name',
  'brand',
  'bullet_point',
  'product_description',
  'condition_type',
  'purchasable_offer',
  'fulfillment_availability',
  'main_product_image_locator',
  'externally_assigned_product_identifier',
  'merchant_suggested_asin',
  CODE_EXEMPTION,
  'list_price',
  SHIPPING_GROUP,
  'parentage_level',
  'child_parent_sku_relationship',
  'variation_theme',
]);

export const isFilled = (attribute: string): boolean => FILLED.has(attribute);

export interface ProductType {
  readonly requirements: CategoryRequirements;
  /** The format of each attribute of the type. */
  readonly shapes: ReadonlyMap<string, AttributeShape>;
  /** The attributes that the type requires, always or for some listings. */
  readonly mayRequire: ReadonlySet<string>;
  readonly validate: Validate;
}

export type ReadProductType = (
  session: AccountSession,
  site: Site,
  productType: string,
) => Promise<ProductType | undefined>;

interface Read {
  /** Amazon's checksum of the schema; a type with an unchanged checksum is not read again. */
  readonly checksum: string | undefined;
  readonly type: ProductType;
}

/**
 * Reads product types by site and checks once a day whether they have changed; undefined if the site has no such type.
 */
export function createProductTypes(client: AmazonClient): ReadProductType {
  const cache = new Map<string, { readAt: number; read: Promise<Read | undefined> }>();

  return (session, site, productType) => {
    const key = `${site} ${productType}`;
    const now = session.clock.now().getTime();
    const existing = cache.get(key);
    if (existing && now - existing.readAt < LIFETIME_MS) return typeOf(existing.read);
    const before = existing ? existing.read.catch(() => undefined) : Promise.resolve(undefined);
    const read = before.then((known) => readType(client, session, site, productType, known));
    cache.delete(key);
    cache.set(key, { readAt: now, read });
    read.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return typeOf(read);
  };
}

const typeOf = async (read: Promise<Read | undefined>): Promise<ProductType | undefined> => (await read)?.type;

async function readType(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  productType: string,
  before: Read | undefined,
): Promise<Read | undefined> {
  try {
    const definition = await client.getProductType(session, site, productType);
    const checksum = definition?.schema?.checksum;
    if (before && checksum !== undefined && before.checksum === checksum) return before;
    return { checksum, type: toProductType(productType, await client.readProductTypeSchema(session, definition)) };
  } catch (error) {
    const cause = failedBy(error).error;
    if (cause.kind === 'not-found') return undefined;
    throw cause;
  }
}

export function toProductType(productType: string, schema: ProductTypeSchema): ProductType {
  const shapes = readShapes(schema);
  const required = new Set(schema.required ?? []);
  const aspectsOf = (names: Iterable<string>) =>
    [...names].flatMap((name) => {
      const shape = shapes.get(name);
      return FILLED.has(name) || !shape ? [] : toAspects(shape);
    });
  const conditional = conditionallyRequired(schema).filter((name) => !required.has(name));
  return {
    requirements: {
      categoryId: productType,
      requiredAspects: aspectsOf(required),
      conditionalAspects: aspectsOf(new Set(conditional)),
    },
    shapes,
    mayRequire: new Set([...required, ...conditional]),
    validate: createValidate(withoutGroups(schema)),
  };
}

/** Another seller's shipping groups must not limit this one, and the seller may create further groups at any time. */
function withoutGroups(schema: ProductTypeSchema): ProductTypeSchema {
  const { [SHIPPING_GROUP]: group, ...others } = schema.properties ?? {};
  return { ...schema, properties: { ...others, ...(group ? { [SHIPPING_GROUP]: { type: 'array' } } : {}) } };
}

/** The attributes that are required for some combinations of others. */
function conditionallyRequired({ allOf = [], then, else: otherwise }: SchemaNode): string[] {
  const branches = [then, otherwise].flatMap((branch) => branch ?? []);
  return [
    ...branches.flatMap(({ required = [] }) => required),
    ...[...allOf, ...branches].flatMap(conditionallyRequired),
  ];
}

export function unknownProductType(site: Site, productType: string): ConnectorError {
  return new ConnectorError('rejected', `Amazon has no product type ${productType} on ${site}.`, {
    field: 'categoryId',
  });
}
