import { HOUR_MS } from '../platform/durations.ts';
import { categoryByReference } from './category-tree.ts';
import { badRequest, type FieldErrors, notFound, tooMany } from './errors.ts';
import { productReferenceOf } from './goods.ts';
import type { StoredIntegration, StoredProduct } from './model.ts';
import { json, type OctopiaCall, type OctopiaOperation } from './operation.ts';
import { pageByIndex, pickFields } from './paging.ts';

/** Products: catalogue search by GTIN, and submission of unknown products. */
const MAX_PRODUCTS = 10_000;
/** Limits measured by a seller: packages per hour, and lines in a report, whatever page is requested. */
const PACKAGES_AN_HOUR = 25;
const REPORT_LINES = 25;
const LONGEST_TITLE = 132;
const QUEUE_MS = 700;
const WORK_MS = 2300;
const MS_PER_PRODUCT = 1;

function productJson(product: StoredProduct) {
  const { categoryCode, brand } = product;
  return {
    gtin: product.gtin,
    reference: productReferenceOf(product.gtin),
    sellerProductReference: product.sellerProductReference,
    language: 'fr-FR',
    title: product.title,
    description: product.description,
    brand: { reference: brand.toUpperCase(), name: brand },
    category: { reference: categoryCode, label: categoryByReference.get(categoryCode)?.label ?? '' },
    variantGroupReference: product.variantGroupReference === '' ? null : product.variantGroupReference,
    pictures: product.pictures.map((url, index) => ({ index: index + 1, url })),
    attributes: product.attributes.map(({ propertyReference, values }) => ({
      propertyReference,
      label:
        categoryByReference.get(categoryCode)?.properties.find(({ reference }) => reference === propertyReference)
          ?.label ?? propertyReference,
      values,
    })),
  };
}

/** With a GTIN, that product from the whole catalogue; otherwise the products that the seller offers. */
function list(call: OctopiaCall) {
  const { query, seller } = call;
  const { catalogue } = call.world.octopia;
  if (query.gtin !== undefined && !/^\d{8,14}$/.test(query.gtin))
    throw badRequest('The request failed', { gtin: ['It has to be a code of 8 to 14 digits.'] });
  const gtins =
    query.gtin === undefined ? [...new Set([...seller.state.offers.values()].map(({ gtin }) => gtin))] : [query.gtin];
  const found = gtins.flatMap((gtin) => catalogue.find(gtin) ?? []);
  const items = pageByIndex(call, found).map((product) => pickFields(query.fields, productJson(product), ['gtin']));
  return json(200, { itemsPerPage: items.length, items });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readPictures(value: unknown): string[] {
  const pictures = Array.isArray(value) ? value.filter(isObject) : [];
  return pictures
    .map((picture, index) => ({ index: Number(picture.index ?? index + 1), url: textOf(picture.url) }))
    .filter(({ url }) => URL.canParse(url))
    .sort((one, other) => one.index - other.index)
    .map(({ url }) => url);
}

function readAttributes(value: unknown): StoredProduct['attributes'] {
  const attributes = Array.isArray(value) ? value.filter(isObject) : [];
  return attributes.map(({ propertyReference, values }) => ({
    propertyReference: textOf(propertyReference),
    values: Array.isArray(values) ? values.filter((entry): entry is string => typeof entry === 'string') : [],
  }));
}

/** Rejects the whole request for a malformed product; rule violations go into the report. */
const PRODUCT_TEXTS = ['description', 'brand', 'language', 'variantGroupReference'] as const;

function readProduct(entry: unknown, index: number, now: number, errors: FieldErrors): StoredProduct {
  const fields = isObject(entry) ? entry : {};
  const complain = (name: string, text: string) => {
    errors[`products[${index}].${name}`] = [text];
  };
  const product: StoredProduct = {
    gtin: textOf(fields.gtin),
    sellerProductReference: textOf(fields.sellerProductReference),
    title: textOf(fields.title),
    description: textOf(fields.description),
    brand: textOf(fields.brand),
    categoryCode: textOf(fields.categoryCode),
    variantGroupReference: textOf(fields.variantGroupReference),
    pictures: readPictures(fields.sellerPictureUrls),
    attributes: readAttributes(fields.attributes),
    createdAt: now,
  };
  for (const name of PRODUCT_TEXTS) {
    const value = fields[name];
    if (value !== undefined && value !== null && typeof value !== 'string') complain(name, 'It has to be text.');
  }
  if (!/^\d{13}$/.test(product.gtin)) complain('gtin', 'A GTIN has 13 digits.');
  if (product.sellerProductReference === '') complain('sellerProductReference', 'It is required.');
  if (product.title === '' || product.title.length > LONGEST_TITLE) {
    complain('title', `It is required and has at most ${LONGEST_TITLE} characters.`);
  }
  if (!/^[0-9A-Z]{6}$/.test(product.categoryCode)) complain('categoryCode', 'A category code has 6 characters.');
  return product;
}

function integrate(call: OctopiaCall) {
  const { seller, now, body } = call;
  const sent = isObject(body) ? body.products : undefined;
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_PRODUCTS) {
    throw badRequest('The request failed', { products: [`It has to be a list of 1 to ${MAX_PRODUCTS} products.`] });
  }
  const recent = [...seller.state.integrations.values()].filter(({ createdAt }) => createdAt > now - HOUR_MS);
  if (recent.length >= PACKAGES_AN_HOUR)
    throw tooMany('Too many packages were created within the hour.', 'QuotaExceeded');
  const errors: FieldErrors = {};
  const products = sent.map((entry: unknown, index) => readProduct(entry, index, now, errors));
  if (Object.keys(errors).length > 0) throw badRequest('The request failed', errors);
  const { value, change } = seller.next('integration');
  const integration: StoredIntegration = {
    id: `${seller.profile.sellerId}${String(value).padStart(6, '0')}`,
    createdAt: now,
    doneAt:
      now +
      QUEUE_MS +
      WORK_MS +
      products.length * MS_PER_PRODUCT +
      call.world.faults.delayOf('productPackage', seller.profile.username),
    products,
    report: null,
  };
  seller.commit([change, { t: 'integration', integration }]);
  return json(202, { packageId: integration.id });
}

function reports(call: OctopiaCall) {
  const { seller, query } = call;
  if (query.packageId === undefined) throw badRequest('The retrieval failed', { packageId: ['It is required.'] });
  const integration = seller.state.integrations.get(query.packageId);
  if (!integration) throw notFound(`The package ${query.packageId} does not exist.`);
  const lines = (integration.report ?? []).filter(({ gtin }) => query.gtin === undefined || gtin === query.gtin);
  const items = lines.slice(0, REPORT_LINES).map(({ gtin, reference, status, operationType, errors }) => ({
    gtin,
    sellerProductReference: reference,
    status,
    operationType,
    errors,
    warnings: [],
  }));
  return json(200, { itemsPerPage: items.length, items });
}

export const productsOperations: readonly OctopiaOperation[] = [
  { name: 'getProducts', method: 'GET', url: '/products', run: list },
  { name: 'createProductsIntegration', method: 'POST', url: '/products-integration', run: integrate },
  { name: 'getProductsIntegrationReports', method: 'GET', url: '/products-integration-reports', run: reports },
];
