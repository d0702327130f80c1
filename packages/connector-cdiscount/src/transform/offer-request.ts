import {
  ConnectorError,
  type GatedPrice,
  isSameTerms,
  type OfferTerms,
  type PublishEntry,
  type PublishUnit,
} from '@quayside/connector-kit';
import type { Money, OfferTaxes } from '@quayside/kernel';
import type { DeliveryTerms, Offer, OfferRequest, Tax } from '../wire.ts';
import { NAME_BY_CONDITION } from './conditions.data.ts';
import { completed, type SellingTerms, toTerms, toWireTerms } from './terms.ts';
import { conditionOf, priceOf, sentPrice, toGtin13, toNumber } from './values.ts';

/** Octopia's limits, in characters. */
export const TITLE_LIMIT = 132;
export const SKU_LIMIT = 50;

/** Whether the product was found in the catalogue, so that its entry does not describe it. */
export const isOfCatalogue = ({ categoryId }: PublishEntry): boolean => categoryId === '';

/** Finds what Octopia would certainly reject, before a package is spent on it. */
export function refusalOf(entry: PublishEntry, terms: SellingTerms): ConnectorError | undefined {
  const refused = (field: string, reason: string) => new ConnectorError('rejected', reason, { field });
  const titleLength = [...entry.title].length;
  if (titleLength > TITLE_LIMIT && !isOfCatalogue(entry)) {
    return refused('title', `The title has ${titleLength} characters; Cdiscount takes ${TITLE_LIMIT}.`);
  }
  if (entry.title.trim() === '') return refused('title', 'The title is empty.');
  if (entry.units.length === 0) return refused('units', 'There is nothing to sell in the listing.');
  const long = entry.units.find(({ sku }) => sku.length > SKU_LIMIT);
  if (long) return refused('sku', `The sku ${long.sku} is longer than ${SKU_LIMIT} characters.`);
  const padded = entry.units.find(({ sku }) => sku !== sku.trim());
  if (padded) return refused('sku', `The sku “${padded.sku}” begins or ends with a space, which Cdiscount takes away.`);
  const bare = entry.units.find(({ gtin }) => toGtin13(gtin) === undefined);
  if (bare) return refused('gtin', `Cdiscount knows products by their GTIN, and ${bare.sku} has none that is valid.`);
  if (NAME_BY_CONDITION[entry.condition] === undefined) {
    return refused('condition', `Cdiscount has no condition for ${entry.condition}.`);
  }
  const free = entry.units.find(({ price }) => price.minor <= 0);
  if (free) return refused('price', `The price of ${free.sku} is not above zero.`);
  const stated = entry.shipping?.by === 'terms' ? entry.shipping.terms : entry.terms;
  if ((stated?.delivery ?? terms.deliveryModes).length === 0) {
    return refused('deliveryModes', 'The account has no delivery mode that the offer could be sent with.');
  }
  return undefined;
}

/**
 * Builds the whole offer. Taxes, delivery and handling time of an existing offer stay unchanged unless the seller set
 * others in Quayside, for the item or for the account. An offer that loses the terms of its item takes those of the
 * account's other offers.
 */
export function toUpsert(
  entry: Pick<PublishEntry, 'condition' | 'terms' | 'shipping' | 'taxes'>,
  unit: PublishUnit,
  terms: SellingTerms,
  existing: Offer | undefined,
): OfferRequest {
  const { condition, shipping } = entry;
  const asked = shipping?.by === 'terms' ? shipping.terms : entry.terms;
  const isLeft = shipping?.by === 'account' && terms.deliveryModes.length > 0;
  const modes = isLeft ? [] : (existing?.deliveryModes ?? []).map(termsOf);
  return {
    sellerExternalReference: unit.sku,
    product: { gtin: toGtin13(unit.gtin) ?? '' },
    condition: nameOf(condition, existing),
    price: { price: toNumber(unit.price), taxes: taxesFor(entry.taxes, existing) },
    deliveryModes: modes.length > 0 ? modes : terms.deliveryModes,
    preparationTime: (isLeft ? undefined : existing?.preparationTime) ?? terms.preparationTime,
    ...(asked ? toWireTerms(completed(asked, [...terms.deliveryModes, ...modes])) : {}),
    quantity: unit.quantity,
  };
}

