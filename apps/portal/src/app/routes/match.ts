import { matchRoutes } from 'react-router';
import type { Params } from './params.ts';
import { REDIRECTS } from './redirects.data.ts';
import { ROUTES, type Route } from './routes.data.ts';

/** What an address leads to: a screen, or the pattern of another address; undefined if there is nothing. */
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

/** The number of cached addresses, more than one visit to the portal needs. Then the cache is cleared. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Match | undefined>();

/**
 * The router's own matching: the most specific pattern wins, whatever its position in the table. The router ranks the
 * whole table for each call, and one render asks for the same address many times, so the result is cached.
 */
export function matchAddress(pathname: string): Match | undefined {
  if (remembered.has(pathname)) return remembered.get(pathname);
  const found = matchRoutes(FOUND, pathname)?.[0];
  const match = found && { ...found.route.handle, params: found.params };
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(pathname, match);
  return match;
}
