import { productsSchemas } from '@quayside/contract/products.schema';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import * as service from './products.service.ts';

export function productRoutes({ db }: { db: Db }): Route[] {
  return [
    route(productsSchemas.list, ({ who, params, query }) => service.list(db, who.userId, params.platform, query)),
    route(productsSchemas.listTotals, async ({ who, params, query }) => ({
      totals: await service.totals(db, who.userId, params.platform, query.accountId),
    })),
    route(productsSchemas.get, ({ who, params }) => service.get(db, who.userId, params.platform, params.itemId)),
    route(productsSchemas.countSelection, ({ who, params, body }) =>
      service.countSelected(db, who.userId, params.platform, body),
    ),
    route(productsSchemas.block, ({ who, params, body: { blocked, ...selection } }) =>
      service.block(db, who.userId, params.platform, selection, blocked, actorOf(who)),
    ),
    route(productsSchemas.countStock, ({ who, params, body }) =>
      service.countStock(db, who.userId, params.platform, { itemId: params.itemId, ...body }, actorOf(who)),
    ),
  ];
}
