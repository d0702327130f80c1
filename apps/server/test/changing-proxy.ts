import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';

export interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Changes the text of an answer; the same text passes it on unchanged. */
export type Rewrite = (request: ProxiedRequest, answer: string) => string;

export interface ChangingProxy {
  readonly url: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly ProxiedRequest[];
  /** The sandbox's address in a connector's configuration, replaced by the proxy's. */
  in<Config>(config: Config): Config;
  /** From now on; undefined passes every answer on unchanged. */
  rewrite(change: Rewrite | undefined): void;
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * A marketplace that changes single answers: a proxy between the product and the sandbox, for the tests of a file. Packed answers are
 * unpacked for the change. Available in their hooks and tests only.
 * @param sandbox its `url` is read when the first request arrives
 */
export function useChangingProxy(sandbox: { readonly url: string }): ChangingProxy {
  let url = '';
  let change: Rewrite | undefined;
  const requests: ProxiedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const given = Buffer.concat(chunks);
    const seen: ProxiedRequest = {
      method: request.method ?? 'GET',
      path: request.url ?? '',
      headers: request.headers,
      body: given.toString('utf8'),
    };
    requests.push(seen);
    const { host: _host, connection: _connection, 'content-length': _length, ...kept } = request.headers;
    try {
      const answer = await fetch(`${sandbox.url}${seen.path}`, {
        method: seen.method,
        headers: kept as Record<string, string>,
        redirect: 'manual',
        ...(given.length > 0 ? { body: given } : {}),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPacked = bytes.subarray(0, 2).equals(GZIP);
      // Addresses of documents lead through the proxy too.
      const text = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8');
      const changed = (change?.(seen, text) ?? text).replaceAll(sandbox.url, url);
      const body = changed === text ? bytes : isPacked ? gzipSync(changed) : Buffer.from(changed);
      const headers = Object.fromEntries(answer.headers);
      delete headers['transfer-encoding'];
      delete headers['content-encoding'];
      response.writeHead(answer.status, { ...headers, 'content-length': String(body.length) });
      response.end(body);
    } catch {
      request.socket.destroy();
    }
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get url() {
      return url;
    },
    requests,
    in: <Config>(config: Config) => JSON.parse(JSON.stringify(config).replaceAll(sandbox.url, url)) as Config,
    rewrite: (wanted) => {
      change = wanted;
    },
  };
}
