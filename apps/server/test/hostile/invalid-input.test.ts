import { allCalls, type Call, contract } from '@quayside/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BodyTypes, bodyTypesOf } from './body-types.ts';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire, type WireInput, type WireLanguage } from './wire.ts';

/* Invalid input is rejected as invalid: it is neither accepted nor a server error. */

const world = useHostileWorld();
const calls = allCalls.filter((call) => !call.stream);
const named = (some: readonly Call[]) => some.map((call) => [call.id, call] as const);
const withParams = calls.filter((call) => call.path.includes('{') && /\{(?!id\})/.test(call.path));

const send = (call: Call, input: WireInput, language: WireLanguage = 'en') =>
  sendWire(world.server.app, call, input, { cookie: world.mine.login.cookie, language });

function expectRefused(answer: LightMyRequestResponse, input: WireInput, language?: WireLanguage): void {
  if (answer.statusCode !== 400) throw new Error(`${answer.statusCode} for ${JSON.stringify(input)}: ${answer.body}`);
  expectErrorShape(answer, language);
}

/** The path of every position in a value. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((current, key) => (current as Record<string, unknown>)[key], value);
}

/** The value with the value at one path replaced. */
function replaced(value: unknown, path: readonly string[], other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value) ? (value.slice() as never) : { ...(value as object) };
  copy[key] = replaced(copy[key], rest, other);
  return copy;
}

/** Numbers that may have decimals. */
const DECIMALS = new Set(['price_increase']);
/** Values by their JSON type, for a position that contains null. */
const OTHERS: readonly (readonly [readonly string[], unknown])[] = [
  [['array'], []],
  [['object'], {}],
  [['boolean'], true],
  [['string'], 'word'],
  [['number', 'integer'], 5],
];

/**
 * Values that are invalid at a position.
 * @param name the member whose value is replaced
 * @param types the JSON types that the contract allows there
 */
function wrongFor(value: unknown, name: string | undefined, types: ReadonlySet<string>): unknown[] {
  const hostileText = ['with \0 in it', 'half a character: \ud83d', '\udc00', '\0'];
  const nothing = types.has('null') ? [] : [null];
  if (typeof value === 'string') return [{}, [], 5, true, ...nothing, ...hostileText];
  if (typeof value === 'number') {
    const numbers = [1e308, 2 ** 53, -(2 ** 53), 1e-7];
    return [{}, [], '5', true, ...nothing, ...numbers, ...(DECIMALS.has(name ?? '') ? [] : [1.5])];
  }
  if (typeof value === 'boolean') return [{}, [], 'true', 0, 1, ...nothing];
  if (value === null) return OTHERS.filter(([kinds]) => !kinds.some((kind) => types.has(kind))).map(([, one]) => one);
  if (Array.isArray(value)) return [{}, 'list', 5, true, ...nothing, [null], [[]], [{}], ['\0']];
  return [[], 'object', 5, true, [null], { unknown: 1 }];
}

