import { createHash, createPrivateKey, sign } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { askToken, clientFor, errorIds, goLive, type OrderAnswer } from '../../test/ebay-client.ts';
import { advance } from '../../test/harness.ts';
import { useEbay } from '../../test/set-up.ts';
import { DAY_MS } from '../platform/durations.ts';

const { sandbox, client, connectAgain } = useEbay();

const KEYS = '/developer/key_management/v1/signing_key';

interface Key {
  signingKeyId: string;
  jwe: string;
  privateKey: string;
  publicKey: string;
}

let key: Key;

beforeAll(async () => {
  const { body: grant } = await askToken(sandbox.url, {
    grant_type: 'client_credentials',
    scope: 'https://api.ebay.com/oauth/api_scope',
  });
  const application = clientFor(sandbox, grant.access_token, '');
  expect(errorIds((await application.call('POST', KEYS, { signingKeyCipher: 'DSA' })).body)).toEqual([210001]);
  key = (await application.call('POST', KEYS, { signingKeyCipher: 'ED25519' })).body as unknown as Key;
  const { body: read } = await application.call('GET', `${KEYS}/${key.signingKeyId}`);
  expect(read).toMatchObject({ publicKey: key.publicKey, jwe: key.jwe });
  expect(read).not.toHaveProperty('privateKey');
});

async function bought(sku: string, quantity = 1): Promise<string> {
  const { listingId } = await goLive(client, sku);
  const { body } = await sandbox.control<{ orders: OrderAnswer[] }>('orders', {
    seller: 'harbour-toys-uk',
    itemId: listingId,
    quantity,
  });
  return body.orders[0]?.orderId ?? '';
}

interface Signing {
  /** What is signed, if it differs from what is sent. */
  body?: string;
  path?: string;
  jwe?: string;
}

function signed(path: string, body: object, changed: Signing = {}): Record<string, string> {
  const digest = createHash('sha256')
    .update(changed.body ?? JSON.stringify(body))
    .digest('base64');
  const parameters = `("content-digest" "x-ebay-signature-key" "@method" "@path" "@authority");created=1700000000`;
  const headers = { 'content-digest': `sha-256=:${digest}:`, 'x-ebay-signature-key': changed.jwe ?? key.jwe };
  const text = [
    `"content-digest": ${headers['content-digest']}`,
    `"x-ebay-signature-key": ${headers['x-ebay-signature-key']}`,
    '"@method": POST',
    `"@path": ${changed.path ?? `/ebay${path}`}`,
    `"@authority": ${new URL(sandbox.url).host}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const privateKey = createPrivateKey({ key: Buffer.from(key.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
  return { ...headers, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${signature}:` };
}

const whole = (value: string, more: object = {}) => ({
  reasonForRefund: 'BUYER_RETURN',
  orderLevelRefundAmount: { value, currency: 'EUR' },
  ...more,
});
const refundPath = (orderId: string) => `/sell/fulfillment/v1/order/${orderId}/issue_refund`;
const refund = (orderId: string, body: object, changed?: Signing) =>
  client.call('POST', refundPath(orderId), body, signed(refundPath(orderId), body, changed));
const refused = async (answer: ReturnType<typeof refund>) => {
  const { status, body } = await answer;
  return [status, ...errorIds(body)];
};
const read = async (orderId: string) => (await client.call('GET', `/sell/fulfillment/v1/order/${orderId}`)).body;

test('a refund for a British seller is rejected unless its signature covers exactly what was sent', async () => {
  const orderId = await bought('REF-1-DE');
  const body = whole('1.00');
  expect(errorIds((await client.call('POST', refundPath(orderId), body)).body)).toEqual([215001]);
  expect(await refused(refund(orderId, body, { body: '{}' }))).toEqual([400, 215120]);
  expect(await refused(refund(orderId, body, { path: '/other' }))).toEqual([400, 215120]);
  expect(await refused(refund(orderId, body, { jwe: 'unknown' }))).toEqual([400, 215120]);
  expect(await read(orderId)).toMatchObject({ orderPaymentStatus: 'PAID' });
  expect((await refund(orderId, body)).status).toBe(200);
  expect(await read(orderId)).toMatchObject({ orderPaymentStatus: 'PARTIALLY_REFUNDED' });
});

