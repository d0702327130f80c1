import { schemaOf } from './definition-schema.ts';
import { type DownloadSource, signedUrl } from './documents.ts';
import { invalidInput, notFound } from './errors.ts';
import { type AmazonCall, type AmazonOperation, json, listOf, marketplacesOf } from './operation.ts';
import { checksumOf, displayName, findProductType, type Requirements } from './product-types.ts';
import type { AmazonProfile } from './sellers.data.ts';
import { shippingGroups } from './shipping-groups.ts';
import { siteById } from './sites.data.ts';
import { recommendedFor, typesNamed } from './type-search.ts';

/** Product Type Definitions 2020-09-01. */
const base = '/definitions/2020-09-01/productTypes';
const VERSION = 'UAhwl6pyYOQxLMs0KG4TGQ==';

function localeOf(call: AmazonCall, marketplaceIds: readonly string[]): string {
  const asked = call.query.locale;
  return asked === undefined || asked === 'DEFAULT'
    ? (siteById.get(marketplaceIds[0] ?? '')?.locale ?? 'en_GB')
    : asked;
}

function search(call: AmazonCall) {
  const { keywords, itemName, searchLocale } = call.query;
  if (keywords !== undefined && itemName !== undefined)
    throw invalidInput("'keywords' cannot be used together with 'itemName'.");
  const marketplaceIds = marketplacesOf(call);
  const locale = localeOf(call, marketplaceIds);
  const asked = searchLocale ?? siteById.get(marketplaceIds[0] ?? '')?.locale ?? 'en_GB';
  const found =
    itemName === undefined ? typesNamed(listOf(keywords), asked) : recommendedFor(call.world.catalog, itemName, asked);
  return json(200, {
    productTypes: found.map((type) => ({ name: type.name, displayName: displayName(type, locale), marketplaceIds })),
    productTypeVersion: VERSION,
  });
}

/**
 * The text of the schema that a definition links to. Its name has the type, the site and the requirements, and `seller`
 * if the call states one.
 */
function schemaText(profile: AmazonProfile, id: string): string | undefined {
  const [name = '', marketplaceId = '', requirements = '', asked = ''] = id.split('.');
  const groups = asked === 'seller' ? shippingGroups(profile, marketplaceId) : [];
  const type = findProductType(name);
  const site = siteById.get(marketplaceId);
  return type && site ? JSON.stringify(schemaOf(type, site, requirements as Requirements, groups)) : undefined;
}

function get(call: AmazonCall) {
  const marketplaceIds = marketplacesOf(call);
  const type = findProductType(call.params.productType ?? '');
  if (!type) throw notFound(call.params.productType ?? '');
  const requirements = call.query.requirements ?? 'LISTING';
  const locale = localeOf(call, marketplaceIds);
  const { profile } = call.seller;
  const isOwn = call.query.sellerId === profile.sellerId;
  const id = `${type.name}.${marketplaceIds[0]}.${requirements}${isOwn ? '.seller' : ''}`;
  const link = { resource: signedUrl(call.world, call.seller, 'schema', id), verb: 'GET' };
  return json(200, {
    schema: { link, checksum: checksumOf(schemaText(profile, id) ?? '') },
    requirements,
    requirementsEnforced: 'ENFORCED',
    propertyGroups: { offer: { title: 'Offer', propertyNames: ['purchasable_offer', 'fulfillment_availability'] } },
    locale,
    marketplaceIds,
    productType: type.name,
    displayName: displayName(type, locale),
    productTypeVersion: { version: VERSION, latest: true, releaseCandidate: false },
  });
}

export const schemaSource: DownloadSource = (seller, id) => {
  const body = schemaText(seller.profile, id);
  return body === undefined ? undefined : { contentType: 'application/json', body };
};

export const definitionsOperations: readonly AmazonOperation[] = [
  { name: 'searchDefinitionsProductTypes', method: 'GET', url: base, run: search },
  { name: 'getDefinitionsProductType', method: 'GET', url: `${base}/:productType`, run: get },
];
