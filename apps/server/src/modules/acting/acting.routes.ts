import { actingSchemas } from '@quayside/contract/acting.schema';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { searchSellers } from '../sellers/index.ts';
import { tokenOf } from '../session/index.ts';
import { type ActingDeps, actAs, stopActing } from './acting.service.ts';

const PAGE = 20;

export function actingRoutes(deps: ActingDeps): Route[] {
  const { db } = deps;
  return [
    route(actingSchemas.listSellers, async ({ query }) => {
      const limit = query.limit ?? PAGE;
      const rows = await searchSellers(db, {
        query: query.query ?? '',
        afterId: query.cursor === undefined ? 0 : readIdCursor(query.cursor),
        limit: limit + 1,
      });
      const { shown, nextCursor } = pageOf(rows, limit, (last) => writeIdCursor(last.userId));
      return { list: shown.map(({ userId, name, email, country }) => ({ userId, name, email, country })), nextCursor };
    }),
    route(actingSchemas.create, ({ who, body, raw }) => actAs(deps, who, tokenOf(raw.request), body.user_id)),
    route(actingSchemas.remove, ({ who, raw }) => stopActing(db, who, tokenOf(raw.request))),
  ];
}
