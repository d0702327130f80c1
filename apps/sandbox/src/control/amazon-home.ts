import { OFFER, OWN_CHANNEL, offerOf, STOCK, stockOf } from '../amazon/attributes.ts';
import { edited } from '../amazon/edits.ts';
import type { Edit, Patch } from '../amazon/model.ts';
import type { AmazonSeller } from '../amazon/seller.ts';
import type { World } from '../world.ts';
import {
  ControlRefusal,
  type Fields,
  isTrue,
  optionalInteger,
  optionalNumber,
  optionalText,
  requiredText,
} from './read.ts';

/** Changes and deletes home listings as a seller does in Seller Central. */
export async function changeAtHome(world: World, seller: AmazonSeller, fields: Fields): Promise<void> {
  const sku = requiredText(fields, 'sku');
  const listing = seller.listing(sku);
  const { marketplaceId, locale, currency } = seller.profile.home;
  if (!listing?.markets[marketplaceId]) throw new ControlRefusal(404, `there is no home listing ${sku}`);
  const at = { marketplace_id: marketplaceId };
  const title = optionalText(fields, 'title');
  const price = optionalNumber(fields, 'price', 0.01, 1_000_000);
  const quantity = optionalInteger(fields, 'quantity', 0, 1_000_000);
  const isFba = stockOf(listing.attributes)?.channel !== OWN_CHANNEL;
  const patches: Patch[] = [];
  if (title !== undefined) {
    patches.push({
      op: 'replace',
      path: '/attributes/item_name',
      value: [{ value: title, language_tag: locale, ...at }],
    });
  }
  if (price !== undefined && offerOf(listing.attributes, marketplaceId)) {
    const our_price = [{ schedule: [{ value_with_tax: price }] }];
    patches.push({
      op: 'merge',
      path: `/attributes/${OFFER}`,
      value: [{ currency, audience: 'ALL', our_price, ...at }],
    });
  }
  if (quantity !== undefined && !isFba) {
    const value = [{ fulfillment_channel_code: OWN_CHANNEL, quantity }];
    patches.push({ op: 'replace', path: `/attributes/${STOCK}`, value });
  }
  const edit: Edit = isTrue(fields.end)
    ? { kind: 'delete' }
    : { kind: 'patch', productType: listing.productType, patches };
  const context = { goods: world.amazon.goods, now: world.clock.now(), willFail: false };
  const after = edited(seller, listing, { sku, marketplaceIds: [marketplaceId], edit }, context);
  if (after) seller.commit([{ t: 'listing', listing: after }]);
  // A recount of FBA stock.
  if (quantity !== undefined && isFba) seller.commit([{ t: 'fba', sku, quantity }]);
  await seller.settled();
}
