import type { FastifyRequest } from 'fastify';

/** Paths of the API. Unknown ones return an error instead of the portal. */
const API_PATHS = /^\/(v\d+|healthz|readyz|metrics|openapi\.json|docs\/api|diary|assets)(\/|$|\?)/;
/** The name of a file: it begins with a dot, or a dot and letters end it. Versions such as `1.2` are none. */
const FILE_PATH = /\/\.[^/]*(\/|$)|\.[a-z][\w-]*(\/?)$/i;

export function isApiPath(path: string): boolean {
  return API_PATHS.test(path);
}

/** Whether the path names a file. The portal has no page with such a path, so a file that does not exist is not found. */
export function isFilePath(path: string): boolean {
  return FILE_PATH.test(path);
}

/** Whether the method is one by which browsers open pages. */
export function isPageRequest({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
