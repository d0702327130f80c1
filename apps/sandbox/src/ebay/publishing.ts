import { type BulkResponse, readRequests, requireUnique, runEntries } from './bulk.ts';
import { isObject } from './conform.ts';
import { EbayRefusal, refusal } from './errors.ts';
import { countRevision, itemOf } from './live.ts';
import type { StoredOffer } from './model.ts';
import { requireOffer } from './offers.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from './operation.ts';
import { publishProblems } from './publish-rules.ts';
import type { Seller } from './seller.ts';
import type { Change } from './seller-state.ts';

const base = '/sell/inventory/v1';

/** eBay checks the selling limits when a further listing goes live. */
function checkSellingLimit(call: UserCall): void {
  if (call.fault('selling-limit') === undefined) return;
  throw refusal(400, 25026, { additionalInfo: 'no more pieces may be on sale this month' });
}

/** `2`, the seller's two digits and a sequence number: 12 digits, distinct from home listings. */
function nextListing(seller: Seller): { listingId: string; change: Change } {
  const { value, change } = seller.next('listing');
  return { listingId: `2${seller.profile.number}${String(value).padStart(9, '0')}`, change };
}

function publish(call: UserCall, offerId: string, isBulk: boolean): string {
  const { seller, world } = call;
  const offer = requireOffer(seller, offerId);
  if (offer.listingId !== null) {
    throw refusal(400, 25002, { additionalInfo: `the offer is live already as listing ${offer.listingId}` });
  }
  if (seller.state.groupOfSku.has(offer.body.sku)) {
    const additionalInfo = `${offer.body.sku} belongs to a group; publish the group`;
    throw isBulk ? refusal(400, 25732) : refusal(400, 25604, { additionalInfo });
  }
  const problems = publishProblems(world, seller, offer, itemOf(seller, offer)?.body, undefined, true);
  if (problems.length > 0) throw new EbayRefusal(400, problems);
  checkSellingLimit(call);
  const { listingId, change } = nextListing(seller);
  seller.commit([
    change,
    { t: 'offer', offer: { ...offer, listingId, groupKey: null, publishedAt: world.clock.now(), soldQuantity: 0 } },
    countRevision(world, seller, listingId),
  ]);
  return listingId;
}

const ended = (offer: StoredOffer): Change => ({ t: 'offer', offer: { ...offer, listingId: null, publishedAt: null } });

function withdraw(call: UserCall): Answer {
  const offer = requireOffer(call.seller, call.params.offerId ?? '');
  if (offer.listingId === null) throw refusal(400, 25002, { additionalInfo: 'the offer is not live' });
  call.seller.commit([ended(offer)]);
  return json(200, { listingId: offer.listingId });
}

function readGroupRequest(call: UserCall, refusalId: 25705 | 25725): { key: string; marketplaceId: string } {
  const body = isObject(call.body) ? call.body : {};
  const { inventoryItemGroupKey: key, marketplaceId } = body;
  if (typeof key !== 'string' || typeof marketplaceId !== 'string') {
    throw refusal(400, refusalId, { inventoryItemGroupKey: String(key ?? '') });
  }
  return { key, marketplaceId };
}

function offersOfGroup(seller: Seller, skus: readonly string[], marketplaceId: string): StoredOffer[] {
  return skus.flatMap((sku) =>
    [...(seller.state.offersOfSku.get(sku) ?? [])].flatMap((offerId) => {
      const offer = seller.state.offers.get(offerId);
      return offer?.body.marketplaceId === marketplaceId ? [offer] : [];
    }),
  );
}

/** One listing for all variations: every SKU of the group needs an item and an offer on the marketplace. */
function publishGroup(call: UserCall): Answer {
  const { seller, world } = call;
  const { key, marketplaceId } = readGroupRequest(call, 25705);
  const group = seller.state.groups.get(key);
  if (!group) throw refusal(400, 25705, { inventoryItemGroupKey: key });
  const skus = group.body.variantSKUs ?? [];
  const offers = offersOfGroup(seller, skus, marketplaceId);
  if (offers.length < skus.length) {
    const lacking = skus.filter((sku) => !offers.some((offer) => offer.body.sku === sku));
    throw refusal(400, 25604, { additionalInfo: `no offer on ${marketplaceId} for ${lacking.join(', ')}` });
  }
  const live = offers.find((offer) => offer.listingId !== null)?.listingId ?? null;
  if (live !== null && offers.every((offer) => offer.listingId === live)) {
    throw refusal(400, 25002, { additionalInfo: `the group is live already as listing ${live}` });
  }
  const problems = offers.flatMap((offer) => {
    const item = itemOf(seller, offer)?.body;
    // A sold-out variation may be listed with others that are in stock.
    return publishProblems(world, seller, offer, item, group.body, false);
  });
  if (problems.length > 0) throw new EbayRefusal(400, problems);
  checkSellingLimit(call);
  const fresh = nextListing(seller);
  const listingId = live ?? fresh.listingId;
  seller.commit([
    ...(live === null ? [fresh.change] : []),
    ...offers.map(
      (offer): Change => ({
        t: 'offer',
        offer: {
          ...offer,
          listingId,
          groupKey: key,
          publishedAt: offer.publishedAt ?? world.clock.now(),
        },
      }),
    ),
    countRevision(world, seller, listingId),
  ]);
  return json(200, { listingId });
}

function withdrawGroup(call: UserCall): Answer {
  const { key, marketplaceId } = readGroupRequest(call, 25725);
  const skus = call.seller.state.groups.get(key)?.body.variantSKUs ?? [];
  const live = offersOfGroup(call.seller, skus, marketplaceId).filter((offer) => offer.listingId !== null);
  if (live.length === 0) throw refusal(400, 25725);
  call.seller.commit(live.map(ended));
  return noContent;
}

function bulkPublish(call: UserCall): Answer {
  const offerIds = readRequests(call.body, 25730).map((request) => String(request.offerId ?? ''));
  requireUnique(offerIds, 25731);
  return runEntries(
    call,
    offerIds,
    (offerId) => ({ offerId }),
    (offerId): BulkResponse => ({ offerId, listingId: publish(call, offerId, true), statusCode: 200 }),
  );
}

const api = 'inventory';
const auth = 'user';

export const publishingOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'publishOffer',
    method: 'POST',
    url: `${base}/offer/:offerId/publish`,
    run: (call) => json(200, { listingId: publish(call, call.params.offerId ?? '', false) }),
  },
  { api, auth, name: 'bulkPublishOffer', method: 'POST', url: `${base}/bulk_publish_offer`, run: bulkPublish },
  { api, auth, name: 'withdrawOffer', method: 'POST', url: `${base}/offer/:offerId/withdraw`, run: withdraw },
  {
    api,
    auth,
    name: 'publishOfferByInventoryItemGroup',
    method: 'POST',
    url: `${base}/offer/publish_by_inventory_item_group`,
    run: publishGroup,
  },
  {
    api,
    auth,
    name: 'withdrawOfferByInventoryItemGroup',
    method: 'POST',
    url: `${base}/offer/withdraw_by_inventory_item_group`,
    run: withdrawGroup,
  },
];
