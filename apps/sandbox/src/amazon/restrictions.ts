import { hash32 } from '../platform/seeded.ts';
import { invalidInput } from './errors.ts';
import { type AmazonCall, type AmazonOperation, json, marketplacesOf } from './operation.ts';

/** One product in so many needs Amazon's approval before it may be sold. */
const GATED_SHARE = 40;
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
  const isRestricted = hash32(`gated/${asin}`) % GATED_SHARE === 0;
  if (isKnown && !isRestricted) return json(200, { restrictions: [] });
  const reason = isKnown
    ? {
        ...{ message: 'You need approval to list this product.', reasonCode: 'APPROVAL_REQUIRED' },
        links: [
          {
            ...APPROVAL,
            resource: `https://sellercentral.amazon.com/hz/approvalrequest/restrictions/approve?asin=${asin}`,
          },
        ],
      }
    : { message: 'The ASIN was not found.', reasonCode: 'ASIN_NOT_FOUND' };
  const restrictions = marketplaceIds.map((marketplaceId) => ({
    marketplaceId,
    ...conditionType,
    reasons: [reason],
  }));
  return json(200, { restrictions });
}

export const restrictionsOperations: readonly AmazonOperation[] = [
  { name: 'getListingsRestrictions', method: 'GET', url: '/listings/2021-08-01/restrictions', run: get },
];
