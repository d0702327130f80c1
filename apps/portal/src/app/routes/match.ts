import { matchRoutes } from 'react-router';
import type { Params } from './params.ts';
import { REDIRECTS } from './redirects.data.ts';
import { ROUTES, type Route } from './routes.data.ts';

/** The match of an address: a route, or a redirect to another pattern; undefined if there is none. */
export type Match =
  | { readonly route: Route; readonly params: Params }
  | { readonly to: string; readonly params: Params };

interface Found {
  readonly path: string;
  readonly handle: { readonly route: Route } | { readonly to: string };
}

const FOUND: Found[] = [
  ...ROUTES.map((route: Route) => ({ path: route.path, handle: { route } })),
  ...REDIRECTS.map(([path, to]) => ({ path, handle: { to } })),
];

/** Uses the router's matching: the most specific pattern wins, whatever its position in the table. */
export function matchAddress(pathname: string): Match | undefined {
  const found = matchRoutes(FOUND, pathname)?.[0];
  return found && { ...found.route.handle, params: found.params };
}
