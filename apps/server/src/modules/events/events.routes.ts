import { eventsSchemas } from '@quayside/contract/events.schema';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import type { EventFeed } from './event-feed.ts';
import { lastEventId } from './events.repository.ts';

/** Proxies drop a connection that is silent for a minute; a comment line keeps it. */
const HEARTBEAT_MS = 20_000;

export interface EventRouteDeps {
  readonly db: Db;
  readonly feed: EventFeed;
  /** Asked with every heartbeat: a session that is over hears no more. */
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
  readonly heartbeatMs?: number;
}

/**
 * Server-sent events: `id` grows by one per user, `Last-Event-ID` (or `after`) replays what was missed on any gateway. A new
 * listener starts with a `hello` that carries the present id.
 */
export function eventRoutes(deps: EventRouteDeps): Route[] {
  const { heartbeatMs = HEARTBEAT_MS } = deps;
  return [
    route(eventsSchemas.stream, async ({ who, query, log, raw }) => {
      const header = raw.request.headers['last-event-id'];
      const wished = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : query.after;
      const position = wished ?? (await lastEventId(deps.db, who.userId));
      raw.reply.hijack();
      const stream = raw.reply.raw;
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      stream.write(`retry: 1000\nid: ${position}\nevent: hello\ndata: {}\n\n`);
      const stop = deps.feed.subscribe(who.userId, position, (events) => {
        for (const { id, event } of events) stream.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
      });
      const beat = async (): Promise<void> => {
        const isTheirs = (await deps.resolveWho(raw.request))?.userId === who.userId;
        if (isTheirs) stream.write(':\n\n');
        else stream.end();
      };
      const heartbeat = setInterval(() => {
        beat().catch((error: unknown) => log.warn({ err: error }, 'A listener could not be looked after'));
      }, heartbeatMs);
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
