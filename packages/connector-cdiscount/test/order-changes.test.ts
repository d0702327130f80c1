import { money } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { soldAndPaid, useShop } from './shop.ts';

const shop = useShop();

const read = async (orderId: string) =>
  (await shop.stage.connector.listOrders(shop.session, null)).orders.find(({ externalId }) => externalId === orderId);
const cancel = (orderId: string, lineIds: readonly string[] | null = null) =>
  shop.stage.connector.cancelOrder?.(shop.session, { orderId, site: 'FR', reason: 'out_of_stock', lineIds });

it('cancels an order once, even if the response was lost', async () => {
  const { proxy } = shop.stage;
  const orderId = await soldAndPaid(shop.stage, shop.session, 'FR-0001', 1);
  proxy.dropNextAnswer(/order-cancellation-requests$/);
  await expect(cancel(orderId)).rejects.toMatchObject({ kind: 'unknown' });
  await cancel(orderId);
  expect(
    proxy.calls.filter(({ path, method }) => method === 'POST' && path.endsWith('/order-cancellation-requests')),
  ).toHaveLength(1);
  expect(await read(orderId)).toMatchObject({ status: 'cancelled' });
});

it('refunds a shipped order once for each refund, and never more than its price', async () => {
  const { connector, proxy } = shop.stage;
  const orderId = await soldAndPaid(shop.stage, shop.session, 'FR-0002', 1);
  const give = (minor: number, before: string) =>
    connector.refunds?.give(
      shop.session,
      { orderId, site: 'FR', reason: 'goodwill', amount: money(minor, 'EUR'), lines: [] },
      before,
    );
  await expect(give(100, '0')).rejects.toMatchObject({ kind: 'rejected', code: '409' });
  const order = await read(orderId);
  await connector.ship?.(shop.session, [
    {
      orderId,
      site: 'FR',
      number: 1,
      carrier: 'Colissimo',
      trackingNumber: '6A01',
      shippedAt: shop.stage.clock.now().toISOString(),
      lines: [{ externalId: order?.lines[0]?.externalId ?? '', quantity: 1 }],
    },
  ]);
  const before = (await connector.refunds?.read(shop.session, orderId)) ?? '';
  expect(Number(before)).toBe(order?.total?.minor);
  proxy.dropNextAnswer(/commercial-gesture-requests/);
  await expect(give(150, before)).rejects.toMatchObject({ kind: 'unknown' });
  await give(150, before);
  const after = (await connector.refunds?.read(shop.session, orderId)) ?? '';
  expect(Number(after)).toBe(Number(before) - 150);
  await expect(give(Number(before), after)).rejects.toMatchObject({ kind: 'rejected' });
  await give(Number(after), after);
  expect(await connector.refunds?.read(shop.session, orderId)).toBe('0');
});

it('cancels nothing that has been shipped', async () => {
  const orderId = await soldAndPaid(shop.stage, shop.session, 'FR-0003', 1);
  const [line] = (await read(orderId))?.lines ?? [];
  await shop.stage.connector.ship?.(shop.session, [
    {
      orderId,
      site: 'FR',
      number: 1,
      carrier: 'Colissimo',
      trackingNumber: '6A02',
      shippedAt: shop.stage.clock.now().toISOString(),
      lines: [{ externalId: line?.externalId ?? '', quantity: 1 }],
    },
  ]);
  await expect(cancel(orderId)).rejects.toMatchObject({ kind: 'rejected' });
});
