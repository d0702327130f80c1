import { picturesOf } from '../catalog/derive.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import { deriveEan } from '../catalog/gtin.ts';
import { invalidInput, notFound } from './errors.ts';
import { type AmazonCall, type AmazonOperation, json, listOf, marketplacesOf } from './operation.ts';
import { productTypeOf } from './product-types.ts';
import { asinOf } from './shop.ts';

/** Catalog Items 2022-04-01: the products of the catalogue, regardless of who sells them. */
const base = '/catalog/2022-04-01/items';
const MAX_IDENTIFIERS = 20;
const DEFAULT_PAGE = 10;

function itemOf(
  call: AmazonCall,
  { sku, entry }: { sku: string; entry: CatalogEntry },
  marketplaceIds: readonly string[],
) {
  const wanted = listOf(call.query.includedData);
  const has = (name: string) => wanted.includes(name) || (wanted.length === 0 && name === 'summaries');
  const ean = deriveEan(sku);
  const [link = ''] = picturesOf(call.world.config.publicUrl, entry.sku);
  const perMarketplace = (fields: object) => marketplaceIds.map((marketplaceId) => ({ marketplaceId, ...fields }));
  return {
    asin: asinOf(sku),
    ...(has('summaries')
      ? { summaries: perMarketplace({ itemName: entry.title, ...(entry.brand === '' ? {} : { brand: entry.brand }) }) }
      : {}),
    ...(has('identifiers')
      ? {
          identifiers: perMarketplace({
            identifiers: ean === undefined ? [] : [{ identifierType: 'EAN', identifier: ean }],
          }),
        }
      : {}),
    ...(has('productTypes')
      ? { productTypes: perMarketplace({ productType: productTypeOf(entry.categoryPath).name }) }
      : {}),
    ...(has('images')
      ? { images: perMarketplace({ images: [{ variant: 'MAIN', link, height: 600, width: 600 }] }) }
      : {}),
  };
}

function search(call: AmazonCall) {
  const { query, world } = call;
  const marketplaceIds = marketplacesOf(call);
  const identifiers = listOf(query.identifiers);
  if (identifiers.length === 0)
    throw invalidInput("Either 'identifiers' or 'keywords' has to be given; only identifiers are served.");
  if (identifiers.length > MAX_IDENTIFIERS) throw invalidInput("At most 20 'identifiers' are allowed.");
  const { goods } = world.amazon;
  const toAsin: Readonly<Record<string, (identifier: string) => string | undefined>> = {
    ASIN: (asin) => asin,
    EAN: (ean) => goods.byEan(ean),
    UPC: (upc) => goods.byEan(`0${upc}`),
    GTIN: (gtin) => goods.byEan(gtin.replace(/^0(?=\d{13}$)/, '')),
    SKU: (sku) => (query.sellerId === call.seller.profile.sellerId && goods.rows.has(sku) ? asinOf(sku) : undefined),
  };
  const read = toAsin[query.identifiersType ?? ''];
  if (!read) throw invalidInput(`'${query.identifiersType}' is not a served value of 'identifiersType'.`);
  const pageSize = Number(query.pageSize ?? DEFAULT_PAGE);
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= MAX_IDENTIFIERS))
    throw invalidInput("'pageSize' has to be from 1 to 20.");
  const start = Number(query.pageToken ?? 0);
  if (!Number.isInteger(start) || start < 0) throw invalidInput("'pageToken' is invalid.");
  const items = identifiers.flatMap((identifier) => {
    const product = goods.byAsin(read(identifier) ?? '');
    return product ? [itemOf(call, product, marketplaceIds)] : [];
  });
  const end = start + pageSize;
  const pagination = end < items.length ? { nextToken: String(end) } : {};
  return json(200, { numberOfResults: items.length, pagination, items: items.slice(start, end) });
}

function get(call: AmazonCall) {
  const product = call.world.amazon.goods.byAsin(call.params.asin ?? '');
  if (!product) throw notFound(call.params.asin ?? '');
  return json(200, itemOf(call, product, marketplacesOf(call)));
}

export const catalogOperations: readonly AmazonOperation[] = [
  { name: 'searchCatalogItems', method: 'GET', url: base, run: search },
  { name: 'getCatalogItem', method: 'GET', url: `${base}/:asin`, run: get },
];
