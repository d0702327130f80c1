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

/** An order in its marketplace's own form, to be changed in place. */
export type WireOrder = Record<string, unknown>;
/** The order as it is to be seen; undefined if it is not listed, several if its list has others beside it. */
export type EditOrder = (order: WireOrder) => WireOrder | readonly WireOrder[] | undefined;

export interface EditingProxy {
  readonly url: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly ProxiedRequest[];
  /** The sandbox's address in a connector's configuration, replaced by the proxy's. */
  in<Config>(config: Config): Config;
  /** From now on; undefined passes every answer on unchanged. */
  rewrite(change: Rewrite | undefined): void;
  /** Changes every order in every answer from now on. */
  edit(change: EditOrder): void;
  /** From now on, answers pass unchanged. */
  leave(): void;
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * A marketplace that changes single answers: a proxy between the product and the sandbox, for the tests of a file. Packed answers are
 * unpacked for the change. Available in their hooks and tests only.
 * @param sandbox its `url` is read when the first request arrives
 */
export function useEditingProxy(sandbox: { readonly url: string }): EditingProxy {
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
    const { host, connection: _connection, 'content-length': _length, ...kept } = request.headers;
    try {
      const answer = await fetch(`${sandbox.url}${seen.path}`, {
        method: seen.method,
        // Signatures of calls include the address that was called.
        headers: { ...(kept as Record<string, string>), 'x-forwarded-host': host ?? '' },
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
  const rewrite = (wanted: Rewrite | undefined) => {
    change = wanted;
  };
  return {
    get url() {
      return url;
    },
    requests,
    in: <Config>(config: Config) => JSON.parse(JSON.stringify(config).replaceAll(sandbox.url, url)) as Config,
    rewrite,
    edit: (wanted) => rewrite(({ method }, answer) => (method === 'GET' ? editOrders(answer, wanted) : answer)),
    leave: () => rewrite(undefined),
  };
}

const isOrder = (value: unknown): value is WireOrder =>
  typeof value === 'object' && value !== null && ('lineItems' in value || 'orderItems' in value || 'lines' in value);

/** An answer of a marketplace with each of its orders changed; one without orders stays as it is. */
export function editOrders(answer: string, edit: EditOrder): string {
  if (!/"(?:lineItems|orderItems|lines)"/.test(answer)) return answer;
  const parsed = parse(answer);
  if (typeof parsed !== 'object' || parsed === null) return answer;
  if (isOrder(parsed)) return JSON.stringify([edit(parsed)].flat()[0] ?? {});
  const lists = Object.entries(parsed).flatMap(([name, value]) =>
    Array.isArray(value) && value.some(isOrder)
      ? [[name, value.flatMap((one) => (isOrder(one) ? (edit(one) ?? []) : one))] as const]
      : [],
  );
  const isOne = 'order' in parsed && isOrder(parsed.order) ? { order: [edit(parsed.order)].flat()[0] } : {};
  return JSON.stringify({ ...parsed, ...Object.fromEntries(lists), ...isOne });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
