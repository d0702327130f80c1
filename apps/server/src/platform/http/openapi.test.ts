import { pricingSchemas } from '@quayside/contract/pricing.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { describeApi } from './openapi.ts';

it('calls no field of a request read-only, because such a field must not be sent', async () => {
  const document = JSON.stringify(await describeApi(Object.values(pricingSchemas), 'http://127.0.0.1'));
  expect(document).toContain('"rules":{"minItems":1,"maxItems":20');
  expect(document).not.toContain('readOnly');
});

describe('the description of the whole API', () => {
  const server = useTestServer(useTestDatabase());
  const describeAll = async () => (await describeApi(server.schemas, 'http://127.0.0.1')) as unknown as Described;

  interface Described {
    readonly paths: Record<
      string,
      Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>
    >;
    readonly components: { readonly schemas: Record<string, unknown> };
  }

  it('tells the media type of each download, and no download has JSON', async () => {
    const files = server.schemas.filter(({ call, output }) => output instanceof z.ZodUnknown && !call.stream);
    expect(files.map(({ call }) => call.media?.length ?? 0)).not.toContain(0);
    const { paths } = await describeAll();
    for (const { call } of files) {
      const { content = {} } = paths[call.path]?.[call.method.toLowerCase()]?.responses['200'] ?? {};
      expect(Object.keys(content)).toEqual(call.media);
    }
  });

  it('has each shared schema once, and a reference wherever it occurs', async () => {
    const document = await describeAll();
    const text = JSON.stringify(document);
    const names = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name));
    expect(Object.keys(document.components.schemas).toSorted()).toEqual([...names].toSorted());
    expect(names).toContain('Order');
    expect(text).not.toContain('$defs');
    expect(text).not.toContain(':input');
    expect(text.split('"#/components/schemas/Money').length).toBeGreaterThan(50);
  });

  it('repeats no schema of more than 1,500 characters', async () => {
    const seen = new Map<string, number>();
    const count = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const text = JSON.stringify(part);
      // What is in a short one is shorter still.
      if (text.length <= LONGEST_REPEATED) return;
      if ('type' in part || 'anyOf' in part || 'oneOf' in part) seen.set(text, (seen.get(text) ?? 0) + 1);
      Object.values(part).forEach(count);
    };
    const { paths, components } = await describeAll();
    count({ paths, components });
    const repeated = [...seen].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 120));
    expect(repeated).toEqual([]);
  });

  it('has no two paths that one address fits equally well', async () => {
    const paths = Object.keys((await describeAll()).paths).map((path) => path.split('/'));
    const ambiguous = paths.flatMap((one, index) =>
      paths
        .slice(index + 1)
        .flatMap((other) => (isAmbiguous(one, other) ? [`${one.join('/')} ${other.join('/')}`] : [])),
    );
    expect(ambiguous).toEqual([]);
  });
});

/** In characters of JSON. What is longer has a name (`nameSchema`). */
const LONGEST_REPEATED = 1_500;

/** Whether an address fits both paths, and neither is the more precise one in every part where they differ. */
function isAmbiguous(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const isOpen = (part: string | undefined) => part?.startsWith('{') ?? false;
  const pairs = one.map((part, index) => [part, other[index]] as const);
  if (pairs.some(([a, b]) => !isOpen(a) && !isOpen(b) && a !== b)) return false;
  const isNarrower = (wider: 0 | 1) => pairs.some((pair) => isOpen(pair[wider]) && !isOpen(pair[1 - wider]));
  return isNarrower(0) === isNarrower(1);
}
