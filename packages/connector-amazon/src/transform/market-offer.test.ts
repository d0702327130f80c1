import { expect, test } from 'vitest';
import type { ListedOffer, OffersResponse } from '../wire.ts';
import { toReadings } from './market-offer.ts';

const DE = 'A1PA6795UKMFR9';
const eur = (Amount: unknown) => ({ CurrencyCode: 'EUR', Amount });
const offer = (changes: Partial<ListedOffer> = {}): ListedOffer => ({
  SellerId: 'ARIVAL',
  SubCondition: 'new',
  ListingPrice: eur(19.9),
  Shipping: eur(0),
  ShippingTime: { maximumHours: 48, availabilityType: 'NOW' },
  IsFulfilledByAmazon: false,
  ...changes,
});
type Payload = NonNullable<NonNullable<OffersResponse['body']>['payload']>;
const answer = (Offers: readonly ListedOffer[], changes: Partial<Payload> = {}): OffersResponse => ({
  request: { SellerSKU: 'A', MarketplaceId: DE },
  status: { statusCode: 200 },
  body: { payload: { SKU: 'A', marketplaceId: DE, status: 'Success', Offers, ...changes } },
});
const read = (...responses: OffersResponse[]) =>
  toReadings('AME', 'DE', [{ sku: 'A', condition: 'NEW' }], responses)[0];
const UNREADABLE = { ok: false, error: { kind: 'unavailable', code: 'UNREADABLE_OFFERS' } };

test.each<[string, OffersResponse[]]>([
  ['no answer', []],
  ['a foreign currency', [answer([offer({ ListingPrice: { CurrencyCode: 'USD', Amount: 19.9 } })])]],
  ['a price of 0', [answer([offer({ ListingPrice: eur(0) })])]],
  ['a negative price', [answer([offer({ ListingPrice: eur(-5) })])]],
  ['a price in words', [answer([offer({ ListingPrice: eur('19.90') })])]],
  ['a tenth of a cent', [answer([offer({ ListingPrice: eur(19.995) })])]],
  ['negative shipping', [answer([offer({ Shipping: eur(-1) })])]],
  ['no shipping', [answer([{ SellerId: 'ARIVAL', ListingPrice: eur(1) }])]],
  ['an offer of nobody', [answer([{ ListingPrice: eur(19.9), Shipping: eur(0) }])]],
  ['another listing', [answer([offer()], { SKU: 'B' })]],
  ['another marketplace', [answer([offer()], { marketplaceId: 'A1F83G8C2ARO7P' })]],
  [
    'offers that it counts and does not name',
    [answer([], { Summary: { NumberOfOffers: [{ condition: 'new', OfferCount: 3 }] } })],
  ],
  ['a status of its own making', [answer([], { status: 'ActiveButTooSoonForProcessing' })]],
  ['two answers that differ', [answer([offer()]), answer([offer({ ListingPrice: eur(5) })])]],
  ['no status', [{ ...answer([offer()]), status: {} }]],
])('an answer with %s is no reading', (_what, responses) => {
  expect(read(...responses)).toMatchObject(UNREADABLE);
});

test('an answer without offers of a product that nobody sells is an empty market', () => {
  expect(read(answer([]))).toEqual({ ok: true, value: [] });
});

test('an offer that is told twice counts once, and the order of an answer does not matter', () => {
  const [cheap, dear] = [offer({ SellerId: 'A1', ListingPrice: eur(10) }), offer({ SellerId: 'A2' })];
  const told = read(answer([dear, cheap, dear]));
  expect(told).toEqual(read(answer([cheap, dear])));
  expect(told?.ok && told.value.map(({ sellerId }) => sellerId)).toEqual(['A1', 'A2']);
});

test('the account’s offer is own by its mark, and by its seller id if the mark is missing', () => {
  const told = read(
    answer([offer({ MyOffer: true, SellerId: 'AME' }), offer({ SellerId: 'AME', ListingPrice: eur(30) })]),
  );
  expect(told?.ok && told.value.every(({ isOwn }) => isOwn)).toBe(true);
});

test('if two offers claim the featured place, it is unknown who has it', () => {
  const told = read(answer([offer({ IsBuyBoxWinner: true }), offer({ SellerId: 'A2', IsBuyBoxWinner: true })]));
  expect(told?.ok && told.value.some(({ isFeatured }) => isFeatured)).toBe(false);
});

test.each([
  [404, 'not-found'],
  [400, 'rejected'],
  [429, 'rate-limited'],
  [500, 'unavailable'],
])('an entry with status %i fails by itself as %s', (statusCode, kind) => {
  const failedEntry = { ...answer([]), status: { statusCode }, body: { errors: [{ code: 'X', message: 'No.' }] } };
  expect(read(failedEntry)).toMatchObject({ ok: false, error: { kind } });
});