describe('a body', () => {
  const withBody = calls.filter((call) => call.method === 'POST' || call.method === 'PUT');
  const takesBody = (input: WireInput) => input.body !== undefined;

  // The diary accepts nearly everything, because a failing browser may send any shape (`diary.routes.test.ts`).
  const exacting = withBody.filter((call) => call !== contract.diary.write);

  let typesAt: BodyTypes;
  beforeAll(async () => {
    typesAt = await bodyTypesOf(world.server.schemas);
  });

  it.each(named(exacting))('of %s with one invalid value is rejected', async (_id, call) => {
    await fc
      .assert(
        fc.asyncProperty(world.inputOf(call), fc.nat(), fc.nat(), async (input, place, kind) => {
          fc.pre(takesBody(input));
          const paths = pathsOf(input.body);
          const path = paths[place % paths.length] ?? [];
          const wrong = wrongFor(valueAt(input.body, path), path.at(-1), typesAt(call, path));
          const bad = { ...input, body: replaced(input.body, path, wrong[kind % wrong.length]) };
          expectRefused(await send(call, bad), bad);
        }),
        { numRuns: 60, maxSkipsPerRun: 5 },
      )
      .catch((error: unknown) => {
        if (!String(error).includes('too many pre-condition')) throw error;
      });
  });

  it.each(named(withBody))('of %s cannot be extended with keys that every object has', async (_id, call) => {
    const [input = {}] = fc.sample(world.inputOf(call), 1);
    if (!takesBody(input)) return;
    const inner = JSON.stringify(input.body).slice(1);
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const text = `{"${key}":{"isAdmin":true}${inner === '}' ? '' : ','}${inner}`;
      expectRefused(await send(call, { ...input, text }), { text });
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

/** Query names that may be repeated, and the user's id where a query may contain it too. */
const REPEATED = new Map([[contract.pricing.listManual.id, ['site']]]);
const NAMES_USER = new Set([contract.pricing.listManual.id]);

describe('a query', () => {
  it.each(named(calls.filter((call) => call.userParam)))('of %s rejects unknown parameters', async (_id, call) => {
    const [input = {}] = fc.sample(world.inputOf(call), 1);
    for (const key of ['unknown', '__proto__', 'constructor', 'id', 'userId']) {
      if (key === 'userId' && NAMES_USER.has(call.id)) continue;
      const bad = { ...input, query: { ...input.query, [key]: '1' } };
      expectRefused(await send(call, bad), bad);
    }
  });

  it.each(named(calls.filter((call) => call.method === 'GET' && call.userParam)))(
    'of %s that is repeated, too long, or contains text that cannot be stored is rejected',
    async (_id, call) => {
      await fc.assert(
        fc.asyncProperty(world.inputOf(call), fc.nat(), async (input, place) => {
          const names = Object.keys(input.query ?? {});
          const name = names[place % names.length];
          if (name === undefined) return;
          const given = input.query?.[name];
          const mayRepeat = REPEATED.get(call.id)?.includes(name);
          for (const wrong of [...(mayRepeat ? [] : [[given, given]]), 'x'.repeat(20_000), 'a\0b']) {
            const bad = { ...input, query: { ...input.query, [name]: wrong } };
            expectRefused(await send(call, bad), bad);
          }
        }),
        { numRuns: 15 },
      );
    },
  );

  /** The content of our lists' cursors; the test then replaces one of the values. */
  const CURSORS = [[1], [1, 'DE'], ['2026-11-20T08:00:00.000Z', 1], ['110000000001']];
  const HOSTILE_VALUES = [
    1.5,
    1e308,
    2 ** 53,
    -1,
    null,
    true,
    [],
    {},
    '',
    'x',
    '\0',
    '\ud800',
    '-271821-04-20T00:00:00Z',
    '2026-02-31',
  ];

  let cursorsOfProducts: unknown[][];
  beforeAll(async () => {
    cursorsOfProducts = await productCursors();
  });

  async function productCursors(): Promise<unknown[][]> {
    const params = { id: world.mine.login.userId, platform: 'all' };
    const sorts = ['title', 'price', 'quantity', 'sku', 'updated'];
    const pages = sorts.map((sort) => send(contract.products.list, { params, query: { sort, limit: 1 } }));
    return (await Promise.all(pages)).map((page) => {
      const { nextCursor } = page.json<{ nextCursor: string }>();
      return JSON.parse(Buffer.from(nextCursor, 'base64url').toString()) as unknown[];
    });
  }

  it.each(named(calls.filter((call) => call.method === 'GET')))(
    'of %s with a forged cursor never causes a server error',
    async (_id, call) => {
      const known = fc.constantFrom(...CURSORS, ...cursorsOfProducts);
      const exchanged = fc
        .tuple(known, fc.nat(), fc.constantFrom(...HOSTILE_VALUES))
        .map(([values, place, hostile]) =>
          values.map((value, index) => (index === place % values.length ? hostile : value)),
        );
      const forged = fc
        .oneof({ weight: 3, arbitrary: fc.oneof(known, exchanged) }, { weight: 1, arbitrary: fc.jsonValue() })
        .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
      const cursor = fc.oneof({ weight: 9, arbitrary: forged }, { weight: 1, arbitrary: fc.string() });
      const language = fc.constantFrom('en' as const, 'de' as const);
      await fc.assert(
        fc.asyncProperty(world.inputOf(call), cursor, language, async (input, text, chosen) => {
          const answer = await send(call, { ...input, query: { ...input.query, cursor: text } }, chosen);
          expect([200, 400, 404]).toContain(answer.statusCode);
          if (answer.statusCode !== 200) expectErrorShape(answer, chosen);
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe('an address', () => {
  const HOSTILE = [
    '0',
    '-1',
    '1.5',
    '01x',
    '9007199254740993',
    '1e400',
    'null',
    'undefined',
    '__proto__',
    '\0',
    '\ud800',
    '🚀',
    "1' or '1'='1",
    '%',
    '%2e%2e%2f',
    '..%2f..',
    'a'.repeat(499),
    'a'.repeat(5_000),
  ];

  it.each(named(withParams))('of %s with another value instead of a name is rejected', async (_id, call) => {
    const [input = {}] = fc.sample(world.inputOf(call), 1);
    for (const name of Object.keys(input.params ?? {})) {
      for (const hostile of HOSTILE) {
        const answer = await send(call, { ...input, params: { ...input.params, [name]: hostile } });
        expect([400, 403, 404]).toContain(answer.statusCode);
        expectErrorShape(answer);
      }
    }
  });
});
