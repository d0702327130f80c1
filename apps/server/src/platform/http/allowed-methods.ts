import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiPath, isPageRequest } from './page-paths.ts';

/**
 * Collects the methods of each route.
 * @returns for a request without a route, the methods that its address has; undefined if it has none, or if it asks for a page of the
 * portal, which may share its address with a call
 */
export function collectMethods(app: FastifyInstance): (request: FastifyRequest) => readonly string[] | undefined {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // Answers whatever has no other route.
    if (url.includes('*')) return;
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    routes.set(url, known);
  });
  return (request) => {
    const [path = '/'] = request.url.split('?');
    if (isPageRequest(request) && !isApiPath(path)) return undefined;
    const methods = [...routes.values()].flatMap((route) => (route.pattern.test(path) ? [...route.methods] : []));
    return methods.length === 0 || methods.includes(request.method) ? undefined : [...new Set(methods)].sort();
  };
}

/** `/v1/users/:id` matches `/v1/users/7` and `/v1/users/7/`. */
function patternOf(url: string): RegExp {
  const parts = url.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}/?$`, 'i');
}
