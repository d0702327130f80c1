import { matchRoutes } from 'react-router';
import type { Params } from './params.ts';
import { REDIRECTS } from './redirects.data.ts';
import { ROUTES, type Route } from './routes.data.ts';

/** What stands at an address: something to show, or the pattern of another address; undefined where nothing does. */
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

/** More addresses than one visit to the portal asks for before it is forgotten what they lead to. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Match | undefined>();

/**
 * The router's own matching: the most exact pattern wins, wherever it stands in its table. The router ranks the whole table anew for
 * each address, and one picture asks for the same address many times: the answer is remembered.
 */
export function matchAddress(pathname: string): Match | undefined {
  if (remembered.has(pathname)) return remembered.get(pathname);
  const found = matchRoutes(FOUND, pathname)?.[0];
  const match = found && { ...found.route.handle, params: found.params };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(pathname, match);
  return match;
}
