import { allCalls, type Call, contract } from '@quayside/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../src/modules/session/index.ts';
import { newToken } from '../../src/platform/ids.ts';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire, type WireInput } from './wire.ts';

/*
 * A rejected request changes nothing, neither the caller's data nor anybody else's. Generated from the contract, call
 * by call.
 */

const world = useHostileWorld();
let before: readonly Record<string, string>[];
const printAll = async () => [await world.printMine(), await world.printOthers()];

beforeAll(async () => {
  before = await printAll();
});

const named = (calls: readonly Call[]) => calls.map((call) => [call.id, call] as const);
const answered = allCalls.filter((call) => !call.stream);
const changing = answered.filter((call) => call.method !== 'GET');
const sessions = answered.filter((call) => call.access !== 'public');
const someInput = (call: Call): WireInput => fc.sample(world.inputOf(call), 1)[0] ?? {};

function expectRefused(answer: LightMyRequestResponse, status: number | readonly number[]): void {
  expect([status].flat()).toContain(answer.statusCode);
  expectErrorShape(answer);
}

describe('from another site', () => {
  const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:80@evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it.each(named(changing))('%s is rejected for every session', async (_id, call) => {
    const { cookie } = world.mine.login;
    const input = someInput(call);
    for (const headers of ELSEWHERE) {
      expectRefused(await sendWire(world.server.app, call, input, { cookie, headers }), 403);
    }
  });
});

describe('with a forged cookie', () => {
  const token = () => world.mine.login.cookie.split('=')[1] ?? '';
  const forgeries = (): readonly string[] => [
    `${SESSION_COOKIE}=${newToken()}`,
    `${SESSION_COOKIE}=${token().slice(0, -1)}`,
    `${SESSION_COOKIE}=${token()}A`,
    `${SESSION_COOKIE}=${token().toLowerCase()}x`,
    `${SESSION_COOKIE}=`,
    `${SESSION_COOKIE}=%00`,
    `${SESSION_COOKIE}=%ED%A0%80`,
    `${SESSION_COOKIE}=${'x'.repeat(4_000)}`,
    `${SESSION_COOKIE}={"loginId":1}`,
    `${SESSION_COOKIE.toUpperCase()}=${token()}`,
    `other=${token()}`,
  ];

  it.each(named(sessions))('%s returns 401', async (_id, call) => {
    const input = someInput(call);
    for (const cookie of forgeries()) {
      expectRefused(await sendWire(world.server.app, call, input, { cookie }), 401);
    }
  });
});

describe('with a text that is far too long', () => {
  const MEGABYTE = 1024 * 1024;
  /** Yields copies of the body, each with one very long string. */
  function* overlong(value: unknown, length: number): Generator<unknown> {
    if (typeof value === 'string') yield 'x'.repeat(length);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      for (const one of overlong(inner, length)) {
        yield Array.isArray(value)
          ? value.map((entry, index) => (String(index) === key ? one : entry))
          : { ...value, [key]: one };
      }
    }
  }
  const taking = changing.filter((call) => call.method !== 'DELETE');

  it.each(named(taking))('%s is rejected, and not even read if no call accepts that size', async (_id, call) => {
    const { cookie } = world.mine.login;
    const input = someInput(call);
    // A call that accepts a file accepts a megabyte, and no more than it declares.
    const takesFile = (call.bodyLimit ?? 0) > MEGABYTE;
    for (const body of overlong(input.body, takesFile ? (call.bodyLimit ?? 0) : MEGABYTE)) {
      const answer = await sendWire(world.server.app, call, { ...input, body }, { cookie });
      expectRefused(answer, takesFile ? 413 : [400, 413]);
      // It is not even read, so it does not matter which text is too long.
      if (takesFile) break;
    }
  });
});

describe('with a different body shape', () => {
  const SHAPES = ['[]', '[{}]', '"text"', '5', 'true', '1e999', '{"a":', '{"":{}}', '\u0000', `${'['.repeat(50_000)}`];
  const exacting = changing.filter((call) => call !== contract.diary.write);

  it.each(named(exacting))('%s is rejected', async (_id, call) => {
    const { cookie } = world.mine.login;
    const input = someInput(call);
    for (const text of SHAPES) {
      expectRefused(await sendWire(world.server.app, call, { ...input, text }, { cookie }), 400);
    }
  });
});

it('none of these requests has changed anything', async () => {
  expect(await printAll()).toEqual(before);
});
