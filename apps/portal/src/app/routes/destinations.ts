import type { AccountEntry, SessionUser } from '@quayside/contract';
import type { PlatformScope } from '@quayside/kernel';
import { matchPath } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { Active } from './active.ts';
import { fillPath } from './fill.ts';
import { resolveRoute } from './resolve.ts';
import { ROUTES, type Route, type ViewName } from './routes.data.ts';

export interface Destination<View extends ViewName = ViewName> {
  readonly view: View;
  readonly to: string;
  /** Shows the screen, or the page that names the required plan. */
  readonly shown: 'screen' | 'module';
}

const routes: readonly Route[] = ROUTES;

/** The link to a view from the seller's current address; null if the view is not available to them. */
export function destinationOf<View extends ViewName>(
  view: View,
  user: SessionUser,
  active: Active | null,
): Destination<View> | null {
  const route = routes.find(({ id }) => id === view);
  const to = route && fillPath(route.path, {}, user, active);
  if (!to) return null;
  // Compares only with the route's own pattern: the menus ask for some thirty views before the first paint, and
  // searching the whole table is slow.
  const params = matchPath(route.path, to)?.params ?? {};
  const found = resolveRoute({ user, pathname: to, search: '', active }, route, params);
  const isThere = found.kind === 'show' && (found.shown === 'screen' || found.shown === 'module');
  return isThere ? { view, to, shown: found.shown === 'screen' ? 'screen' : 'module' } : null;
}

/** The account's own screens come first, because sellers use them most. */
const byUse = routes
  .filter(({ isStep }) => !isStep)
  .toSorted((one, other) => Number(other.path.includes('/:account/')) - Number(one.path.includes('/:account/')));

/** Every screen that the seller may open directly, each once. */
export function screensFor(user: SessionUser, active: Active | null): readonly Destination[] {
  return byUse.flatMap(({ id }) => destinationOf(id, user, active) ?? []).filter(({ shown }) => shown === 'screen');
}

/** The same screen for another account if it exists there; otherwise that account's dashboard. */
export function onAccount(route: Route | null, user: SessionUser, scope: PlatformScope, account: AccountEntry): string {
  const dashboard = paths.dashboard({ scope, account });
  if (!route?.path.startsWith('/:platform/:account/') || route.isStep) return dashboard;
  return fillPath(route.path, { platform: scope, account: String(account.id) }, user, null) ?? dashboard;
}
