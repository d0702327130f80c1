import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that would keep a server from stopping, and may be cut at any time. */
export interface OpenEnds {
  /** Registers a response that does not end by itself, such as an event stream. Its client reconnects when it is closed. */
  addStream(response: ServerResponse): void;
  /** Whether the server is shutting down. */
  isClosing(): boolean;
}

/**
 * Lets an application stop while browsers are connected. Running requests are completed. Streams and unused connections are cut: browsers
 * open some in advance, and Node would wait a minute for them.
 */
export function cutOpenEndsOnClose(app: FastifyInstance): OpenEnds {
  const streams = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', async (request) => {
    unused.delete(request.raw.socket);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const end of [...streams, ...unused]) end.destroy();
  });
  return {
    addStream(response) {
      streams.add(response);
      response.once('close', () => streams.delete(response));
    },
    isClosing: () => isClosing,
  };
}
