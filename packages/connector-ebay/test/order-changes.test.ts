import { money } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { SELLER, useShop } from './shop.ts';

const shop = useShop();

async function sold(sku: string): Promise<{ orderId: string; lineId: string; minor: number }> {
  const placed = await shop.sandbox.control<{ orders: { orderId: string }[] }>('orders', {
    seller: SELLER,
    sku,
    site: 'UK',
    quantity: 2,
  });
  const orderId = placed.orders[0]?.orderId ?? '';
  const { orders } = await shop.connector.listOrders(shop.session, null);
  const order = orders.find(({ externalId }) => externalId === orderId);
  return { orderId, lineId: order?.lines[0]?.externalId ?? '', minor: order?.total?.minor ?? 0 };
}

const seen = async (orderId: string) => {
  const { orders } = await shop.sandbox.control<{
    orders: {
      orderId: string;
      refunds: { amount: { value: string }; isByLine: boolean }[];
      cancelReason: string | null;
    }[];
  }>(`orders?seller=${SELLER}`);
  return orders.find((order) => order.orderId === orderId);
};

const refundOf = (orderId: string, minor: number, lineId?: string) => ({
  orderId,
  site: 'UK' as const,
  reason: 'buyer_return' as const,
  amount: money(minor, 'GBP'),
  lines: lineId === undefined ? [] : [{ externalId: lineId, minor }],
});

it('makes a refund once, signed, by order or by line, even if the response was lost', async () => {
  const { connector, session, proxy } = shop;
  const { orderId, lineId } = await sold('UK-1');
  const before = (await connector.refunds?.read(session, orderId)) ?? '';
  const give = (minor: number, line: string | undefined, from: string) =>
    connector.refunds?.give(session, refundOf(orderId, minor, line), from);
  proxy.dropNextAnswer(/issue_refund/);
  await expect(give(100, undefined, before)).rejects.toMatchObject({ kind: 'unknown' });
  await give(100, undefined, before);
  expect((await seen(orderId))?.refunds).toEqual([{ amount: { value: '1.00', currency: 'GBP' }, isByLine: false }]);
  // The same amount is another refund if the order already showed the first one.
  const after = (await connector.refunds?.read(session, orderId)) ?? '';
  await give(100, lineId, after);
  expect((await seen(orderId))?.refunds).toMatchObject([{ isByLine: false }, { isByLine: true }]);
  const calls = proxy.calls.filter(({ path }) => path.endsWith('/issue_refund'));
  expect(calls.map(({ status }) => status)).toEqual([200, 200]);
  for (const { headers } of calls) expect(headers.signature).toMatch(/^sig1=:[\w+/=]+:$/);
  // The key is created once and stored with the account's tokens.
  expect(proxy.calls.filter(({ path }) => path.endsWith('/signing_key'))).toHaveLength(1);
});

it('passes on eBay’s reason for rejecting a refund', async () => {
  const { orderId, minor } = await sold('UK-2');
  const give = (amount: number) => shop.connector.refunds?.give(shop.session, refundOf(orderId, amount), '[]');
  await expect(give(minor + 1)).rejects.toMatchObject({ kind: 'rejected', code: '34915' });
  await give(minor);
  await expect(give(1)).rejects.toMatchObject({ kind: 'rejected', code: '34917' });
});

it('cancels an order once, and not after it was shipped', async () => {
  const { connector, session, proxy } = shop;
  const { orderId } = await sold('UK-2');
  const cancellation = { orderId, site: 'UK' as const, reason: 'buyer_asked' as const, lineIds: null };
  proxy.dropNextAnswer(/post-order/);
  await expect(connector.cancelOrder?.(session, cancellation)).rejects.toMatchObject({ kind: 'unknown' });
  await connector.cancelOrder?.(session, cancellation);
  expect(proxy.calls.filter(({ path }) => path.includes('/post-order/'))).toHaveLength(1);
  expect(await seen(orderId)).toMatchObject({ cancelReason: 'BUYER_ASKED_CANCEL' });

  const shipped = await sold('UK-3');
  await connector.ship?.(session, [
    {
      orderId: shipped.orderId,
      site: 'UK',
      number: 1,
      carrier: 'DHL',
      trackingNumber: 'JD01',
      shippedAt: session.clock.now().toISOString(),
      lines: [{ externalId: shipped.lineId, quantity: 1 }],
    },
  ]);
  await expect(connector.cancelOrder?.(session, { ...cancellation, orderId: shipped.orderId })).rejects.toMatchObject({
    kind: 'rejected',
    code: '1604',
  });
});
