import { Readable } from 'node:stream';
import type { OrderActions } from '@quayside/contract';
import { orderActionsSchemas as schemas } from '@quayside/contract/order-actions.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { readOrderFacts, type ShippingDeps } from '../orders/index.ts';
import { cancelOrder, refundOrder, resendChange } from './change-order.service.ts';
import { readSituation, viewOf } from './order-actions.view.ts';

export interface OrderActionsDeps extends ShippingDeps {
  readonly box: SecretBox;
  /** The absolute path of the fonts for documents. */
  readonly fontsDir: string;
}

/** Loaded when they are first needed: many sellers bring no files of shipments. */
const shipFiles = () => import('./ship-file.service.ts');
const filesToShip = () => import('./to-ship-file.ts');
const packing = async () => ({
  ...(await import('./pack/find-to-pack.ts')),
  ...(await import('./pack/pack-order.service.ts')),
});

export function orderActionRoutes(deps: OrderActionsDeps): Route[] {
  const { db, clock } = deps;
  const view = async (userId: number, orderId: number): Promise<OrderActions> => {
    const [order] = await readOrderFacts(db, userId, [orderId]);
    if (!order) throw fail('order_not_found');
    return viewOf(deps, await readSituation(db, order, clock.now()));
  };
  return [
    route(schemas.get, ({ who, params }) => view(who.userId, params.orderId)),
    route(schemas.cancel, async ({ who, params, body }) => {
      await cancelOrder(deps, who, params.orderId, body);
      return view(who.userId, params.orderId);
    }),
    route(schemas.refund, async ({ who, params, body }) => {
      await refundOrder(deps, who, params.orderId, body);
      return view(who.userId, params.orderId);
    }),
    route(schemas.resend, async ({ who, params }) => {
      await resendChange(deps, who, params.orderId, params.number);
      return view(who.userId, params.orderId);
    }),
    route(schemas.checkFile, async ({ who, body }) =>
      (await shipFiles()).checkShipmentFile(deps, who.userId, { bytes: body.bytes, text: body.file }),
    ),
    route(schemas.shipFile, async ({ who, body }) =>
      (await shipFiles()).shipFile(deps, who, {
        file: { bytes: body.bytes, text: body.file },
        expected: body.expected,
      }),
    ),
    route(schemas.findToPack, async ({ who, query }) => (await packing()).findToPack(deps, who.userId, query)),
    route(schemas.pack, async ({ who, params, body }) => (await packing()).packOrder(deps, who, params.orderId, body)),
    route(schemas.getPicking, async ({ who, query, language }) =>
      (await import('./picking.service.ts')).readPicking(deps, who.userId, query, language),
    ),
    route(schemas.exportToShip, async ({ who, query, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="orders-to-ship.csv"')
        .send(Readable.from(await (await filesToShip()).toShipFile(deps, who.userId, query))),
    ),
    route(schemas.getDocument, async ({ who, params, query, language, raw }) => {
      const orderIds = query.orderIds.split(',').map(Number);
      const { renderOrderDocument } = await import('./documents/order-documents.ts');
      const file = await renderOrderDocument(deps, who.userId, {
        document: params.document,
        orderIds,
        language,
        isForBuyer: query.language === 'buyer',
      });
      return raw.reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${params.document}.pdf"`)
        .send(file);
    }),
  ];
}