/** An offer whose taxes are unknown is not created: a rate that nobody confirmed would be wrong for the buyer's invoice. */
export function taxRefusal({ taxes }: PublishEntry, existing: Offer | undefined): ConnectorError | undefined {
  if (taxes || (existing && taxesIn(existing).length > 0)) return undefined;
  return new ConnectorError('rejected', 'No VAT rate and eco tax are confirmed for the offer.', { field: 'taxes' });
}

/** The complete list of the offer's taxes. A tax that Quayside does not set, such as the refund of an eco tax, stays. */
function taxesFor(asked: OfferTaxes | undefined, existing: Offer | undefined): Tax[] {
  const own = existing ? taxesIn(existing) : [];
  if (!asked) return own;
  return [
    { code: 'VAT', value: asked.vatRate / 100 },
    { code: 'Ecotax', value: asked.ecoTax / 100 },
    ...own.filter(({ code }) => code !== 'VAT' && code !== 'Ecotax'),
  ];
}

function isSameTaxList(one: readonly Tax[], other: readonly Tax[]): boolean {
  const values = new Map(other.map(({ code, value }) => [code, value]));
  return one.length === other.length && one.every(({ code, value }) => values.get(code) === value);
}

/** Removes the fields that only responses have. */
function taxesIn(existing: Offer): Tax[] {
  return (sentPrice(existing)?.taxes ?? []).map(({ code, value }) => ({ code, value }));
}

export function termsOf({ code, cost, additionalCost }: DeliveryTerms): DeliveryTerms {
  return { code, cost, ...(additionalCost === undefined ? {} : { additionalCost }) };
}

/** An offer keeps Octopia's name of its condition if the meaning is equal. An unknown condition never becomes new. */
function nameOf(condition: string, existing: Offer | undefined): string {
  const name = NAME_BY_CONDITION[condition] ?? condition;
  return existing?.condition !== undefined && conditionOf(existing.condition) === conditionOf(name)
    ? existing.condition
    : name;
}

/** Whether the shop shows what would be sent. */
export function showsOffer(existing: Offer, line: OfferRequest): boolean {
  const { product, condition, price, quantity, deliveryModes = [], preparationTime } = line;
  const wanted = { deliveryModes, ...(preparationTime === undefined ? {} : { preparationTime }) };
  return (
    isSameTerms(toTerms(existing), toTerms(wanted)) &&
    isSameTaxList(taxesIn(existing), price?.taxes ?? []) &&
    existing.product?.gtin === product?.gtin &&
    existing.condition === condition &&
    existing.quantity === quantity &&
    sentPrice(existing)?.price === price?.price
  );
}

/** The identifying fields of an offer: product and condition are part of Octopia's id. */
function identityOf(reference: string, { product, condition }: Offer): OfferRequest {
  return {
    sellerExternalReference: reference,
    ...(product?.gtin === undefined ? {} : { product: { gtin: product.gtin } }),
    ...(condition === undefined ? {} : { condition }),
  };
}

/**
 * The fields of an offer to change; undefined if it already matches. A price is sent with the complete list of the offer's taxes, or
 * without taxes if the offer states none.
 */
export function toUpdate(
  reference: string,
  wanted: { readonly price?: GatedPrice; readonly quantity?: number; readonly terms?: OfferTerms },
  existing: Offer,
): OfferRequest | undefined {
  const price = wanted.price && !isSame(priceOf(existing), wanted.price) ? wanted.price : undefined;
  const quantity = wanted.quantity === existing.quantity ? undefined : wanted.quantity;
  const terms = wanted.terms && !isSameTerms(toTerms(existing), wanted.terms) ? wanted.terms : undefined;
  if (price === undefined && quantity === undefined && terms === undefined) return undefined;
  const taxes = taxesIn(existing);
  return {
    ...identityOf(reference, existing),
    ...(price === undefined ? {} : { price: { price: toNumber(price), ...(taxes.length > 0 ? { taxes } : {}) } }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(terms === undefined ? {} : toWireTerms(terms)),
  };
}

export function toDelete(reference: string, existing: Offer): OfferRequest {
  return identityOf(reference, existing);
}

function isSame(one: Money | undefined, other: Money): boolean {
  return one?.minor === other.minor && one.currency === other.currency;
}
