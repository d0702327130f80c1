import { readOrders } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { isTokenRefused, previewErrors, refusalByIssues, refusalBySubmission, toConnectorError } from './errors.ts';
import { idsOf, toExternalOrder } from './transform/order.ts';
import type { Order } from './wire.ts';

const denied = (details: string) => [
  { code: 'Unauthorized', message: 'Access to requested resource is denied.', details },
];

describe('Amazon’s rejections', () => {
  it.each([
    [400, 'InvalidInput', 'rejected'],
    [403, 'Unauthorized', 'auth-expired'],
    [404, 'NotFound', 'not-found'],
    [413, 'InvalidInput', 'rejected'],
    [429, 'QuotaExceeded', 'rate-limited'],
    [500, 'InternalFailure', 'unavailable'],
    [503, 'InternalFailure', 'unavailable'],
  ])('%i %s is %s', (status, code, kind) => {
    expect(toConnectorError({ status, errors: [{ code, message: 'm' }], isRepeatable: false })).toMatchObject({
      kind,
      code,
    });
  });

  it('of a gateway timeout leave open whether a write was done', () => {
    expect(toConnectorError({ status: 504, errors: [], isRepeatable: false }).kind).toBe('unknown');
    expect(toConnectorError({ status: 504, errors: [], isRepeatable: true }).kind).toBe('unavailable');
  });

  it('distinguish a replaceable token from a missing role and an expired secret', () => {
    expect(isTokenRefused({ status: 403, errors: denied('The access token you provided has expired.') })).toBe(true);
    expect(isTokenRefused({ status: 403, errors: denied('') })).toBe(false);
    const secret = denied('The LWA secret token you provided has expired.');
    expect(isTokenRefused({ status: 403, errors: secret })).toBe(false);
    expect(toConnectorError({ status: 403, errors: secret, isRepeatable: true })).toMatchObject({
      kind: 'auth-expired',
      code: 'secret-expired',
    });
  });

  it('combine the errors among a listing’s issues and ignore its warnings', () => {
    expect(refusalByIssues([{ severity: 'WARNING', message: 'w' }])).toBeUndefined();
    const refusal = refusalByIssues([
      { severity: 'ERROR', code: '90220', message: 'brand is missing', attributeNames: ['brand'] },
      { severity: 'ERROR', code: '90225', message: 'too long' },
    ]);
    expect(refusal).toMatchObject({
      kind: 'rejected',
      code: '90220',
      field: 'brand',
      message: 'brand is missing too long',
    });
  });
});

describe('a submission', () => {
  it('that is INVALID is rejected, even if Amazon gives no reason', () => {
    expect(refusalBySubmission({ status: 'INVALID', issues: [] })).toMatchObject({ kind: 'rejected' });
    expect(refusalBySubmission({ status: 'ACCEPTED', issues: [{ severity: 'WARNING' }] })).toBeUndefined();
  });
});

const read = (one: Order) => readOrders([one], toExternalOrder, idsOf)[0];

describe('an order', () => {
  const order = {
    orderId: '211-1',
    createdTime: '2026-11-21T10:00:00Z',
    lastUpdatedTime: '2026-11-21T11:00:00Z',
    salesChannel: { marketplaceId: 'A13V1IB3VIYZZH' },
    orderItems: [
      {
        orderItemId: '1',
        quantityOrdered: 3,
        product: { sellerSku: 'A', price: { unitPrice: { amount: '2.50', currencyCode: 'EUR' } } },
      },
    ],
  };

  it.each([
    ['PENDING_AVAILABILITY', 'pending'],
    ['PENDING', 'pending'],
    ['UNSHIPPED', 'paid'],
    ['PARTIALLY_SHIPPED', 'paid'],
    ['SHIPPED', 'shipped'],
    ['CANCELLED', 'cancelled'],
    ['UNFULFILLABLE', 'cancelled'],
    ['SOMETHING_NEW', null],
  ])('that is %s is %s', (fulfillmentStatus, status) => {
    expect(read({ ...order, fulfillment: { fulfillmentStatus } })).toMatchObject({ status, site: 'FR' });
  });

  it('without totals has the sum of its lines, and without the personal data role has no address', () => {
    expect(read(order)).toMatchObject({
      total: { minor: 750, currency: 'EUR' },
      shipToName: null,
      buyerUsername: null,
    });
  });

  it('of an unsupported site is read without its site, which is named', () => {
    expect(read({ ...order, salesChannel: { marketplaceId: 'ATVPDKIKX0DER' } })).toMatchObject({
      site: null,
      lines: [{ sku: 'A', quantity: 3, total: { minor: 750, currency: 'EUR' } }],
      doubts: [{ code: 'unknown_site', value: 'ATVPDKIKX0DER' }, { code: 'unknown_status' }],
    });
  });
});

describe('a preview', () => {
  const error = { severity: 'ERROR', message: 'No.' } as const;

  it('counts only if it is of the listing that was shown, and says whether Amazon would accept it', () => {
    const strange = [
      undefined,
      {},
      { sku: 'A' },
      { sku: 'B', status: 'VALID' },
      { sku: 'A', status: 'ACCEPTED' },
    ] as const;
    for (const answer of strange) expect(() => previewErrors('A', answer)).toThrow('not of the listing');
    expect(previewErrors('A', { sku: 'A', status: 'VALID', issues: [{ severity: 'WARNING' }] })).toEqual([]);
    expect(previewErrors('A', { sku: 'A', status: 'INVALID', issues: [error] })).toEqual([error]);
  });

  it('that rejects a listing without a reason is not a consent', () => {
    expect(previewErrors('A', { sku: 'A', status: 'INVALID' })).toMatchObject([{ severity: 'ERROR' }]);
  });
});
