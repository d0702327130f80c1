import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { TestSandbox } from './sandbox.ts';

/** An order in its marketplace's own form, to be changed in place. */
export type WireOrder = Record<string, unknown>;
type Edit = (order: WireOrder) => WireOrder | undefined;

export interface EditingProxy {
  /** Changes every order in every answer; one that becomes undefined is not listed. Replaces the earlier edit. */
  edit(change: Edit): void;
  /** From now on, answers pass unchanged. */
  leave(): void;
  /** The configurations of connectors whose calls go through the proxy. */
  readonly ebay: TestSandbox['ebay'];
  readonly amazon: TestSandbox['amazon'];
  readonly cdiscount: TestSandbox['cdiscount'];
}

/** Stands between the product and the sandbox, and changes what the sandbox says about orders. */
export function useEditingProxy(sandbox: TestSandbox): EditingProxy {
  let edit: Edit | undefined;
  let url = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { host, connection: _connection, 'content-length': _length, ...kept } = request.headers;
    const answer = await fetch(`${sandbox.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(kept as Record<string, string>), 'x-forwarded-host': host ?? '' },
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    const given = Buffer.from(await answer.arrayBuffer());
    const bytes = edit && request.method === 'GET' && answer.ok ? edited(given, edit) : given;
    const headers = Object.fromEntries(answer.headers);
    delete headers['transfer-encoding'];
    delete headers['content-encoding'];
    response.writeHead(answer.status, { ...headers, 'content-length': String(bytes.length) });
    response.end(bytes);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const through = <T>(config: T): T => JSON.parse(JSON.stringify(config).replaceAll(sandbox.url, url)) as T;
  return {
    edit: (change) => {
      edit = change;
    },
    leave: () => {
      edit = undefined;
    },
    get ebay() {
      return through(sandbox.ebay);
    },
    get amazon() {
      return through(sandbox.amazon);
    },
    get cdiscount() {
      return through(sandbox.cdiscount);
    },
  };
}

const isOrder = (value: unknown): value is WireOrder =>
  typeof value === 'object' && value !== null && ('lineItems' in value || 'orderItems' in value || 'lines' in value);

function edited(bytes: Buffer, edit: Edit): Buffer {
  const parsed = parse(bytes);
  if (typeof parsed !== 'object' || parsed === null) return bytes;
  if (isOrder(parsed)) return Buffer.from(JSON.stringify(edit(parsed) ?? {}));
  const lists = Object.entries(parsed).flatMap(([name, value]) =>
    Array.isArray(value) && value.some(isOrder)
      ? [[name, value.flatMap((one) => (isOrder(one) ? (edit(one) ?? []) : one))] as const]
      : [],
  );
  const isOne = 'order' in parsed && isOrder(parsed.order) ? { order: edit(parsed.order) } : {};
  return Buffer.from(JSON.stringify({ ...parsed, ...Object.fromEntries(lists), ...isOne }));
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
