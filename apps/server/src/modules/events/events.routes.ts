import { eventsSchemas } from '@quayside/contract/events.schema';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/ids.ts';
import type { EventFeed } from './event-feed.ts';
import { lastEventId, type StoredEvent } from './events.repository.ts';

/** Proxies drop a connection that is silent for a minute; a comment line keeps it. */
const HEARTBEAT_MS = 20_000;

export interface EventRouteDeps {
  readonly db: Db;
  readonly feed: EventFeed;
  /** The token of the session that asks. */
  readonly tokenOf: (request: FastifyRequest) => string;
  readonly heartbeatMs?: number;
}

/**
 * Server-sent events: `id` grows by one per user, `Last-Event-ID` (or `after`) replays what was missed on any gateway. A new
 * listener starts with a `hello` that carries the present id. A session that is over hears no more within a moment.
 */
export function eventRoutes(deps: EventRouteDeps): Route[] {
  const { heartbeatMs = HEARTBEAT_MS } = deps;
  return [
    route(eventsSchemas.stream, async ({ who, query, raw }) => {
      const header = raw.request.headers['last-event-id'];
      const requested = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : query.after;
      const position = requested ?? (await lastEventId(deps.db, who.userId));
      const stream = raw.reply.raw;
      const subscriber = {
        userId: who.userId,
        loginId: who.loginId,
        tokenHash: hashToken(deps.tokenOf(raw.request)),
        deliver: (events: readonly StoredEvent[]) => {
          for (const { id, event } of events) stream.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
        },
        end: () => stream.end(),
      };
      // Refused before the stream begins; nothing is delivered before this has returned to the loop.
      const stop = deps.feed.subscribe(subscriber, position);
      raw.reply.hijack();
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      stream.write(`retry: 1000\nid: ${position}\nevent: hello\ndata: {}\n\n`);
      const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs);
      const leave = () => {
        clearInterval(heartbeat);
        stop();
      };
      stream.on('close', leave);
      // It may have gone while the position was read.
      if (stream.destroyed) leave();
      // The answer is the stream itself; nothing is returned through the usual door.
      return undefined as never;
    }),
  ];
}
