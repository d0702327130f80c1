import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { SavedView, SavedViewInput, ViewScreen } from './views.schema.ts';

export type { SavedView, SavedViewInput, ViewColumn, ViewScreen } from './views.schema.ts';

/** The screens whose lists have saved views. */
export const VIEW_SCREENS = ['products', 'orders'] as const;

/** The maximum number of views of one screen that a team shares, and that one login has for itself. */
export const MAX_VIEWS = 50;

/** The error codes of this room → HTTP status. */
export const viewsErrors = {
  view_not_found: 404,
  view_exists: 409,
  too_many_views: 409,
} as const satisfies ErrorStatuses;

type ScreenParams = UserParams & { readonly screen: ViewScreen };

export const views = {
  /** Those that the team shares and the login's own, by name. */
  list: defineCall<{ params: ScreenParams }, { list: readonly SavedView[] }>({
    id: 'views.list',
    method: 'GET',
    path: '/v1/users/{id}/views/{screen}',
    userParam: 'id',
    summary: 'Saved views of a list',
  }),
  create: defineCall<{ params: ScreenParams; body: SavedViewInput }, SavedView>({
    id: 'views.create',
    method: 'POST',
    path: '/v1/users/{id}/views/{screen}',
    userParam: 'id',
    status: 201,
    summary: 'Save a view of a list',
    errors: ['view_exists', 'too_many_views'],
  }),
  /** A view of the login becomes one of the team, or the other way round, if `isShared` differs. */
  update: defineCall<{ params: ScreenParams & { readonly viewId: number }; body: SavedViewInput }, SavedView>({
    id: 'views.update',
    method: 'PUT',
    path: '/v1/users/{id}/views/{screen}/{viewId}',
    userParam: 'id',
    summary: 'Change a saved view',
    errors: ['view_not_found', 'view_exists', 'too_many_views'],
  }),
  remove: defineCall<{ params: ScreenParams & { readonly viewId: number } }, void>({
    id: 'views.remove',
    method: 'DELETE',
    path: '/v1/users/{id}/views/{screen}/{viewId}',
    userParam: 'id',
    status: 204,
    summary: 'Remove a saved view',
    errors: ['view_not_found'],
  }),
};
