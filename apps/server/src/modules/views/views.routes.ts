import { MAX_VIEWS, type SavedViewInput, type ViewScreen } from '@quayside/contract';
import { viewsSchemas } from '@quayside/contract/views.schema';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as repository from './views.repository.ts';

/** Views change nothing of the business, so they cause no history; a team mate sees a shared one when the list is opened next. */
export function viewRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(viewsSchemas.list, async ({ who, params }) => ({
      list: await repository.listViews(db, scopeOf(who, params)),
    })),
    route(viewsSchemas.create, ({ who, params, body }) =>
      withTransaction(db, async (tx) => {
        const scope = scopeOf(who, params);
        await repository.lockViews(tx, scope);
        await requireFree(tx, scope, body, 0);
        await requireRoom(tx, scope, body);
        return repository.insertView(tx, scope, body);
      }),
    ),
    route(viewsSchemas.update, ({ who, params, body }) =>
      withTransaction(db, async (tx) => {
        const scope = scopeOf(who, params);
        await repository.lockViews(tx, scope);
        const before = await repository.getView(tx, scope, params.viewId);
        if (!before) throw fail('view_not_found');
        await requireFree(tx, scope, body, params.viewId);
        if (before.isShared !== body.isShared) await requireRoom(tx, scope, body);
        await repository.updateView(tx, scope, params.viewId, body);
        return { id: params.viewId, ...body };
      }),
    ),
    route(viewsSchemas.remove, async ({ who, params }) => {
      if (!(await repository.removeView(db, scopeOf(who, params), params.viewId))) throw fail('view_not_found');
    }),
  ];
}

function scopeOf(
  who: { readonly userId: number; readonly loginId: number },
  { screen }: { readonly screen: ViewScreen },
): repository.ViewScope {
  return { userId: who.userId, loginId: who.loginId, screen };
}

async function requireFree(tx: Tx, scope: repository.ViewScope, body: SavedViewInput, viewId: number): Promise<void> {
  if (await repository.isNameTaken(tx, scope, body, viewId)) throw fail('view_exists');
}

async function requireRoom(tx: Tx, scope: repository.ViewScope, { isShared }: SavedViewInput): Promise<void> {
  if ((await repository.countViews(tx, scope, isShared)) >= MAX_VIEWS) throw fail('too_many_views');
}
