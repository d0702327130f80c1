import { type AccountSession, type CategoryRequirements, ConnectorError, failedBy } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import type { ProductTypeSchema, SchemaProperty, SchemaValue } from './wire.ts';

/** Definitions change a few times a year. A stale definition costs at most one rejected listing. */
const LIFETIME_MS = 86_400_000;
/** Cached product types: many times those of one shop on its sites. A schema has some hundred kilobytes at Amazon. */
const LARGEST_CACHE = 200;

/** Attributes that the connector fills from the entry's own fields, so the seller need not be asked. */
const FILLED = new Set([
  'item_name',
  'brand',
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
  /** Names of the attributes that the type allows. */
  readonly attributes: ReadonlySet<string>;
}

export type ReadProductType = (
  session: AccountSession,
  site: Site,
  productType: string,
) => Promise<ProductType | undefined>;

/** Reads product types by site and caches them for a day; undefined if the site has no such type. */
export function createProductTypes(client: AmazonClient): ReadProductType {
  const cache = new Map<string, { readAt: number; type: Promise<ProductType | undefined> }>();

  return (session, site, productType) => {
    const key = `${site} ${productType}`;
    const now = session.clock.now().getTime();
    const held = cache.get(key);
    if (held && now - held.readAt < LIFETIME_MS) return held.type;
    const type = read(client, session, site, productType);
    cache.delete(key);
    cache.set(key, { readAt: now, type });
    type.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return type;
  };
}

async function read(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  productType: string,
): Promise<ProductType | undefined> {
  try {
    return toProductType(productType, await client.getProductTypeSchema(session, site, productType));
  } catch (error) {
    const cause = failedBy(error).error;
    if (cause.kind === 'not-found') return undefined;
    throw cause;
  }
}

export function toProductType(productType: string, schema: ProductTypeSchema): ProductType {
  const properties = schema.properties ?? {};
  const requiredAspects = (schema.required ?? [])
    .filter((name) => !FILLED.has(name))
    .map((name) => {
      const allowedValues = choicesOf(properties[name]);
      return { name, allowedValues, isSelectionOnly: allowedValues.length > 0 };
    });
  return { requirements: { categoryId: productType, requiredAspects }, attributes: new Set(Object.keys(properties)) };
}

function choicesOf(property: SchemaProperty | undefined): string[] {
  const value = property?.items?.properties?.value;
  const stated: readonly SchemaValue[] = value === undefined ? [] : [value, ...(value.anyOf ?? [])];
  return stated.flatMap((one) => one.enum ?? []).filter((choice): choice is string => typeof choice === 'string');
}

export function unknownProductType(site: Site, productType: string): ConnectorError {
  return new ConnectorError('rejected', `Amazon has no product type ${productType} on ${site}.`, {
    field: 'categoryId',
  });
}
