import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What would keep a server from stopping for ever, and may be cut at any moment. */
export interface OpenEnds {
  /** An answer that has no end, such as a stream of events: its listener goes on at another gateway. */
  addStream(response: ServerResponse): void;
  /** Nothing is begun any more. */
  isClosing(): boolean;
}

/**
 * Lets an application stop while browsers are connected. Answers under way are finished. Streams are cut, and so are connections
 * on which nothing was asked yet: browsers open some ahead, and Node waits a minute for what they never send.
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
