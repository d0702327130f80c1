import { productsSchemas } from '@quayside/contract/products.schema';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import { describeOptimizer, switchCheck } from './optimizer.service.ts';
import * as service from './products.service.ts';

export function productRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
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
    route(productsSchemas.getOptimizer, ({ who }) => describeOptimizer(db, who.userId)),
    route(productsSchemas.updateOptimizer, ({ who, params, body }) =>
      switchCheck({ db, clock }, who, params.check, body.value),
    ),
  ];
}
