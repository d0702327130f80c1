import { truncatedList } from '../platform/faults.ts';
import { badRequest } from './errors.ts';
import type { StoredOffer } from './model.ts';
import { offerIdOf, offerJson } from './offer-json.ts';
import { json, type OctopiaCall, type OctopiaOperation, requireChannel } from './operation.ts';
import { listOf, pageByCursor, pickFields } from './paging.ts';

/** The current offers of the seller, which are read-only here and changed by packages. */

export function timeOf({ query }: OctopiaCall, name: string): number | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw badRequest('The retrieval failed', { [name]: [`'${text}' is not a date.`] });
  return at;
}

function isWanted(call: OctopiaCall): (offer: StoredOffer) => boolean {
  const { query, seller } = call;
  const asked = (name: string) => (query[name] === undefined ? undefined : new Set(listOf(query[name])));
  const states = asked('offerStates');
  const ids = asked('offerIds');
  const gtins = asked('gtins');
  const references = asked('sellerExternalReferences');
  const since = timeOf(call, 'updatedAtMin');
  for (const state of states ?? []) {
    if (state !== 'Active' && state !== 'Inactive') {
      throw badRequest('The retrieval failed', { offerStates: [`'${state}' is not a state.`] });
    }
  }
  return (offer) =>
    (states?.has(offer.quantity > 0 ? 'Active' : 'Inactive') ?? true) &&
    (ids?.has(offerIdOf(seller, offer)) ?? true) &&
    (gtins?.has(offer.gtin) ?? true) &&
    (references?.has(offer.reference) ?? true) &&
    (since === undefined || offer.updatedAt >= since);
}

function* filtered(offers: Iterable<StoredOffer>, test: (offer: StoredOffer) => boolean): Generator<StoredOffer> {
  for (const offer of offers) if (test(offer)) yield offer;
}

/** The offers before their last change. */
function* staleOffers({ seller }: OctopiaCall): Generator<StoredOffer> {
  for (const { reference } of seller.state.offers.values()) {
    const offer = seller.earlier(reference);
    if (offer) yield offer;
  }
}

function list(call: OctopiaCall) {
  const { query, seller, world, now } = call;
  requireChannel(query.salesChannelId);
  const whole = call.fault('stale-read') ? staleOffers(call) : seller.state.offers.values();
  const source = call.fault('cut-short') ? truncatedList([...whole]) : whole;
  const page = pageByCursor(call, filtered(source, isWanted(call)), ({ number }) => number);
  const strange = listOf(query.expand).find((name) => name !== 'salesChannelFeedback');
  if (strange !== undefined) throw badRequest('The request failed', { expand: [`'${strange}' is unknown.`] });
  // Requesting certain fields disables what `expand` would add.
  const withFeedback = query.fields === undefined && listOf(query.expand).includes('salesChannelFeedback');
  const rows = page.rows.map((offer) =>
    pickFields(query.fields, offerJson(world, seller, offer, withFeedback, now), [
      'offerId',
      'sellerExternalReference',
    ]),
  );
  const [first] = rows;
  const items = call.fault('duplicate') && first ? [...rows, first] : rows;
  return json(200, { itemsPerPage: items.length, items }, page.headers);
}

export const offersOperations: readonly OctopiaOperation[] = [
  { name: 'getOffers', method: 'GET', url: '/offers', run: list },
];
