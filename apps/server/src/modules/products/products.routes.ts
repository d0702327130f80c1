import { productsSchemas } from '@quayside/contract/products.schema';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { blockingKind } from './blocking.kind.ts';
import * as service from './products.service.ts';
import { countSelected, gatherSelected, prepareSelected } from './selected-items.ts';
import { stockKind } from './stock.kind.ts';

export function productRoutes(deps: ChangeDeps): Route[] {
  const { db } = deps;
  return [
    route(productsSchemas.list, ({ who, params, query }) => service.list(db, who.userId, params.platform, query)),
    route(productsSchemas.listTotals, async ({ who, params, query }) => ({
      totals: await service.totals(db, who.userId, params.platform, query.accountId),
    })),
    route(productsSchemas.listValues, ({ who, params, query }) => service.listValues(db, who.userId, params, query)),
    route(productsSchemas.get, ({ who, params }) => service.get(db, who.userId, params.platform, params.itemId)),
    route(productsSchemas.countSelection, ({ who, params, body }) =>
      countSelected(db, who.userId, params.platform, body),
    ),
    route(productsSchemas.gather, ({ who, params, body }) => gatherSelected(db, who.userId, params.platform, body)),
    route(
      productsSchemas.prepareBlocking,
      ({ who, params: { platform }, body: { blocked: isBlocked, ...selection } }) =>
        prepareSelected(deps, blockingKind, who, { platform, ...selection }, { isBlocked }),
    ),
    route(productsSchemas.prepareStock, ({ who, params: { platform }, body: { adjustment, ...selection } }) =>
      prepareSelected(deps, stockKind, who, { platform, ...selection }, { adjustment }),
    ),
    route(productsSchemas.countStock, ({ who, params, body }) =>
      service.countStock(db, who.userId, params.platform, { itemId: params.itemId, ...body }, actorOf(who)),
    ),
  ];
}