test('refunds are full, partial or by line, and never exceed what was paid', async () => {
  const orderId = await bought('REF-2-DE', 2);
  const [line] = (await read(orderId)).lineItems;
  const ofLine = (value: string) => ({
    reasonForRefund: 'ITEM_NOT_AS_DESCRIBED',
    refundItems: [{ lineItemId: line?.lineItemId, refundAmount: { value, currency: 'EUR' } }],
  });
  // 2 × 24.90, plus 7.99 and 1.00 for the shipping of two pieces.
  expect(await refused(refund(orderId, whole('58.80')))).toEqual([400, 34915]);
  expect(await refused(refund(orderId, whole('1.00', { reasonForRefund: 'WHIM' })))).toEqual([400, 34903]);
  expect(await refused(refund(orderId, whole('1.001')))).toEqual([400, 34907]);
  expect(await refused(refund(orderId, { ...ofLine('1.00'), ...whole('1.00') }))).toEqual([400, 34905]);
  expect((await refund(orderId, ofLine('10.00'))).status).toBe(200);
  expect(await refused(refund(orderId, ofLine('48.80')))).toEqual([409, 34924]);
  expect((await refund(orderId, whole('40.00'))).status).toBe(200);
  const order = await read(orderId);
  expect(order).toMatchObject({
    orderPaymentStatus: 'PARTIALLY_REFUNDED',
    paymentSummary: { refunds: [{ amount: { value: '40.00' } }] },
    lineItems: [{ refunds: [{ amount: { value: '10.00', currency: 'EUR' } }] }],
  });
  expect((await refund(orderId, whole('8.79'))).status).toBe(200);
  expect(await refused(refund(orderId, whole('0.01')))).toEqual([400, 34917]);
});

test('an order can be cancelled once, completely and before shipping, and is refunded', async () => {
  const path = '/post-order/v2/cancellation';
  const cancel = (orderId: string, cancelReason = 'OUT_OF_STOCK_OR_CANNOT_FULFILL') => {
    const body = { legacyOrderId: orderId, cancelReason };
    const headers = { ...signed(path, body), authorization: `IAF ${client.token}` };
    return client.call('POST', path, body, headers);
  };
  const errorsOf = ({ status, body }: Awaited<ReturnType<typeof cancel>>) => [
    status,
    ...errorIds({ errors: (body.errorMessage as { error: { errorId: number }[] }).error as never }),
  ];
  const orderId = await bought('CAN-1-DE');
  expect(errorsOf(await cancel(orderId, 'WHIM'))).toEqual([400, 1602]);
  expect((await cancel(orderId)).status).toBe(200);
  expect(await read(orderId)).toMatchObject({
    cancelStatus: { cancelState: 'CANCELED' },
    orderPaymentStatus: 'FULLY_REFUNDED',
  });
  expect(errorsOf(await cancel(orderId))).toEqual([409, 1603]);
  expect(await refused(refund(orderId, whole('1.00')))).toEqual([400, 34917]);

  const shipped = await bought('CAN-2-DE');
  const [line] = (await read(shipped)).lineItems;
  await client.call('POST', `/sell/fulfillment/v1/order/${shipped}/shipping_fulfillment`, {
    lineItems: [{ lineItemId: line?.lineItemId, quantity: 1 }],
    shippingCarrierCode: 'DHL',
    trackingNumber: '00340434',
  });
  expect(errorsOf(await cancel(shipped))).toEqual([409, 1604]);
});

test('no refund is possible after 90 days', async () => {
  const orderId = await bought('REF-3-DE');
  await advance(sandbox, 91 * DAY_MS);
  await connectAgain();
  expect(await refused(refund(orderId, whole('1.00')))).toEqual([400, 34920]);
  await sandbox.control('clock', { reset: true });
});
