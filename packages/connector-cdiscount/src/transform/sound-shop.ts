import { aText, listOf, objectOf, objectsOf, sound, texts } from '@quayside/connector-kit';
import type { Offer, Product } from '../wire.ts';

const PRICE = objectOf({ taxes: listOf() });
const OFFER = {
  offerId: aText,
  offerState: aText,
  condition: aText,
  product: objectOf({ gtin: aText, reference: aText, title: aText }),
  integrationPrice: PRICE,
  facialPrice: PRICE,
  price: PRICE,
  deliveryModes: listOf(),
  updatedAt: aText,
  salesChannelFeedback: objectOf({ bestOfferDetails: objectOf({}), competingOffers: listOf() }),
};

const PICTURES = listOf({ url: aText });
const PRODUCT = {
  gtin: aText,
  sellerProductReference: aText,
  title: aText,
  description: aText,
  brand: (value: unknown) => aText(value) ?? objectOf({ name: aText })(value),
  categoryCode: aText,
  category: objectOf({ reference: aText }),
  variantGroupReference: aText,
  sellerPictureUrls: PICTURES,
  pictures: PICTURES,
  attributes: listOf({ propertyReference: aText, label: aText, values: texts }),
};

/** Offers of an answer without the members that have another form than Octopia documents. One that is no object has none. */
export const soundOffers = (given: readonly Offer[]): Offer[] =>
  given.map((one: unknown) => sound<Offer>(typeof one === 'object' && one !== null ? one : {}, OFFER));

export const soundProducts = (given: readonly Product[]): Product[] =>
  objectsOf(given).map((one) => sound(one, PRODUCT));
