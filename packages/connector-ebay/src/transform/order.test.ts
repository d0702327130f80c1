import { readOrders } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import type { Order } from '../wire.ts';
import { variantFallbackSku } from './home-listing.ts';
import { idsOf, toExternalOrder } from './order.ts';

const order = (changes: Partial<Order> = {}): Order => ({
  orderId: '03-00012-00001',
  creationDate: '2026-11-20T10:00:00.000Z',
  lastModifiedDate: '2026-11-20T10:05:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  buyer: { username: 'anna_k' },
  pricingSummary: { total: { value: '54.80', currency: 'EUR' } },
  fulfillmentStartInstructions: [
    { shippingStep: { shipTo: { fullName: 'Anna Kern', contactAddress: { countryCode: 'DE' } } } },
  ],
  lineItems: [
    {
      lineItemId: '1',
      legacyItemId: '211',
      sku: 'AC-38-DE',
      title: 'Laufschuhe',
      quantity: 1,
      total: { value: '54.80', currency: 'EUR' },
      listingMarketplaceId: 'EBAY_DE',
      purchaseMarketplaceId: 'EBAY_AT',
    },
  ],
  ...changes,
});

const read = (one: Order) => readOrders([one], toExternalOrder, idsOf)[0];

describe('an order', () => {
  it('is read with its lines, its buyer’s country and its listing’s site', () => {
    expect(read(order())).toEqual({
      externalId: '03-00012-00001',
      site: 'DE',
      createdAt: '2026-11-20T10:00:00.000Z',
      modifiedAt: '2026-11-20T10:05:00.000Z',
      status: 'paid',
      total: { minor: 5480, currency: 'EUR' },
      buyerUsername: 'anna_k',
      shipToName: 'Anna Kern',
      shipToCountry: 'DE',
      lines: [
        {
          externalId: '1',
          sku: 'AC-38-DE',
          listingId: '211',
          title: 'Laufschuhe',
          quantity: 1,
          total: { minor: 5480, currency: 'EUR' },
        },
      ],
    });
  });

  it('identifies a line without a SKU by the specifics of its variation, as the import does', () => {
    const variationAspects = [
      { name: 'Size', value: 'M' },
      { name: 'Colour', value: 'Red' },
    ];
    const [given] = order().lineItems ?? [];
    const { sku: _sku, ...bare } = given ?? {};
    const skuOf = (line: object) => read(order({ lineItems: [{ ...bare, ...line }] }))?.lines[0]?.sku;
    expect(skuOf({ variationAspects })).toBe(variantFallbackSku('211', { Colour: 'Red', Size: 'M' }));
    expect(skuOf({ variationAspects, sku: 'AC-38' })).toBe('AC-38');
    expect(skuOf({})).toBeNull();
  });

  it.each<[string, Partial<Order>, string]>([
    ['not yet paid', { orderPaymentStatus: 'PENDING' }, 'pending'],
    ['paid and waiting', {}, 'paid'],
    ['partly shipped', { orderFulfillmentStatus: 'IN_PROGRESS' }, 'paid'],
    ['shipped', { orderFulfillmentStatus: 'FULFILLED' }, 'shipped'],
    ['cancelled', { cancelStatus: { cancelState: 'CANCELED' }, orderFulfillmentStatus: 'FULFILLED' }, 'cancelled'],
    ['with a cancellation that is only requested', { cancelStatus: { cancelState: 'IN_PROGRESS' } }, 'paid'],
    ['refunded before shipment', { orderPaymentStatus: 'FULLY_REFUNDED' }, 'cancelled'],
    [
      'refunded after shipment',
      { orderPaymentStatus: 'FULLY_REFUNDED', orderFulfillmentStatus: 'FULFILLED' },
      'shipped',
    ],
  ])('that is %s has one status', (_name, changes, status) => {
    expect(read(order(changes))?.status).toBe(status);
  });

  it('may state its currencies in any case', () => {
    const own = { value: '54.80', currency: ' eur ' };
    const [line] = order().lineItems ?? [];
    const seen = read(
      order({ pricingSummary: { total: own, priceSubtotal: own }, lineItems: [{ ...line, total: own }] }),
    );
    const whole = { minor: 5480, currency: 'EUR' };
    expect(seen).toMatchObject({ total: whole, amounts: { items: whole }, lines: [{ total: whole }] });
    expect(seen?.doubts).toBeUndefined();
    const foreign = { value: '61.00', currency: 'usd', convertedFromValue: '54.80', convertedFromCurrency: 'eur' };
    expect(read(order({ pricingSummary: { total: foreign } }))?.total).toEqual(whole);
    expect(read(order({ pricingSummary: { total: { value: '9.00', currency: 'pln' } } }))?.doubts).toMatchObject([
      { code: 'foreign_currency', value: '9.00 PLN' },
    ]);
  });

  it('from an unsupported marketplace counts for the listing’s site', () => {
    const [line] = order().lineItems ?? [];
    const lineItems = [{ ...line, purchaseMarketplaceId: 'EBAY_PL' }];
    expect(read(order({ lineItems }))?.site).toBe('DE');
  });

  it('without buyer data, which eBay removes in time, is still read', () => {
    const aged = read(order({ buyer: {}, fulfillmentStartInstructions: [] }));
    expect(aged).toMatchObject({ buyerUsername: null, shipToName: null, shipToCountry: null });
  });
});
