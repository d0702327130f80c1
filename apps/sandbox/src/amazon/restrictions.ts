import { hash32 } from '../platform/seeded.ts';
import { invalidInput } from './errors.ts';
import { type AmazonCall, type AmazonOperation, json, marketplacesOf } from './operation.ts';

/** One product in this many needs Amazon's approval before it may be sold. */
const GATED_SHARE = 40;
/** One in so many may be sold new, and not used. */
const NEW_ONLY_SHARE = 20;
const APPROVAL = { verb: 'GET', title: 'Request approval via Seller Central.', type: 'text/html' };

/** Listings Restrictions 2021-08-01: an empty list means that the product may be sold. */
function get(call: AmazonCall) {
  const { query, seller, world } = call;
  if (query.sellerId !== seller.profile.sellerId)
    throw invalidInput('The seller id does not belong to the access token.');
  const marketplaceIds = marketplacesOf(call);
  const asin = query.asin ?? '';
  const conditionType = query.conditionType === undefined ? {} : { conditionType: query.conditionType };
  const isKnown = world.amazon.goods.byAsin(asin) !== undefined;
  const reason = isKnown
    ? reasonAgainst(asin, query.conditionType)
    : { message: 'The ASIN was not found.', reasonCode: 'ASIN_NOT_FOUND' };
  if (!reason) return json(200, { restrictions: [] });
  const restrictions = marketplaceIds.map((marketplaceId) => ({
    marketplaceId,
    ...conditionType,
    reasons: [reason],
  }));
  return json(200, { restrictions });
}

function reasonAgainst(asin: string, conditionType: string | undefined): object | undefined {
  if (hash32(`gated/${asin}`) % GATED_SHARE === 0) {
    const resource = `https://sellercentral.amazon.com/hz/approvalrequest/restrictions/approve?asin=${asin}`;
    return {
      ...{ message: 'You need approval to list this product.', reasonCode: 'APPROVAL_REQUIRED' },
      links: [{ ...APPROVAL, resource }],
    };
  }
  const isUsed = conditionType?.startsWith('used') ?? false;
  if (!isUsed || hash32(`new only/${asin}`) % NEW_ONLY_SHARE !== 0) return undefined;
  return { message: 'You cannot list the product in this condition.', reasonCode: 'NOT_ELIGIBLE' };
}

export const restrictionsOperations: readonly AmazonOperation[] = [
  { name: 'getListingsRestrictions', method: 'GET', url: '/listings/2021-08-01/restrictions', run: get },
];
