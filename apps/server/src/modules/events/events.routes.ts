import { eventsSchemas } from '@quayside/contract/events.schema';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/ids.ts';
import type { EventFeed } from './event-feed.ts';
import { findLastEventId, type StoredEvent } from './events.repository.ts';

/** Proxies drop a connection that is silent for a minute; a comment line keeps it open. */
const HEARTBEAT_MS = 20_000;

export interface EventRouteDeps {
  readonly db: Db;
  readonly feed: EventFeed;
  /** The session token of a request. */
  readonly tokenOf: (request: FastifyRequest) => string;
  readonly heartbeatMs?: number;
}

/**
 * Server-sent events: `id` grows by one per user, and `Last-Event-ID` (or `after`) replays missed events on any gateway. A new listener
 * starts with a `hello` with the current id. An ended session stops receiving events within a moment.
 */
export function eventRoutes(deps: EventRouteDeps): Route[] {
  const { heartbeatMs = HEARTBEAT_MS } = deps;
  return [
    route(eventsSchemas.stream, async ({ who, query, raw }) => {
      const header = raw.request.headers['last-event-id'];
      const requested = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : query.after;
      const position = requested ?? (await findLastEventId(deps.db, who.userId));
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
      // Throws before the stream begins. No event is delivered before this function returns to the event loop.
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
      // The client may have disconnected while the position was read.
      if (stream.destroyed) leave();
      // The handler writes the stream itself and returns nothing.
      return undefined as never;
    }),
  ];
}
