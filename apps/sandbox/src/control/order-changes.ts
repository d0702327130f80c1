import type { FastifyInstance } from 'fastify';
import { answerCancelRequest, askToCancel, combineOrders, payOrder } from '../ebay/order-changes.ts';
import type { World } from '../world.ts';
import { form, input } from './console-parts.ts';
import { orderRow } from './orders.ts';
import { ControlRefusal, type Fields, optionalText, readFields, refusing, requiredText } from './read.ts';
import { requireSeller } from './sellers.ts';

/** Order numbers as a list, or as text between commas, as forms send them. */
function orderIdsOf({ orderIds }: Fields): string[] {
  if (Array.isArray(orderIds)) return orderIds.map(String);
  if (typeof orderIds !== 'string') throw new ControlRefusal(400, 'orderIds is missing');
  return orderIds.split(',').map((id) => id.trim());
}

/** What happens to eBay's orders after the purchase: payment, one order of several, a request to cancel and its answer. */
export function mountOrderChanges(app: FastifyInstance, world: World): void {
  app.post('/control/api/orders/pay', async (request) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const order = await refusing(payOrder(world, seller, requiredText(fields, 'orderId')));
    return { order: orderRow(seller, order) };
  });

  app.post('/control/api/orders/combine', async (request, reply) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const order = await refusing(combineOrders(world, seller, orderIdsOf(fields)));
    return reply.code(201).send({ order: orderRow(seller, order) });
  });

  /** `answer` is the seller's: `accept` or `decline`; without it, the buyer asks. */
  app.post('/control/api/orders/cancel-request', async (request) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const orderId = requiredText(fields, 'orderId');
    const answer = optionalText(fields, 'answer');
    if (answer !== undefined && answer !== 'accept' && answer !== 'decline')
      throw new ControlRefusal(400, 'answer has to be accept or decline');
    const changed =
      answer === undefined
        ? askToCancel(world, seller, orderId, optionalText(fields, 'reason'))
        : answerCancelRequest(world, seller, orderId, answer === 'accept');
    return { order: orderRow(seller, await refusing(changed)) };
  });
}

/** The console's forms for them. */
export function orderChangeForms(sellers: string): string {
  const number = input('orderId', 'Order', 'required');
  return (
    form('orders/pay', sellers + number, 'Pay') +
    form('orders/combine', sellers + input('orderIds', 'Unpaid orders, between commas', 'required'), 'Combine') +
    form(
      'orders/cancel-request',
      `${sellers}${number}${input('answer', 'Answer (accept, decline; empty: the buyer asks)')}`,
      'Request to cancel',
    )
  );
}
