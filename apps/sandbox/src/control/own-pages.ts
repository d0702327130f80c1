import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ControlRefusal } from './read.ts';

/** Names of this machine that its browsers know it by, whatever the port. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The console has no sign-in: it is for this machine alone. A page from elsewhere that a browser on it has open must neither move a lever
 * nor read what is there, under whatever name it had this machine resolved.
 */
export function refuseForeignPages(app: FastifyInstance, publicUrl: string): void {
  const publicHost = new URL(publicUrl).host;
  app.addHook('onRequest', async (request) => {
    if (!/^\/control(?![\w-])/.test(request.url)) return;
    const { host = '' } = request.headers;
    if (host !== publicHost && !LOOPBACK.test(host)) {
      throw new ControlRefusal(403, 'the console answers to names of this machine only');
    }
    if (isForeign(request, host)) throw new ControlRefusal(403, 'the console takes changes from its own pages only');
  });
}

/** A browser says where a changing request comes from. Programs that are no browser say nothing. */
function isForeign({ method, headers }: FastifyRequest, host: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  if (origin === undefined) return site !== 'same-origin' && site !== 'none';
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
