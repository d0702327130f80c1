import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedCall {
  readonly method: string;
  /** Path and query below the marketplace's prefix. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  readonly answer: { readonly headers: Headers; readonly bytes: Buffer } | undefined;
}

export interface RecordingProxy {
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  /** Forwards the next call whose path matches, then closes the connection without sending the response. */
  dropNextAnswer(path: RegExp): void;
  /** Answers the next call whose path matches without forwarding it. */
  answerNext(path: RegExp, status: number, body: object, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/**
 * A proxy between a connector and the sandbox. It records requests and responses, and drops or forges responses on request.
 * @param target the sandbox's address; a function if the sandbox starts after the proxy
 */
export async function startRecordingProxy(target: string | (() => string), prefix: string): Promise<RecordingProxy> {
  const calls: RecordedCall[] = [];
  const drops: RegExp[] = [];
  const forged: { path: RegExp; status: number; body: object; headers: Record<string, string> }[] = [];

  const take = <T>(list: T[], matches: (entry: T) => boolean): T | undefined => {
    const index = list.findIndex(matches);
    return index < 0 ? undefined : list.splice(index, 1)[0];
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = (request.url ?? '').slice(prefix.length);
    const record = (status: number, given?: RecordedCall['answer']) =>
      calls.push({
        method: request.method ?? '',
        path,
        headers: request.headers,
        body: body.toString('utf8'),
        status,
        answer: given,
      });

    const forgery = take(forged, (entry) => entry.path.test(path));
    if (forgery) {
      record(forgery.status);
      response.writeHead(forgery.status, { 'content-type': 'application/json', ...forgery.headers });
      response.end(JSON.stringify(forgery.body));
      return;
    }
    const { host, connection: _connection, 'content-length': _length, ...kept } = request.headers;
    const answer = await fetch(`${typeof target === 'string' ? target : target()}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(kept as Record<string, string>), 'x-forwarded-host': host ?? '' },
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    record(answer.status, { headers: answer.headers, bytes });
    if (take(drops, (pattern) => pattern.test(path))) {
      request.socket.destroy();
      return;
    }
    const headers = Object.fromEntries(answer.headers);
    delete headers['transfer-encoding'];
    delete headers['content-encoding'];
    response.writeHead(answer.status, { ...headers, 'content-length': String(bytes.length) });
    response.end(bytes);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    dropNextAnswer: (path) => {
      drops.push(path);
    },
    answerNext: (path, status, body, headers = {}) => {
      forged.push({ path, status, body, headers });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
