import { productReferenceOf } from './goods.ts';
import { SALES_CHANNEL, type StoredOffer } from './model.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import { euros, iso } from './operation.ts';
import type { OctopiaSeller } from './seller.ts';

/** Octopia's id of an offer, from seller, product, condition and channel. */
export const offerIdOf = (
  seller: OctopiaSeller,
  { gtin, condition }: Pick<StoredOffer, 'gtin' | 'condition'>,
): string => [seller.profile.sellerId, productReferenceOf(gtin), condition, SALES_CHANNEL].join('_');

interface Rival {
  sellerName: string;
  isMine: boolean;
  priceMinor: number;
  shippingMinor: number;
}

const landed = ({ priceMinor, shippingMinor }: Rival): number => priceMinor + shippingMinor;

/**
 * All offers of a product in the offer's condition, cheapest first: the first one is the best offer. At equal prices, the seller's own comes
 * first.
 */
export function rivalsOf(world: OctopiaWorld, seller: OctopiaSeller, offer: StoredOffer, now: number): Rival[] {
  const { octopia } = world;
  // The product's price in the catalogue: a shop that lowers its own price does not lower the others'.
  const base = octopia.catalogue.usualPriceOf(offer.gtin) ?? offer.priceMinor;
  const shippingMinor = Math.min(...offer.deliveryModes.map(({ cost }) => cost));
  const mine: Rival[] =
    offer.quantity > 0
      ? [{ sellerName: seller.profile.shopName, isMine: true, priceMinor: offer.priceMinor, shippingMinor }]
      : [];
  const [own] = mine;
  const ownLanded = own && landed(own);
  const others = octopia.market
    .offersOf(offer.gtin, offer.condition, { baseMinor: base, ownLanded, now })
    .map((rival): Rival => ({ ...rival, isMine: false }));
  return [...mine, ...others].sort((one, other) => landed(one) - landed(other));
}

function feedbackOf(world: OctopiaWorld, seller: OctopiaSeller, offer: StoredOffer, now: number) {
  const rivals = rivalsOf(world, seller, offer, now);
  const [best] = rivals;
  const isOnline = offer.quantity > 0;
  const pictures = world.octopia.catalogue.find(offer.gtin)?.pictures.length ?? 0;
  const reasons = [
    ...(pictures < 2 ? [{ code: 'FewPictures', label: 'Ajoutez au moins deux images' }] : []),
    ...(offer.preparationTime > 2 ? [{ code: 'SlowPreparation', label: 'Réduisez le délai de préparation' }] : []),
  ];
  const rivalJson = ({ sellerName, isMine, priceMinor, shippingMinor }: Rival) => ({
    sellerName,
    isSellerOffer: isMine,
    price: euros(priceMinor),
    shippingCost: euros(shippingMinor),
    totalPrice: euros(priceMinor + shippingMinor),
  });
  return {
    onlineStatus: isOnline ? 'Online' : 'Offline',
    ...(best === undefined ? {} : { bestOfferDetails: { isBestOffer: best.isMine, ...rivalJson(best) } }),
    competingOffers: rivals.filter(({ isMine }) => !isMine).map(rivalJson),
    offerQuality: { score: 100 - reasons.length * 20, scoreReasons: reasons },
    ratings: { average: 4.4, count: 120 },
  };
}

export function offerJson(
  world: OctopiaWorld,
  seller: OctopiaSeller,
  offer: StoredOffer,
  withFeedback: boolean,
  now: number,
) {
  return {
    offerId: offerIdOf(seller, offer),
    sellerExternalReference: offer.reference,
    salesChannelId: SALES_CHANNEL,
    // An offer without stock is withdrawn: it stays in the account, but buyers do not see it.
    offerState: offer.quantity > 0 ? 'Active' : 'Inactive',
    condition: offer.condition,
    product: {
      gtin: offer.gtin,
      reference: productReferenceOf(offer.gtin),
      title: world.octopia.catalogue.find(offer.gtin)?.title ?? '',
    },
    integrationPrice: {
      price: euros(offer.priceMinor),
      ...(offer.originPriceMinor === null ? {} : { originPrice: euros(offer.originPriceMinor) }),
      taxes: offer.taxes,
    },
    facialPrice: { price: euros(offer.priceMinor) },
    quantity: offer.quantity,
    preparationTime: offer.preparationTime,
    deliveryModes: offer.deliveryModes.map(({ code, cost, additionalCost }) => ({
      code,
      cost: euros(cost),
      additionalCost: euros(additionalCost),
    })),
    createdAt: iso(offer.createdAt),
    updatedAt: iso(offer.updatedAt),
    ...(withFeedback ? { salesChannelFeedback: feedbackOf(world, seller, offer, now) } : {}),
  };
}
