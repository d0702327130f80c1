import { type AccountSession, type CategoryRequirements, ConnectorError, failedBy } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { type AttributeShape, choicesOf, readShapes } from './definition/attribute-shape.ts';
import { createValidate, type Validate } from './definition/validate.ts';
import { SHIPPING_GROUP } from './transform/values.ts';
import type { ProductTypeSchema } from './wire.ts';

/** Definitions change a few times a year. A stale definition costs at most one rejected listing. */
const LIFETIME_MS = 86_400_000;
/** Cached product types: many times those of one shop on its sites. A schema has some hundred kilobytes at Amazon. */
const LARGEST_CACHE = 200;

/** Attributes that the connector fills from the entry's own fields, so the seller need not be asked. */
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
]);

export interface ProductType {
  readonly requirements: CategoryRequirements;
  /** How each attribute that the type has is written. */
  readonly shapes: ReadonlyMap<string, AttributeShape>;
  readonly validate: Validate;
}

export type ReadProductType = (
  session: AccountSession,
  site: Site,
  productType: string,
) => Promise<ProductType | undefined>;

interface Read {
  /** Amazon's checksum of the schema; a type whose checksum is the same is not read again. */
  readonly checksum: string | undefined;
  readonly type: ProductType;
}

/** Reads product types by site and looks once a day whether they changed; undefined if the site has no such type. */
export function createProductTypes(client: AmazonClient): ReadProductType {
  const cache = new Map<string, { readAt: number; read: Promise<Read | undefined> }>();

  return (session, site, productType) => {
    const key = `${site} ${productType}`;
    const now = session.clock.now().getTime();
    const held = cache.get(key);
    if (held && now - held.readAt < LIFETIME_MS) return typeOf(held.read);
    const before = held ? held.read.catch(() => undefined) : Promise.resolve(undefined);
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
  const requiredAspects = (schema.required ?? [])
    .filter((name) => !FILLED.has(name))
    .map((name) => {
      const value = schema.properties?.[name]?.items?.properties?.value;
      const allowedValues = value ? choicesOf(value).flatMap((choice) => textOf(choice.value)) : [];
      return { name, allowedValues, isSelectionOnly: allowedValues.length > 0 };
    });
  return {
    requirements: { categoryId: productType, requiredAspects },
    shapes: readShapes(schema),
    validate: createValidate(withoutGroups(schema)),
  };
}

/** The shipping groups of the seller who asked are no rule for others, and the seller may make another group any time. */
function withoutGroups(schema: ProductTypeSchema): ProductTypeSchema {
  const { [SHIPPING_GROUP]: group, ...others } = schema.properties ?? {};
  return { ...schema, properties: { ...others, ...(group ? { [SHIPPING_GROUP]: { type: 'array' } } : {}) } };
}

const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

export function unknownProductType(site: Site, productType: string): ConnectorError {
  return new ConnectorError('rejected', `Amazon has no product type ${productType} on ${site}.`, {
    field: 'categoryId',
  });
}
