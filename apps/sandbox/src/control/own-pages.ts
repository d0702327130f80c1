import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ControlRefusal } from './read.ts';

/** Names by which this machine's browsers know it, regardless of the port. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The console has no sign-in and is for this machine only. A foreign page in this machine's browser must neither use
 * nor read it, under any host name that resolves to this machine.
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

/** Browsers state the origin of a change; other programs do not. */
function isForeign({ method, headers }: FastifyRequest, host: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  if (origin === undefined) return site !== 'same-origin' && site !== 'none';
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
