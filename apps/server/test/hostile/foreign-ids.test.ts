import { allCalls, contract } from '@quayside/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire, type WireInput } from './wire.ts';
import type { Holdings } from './world.ts';

/* Another seller's ids, wherever a call accepts an id: they count as nonexistent, and none of that seller's data is read or changed. */

const world = useHostileWorld();
let before: Record<string, string>;

beforeAll(async () => {
  before = await world.printOthers();
});
afterAll(async () => {
  expect(await world.printOthers()).toEqual(before);
});

/** Path parameters that do not identify a row of a seller. */
const NO_ROWS = new Set([
  'check',
  'document',
  'engine',
  'field',
  'number',
  'platform',
  'screen',
  'site',
  'file',
  'type',
  'name',
  'version',
  'survey',
]);

/** The other seller's ids by parameter name. */
function foreignIds(holdings: Holdings) {
  const { account, itemIds, unitIds, runIds, importIds, invitationIds, login, rowIds } = holdings;
  const first = (ids: readonly (number | string)[]) => ids[0] ?? 0;
  const itemId = first(itemIds);
  return {
    itemId,
    itemIds,
    accountId: account.accountId,
    account_id: account.accountId,
    runId: first(runIds),
    importId: first(importIds),
    ...Object.fromEntries(Object.entries(rowIds).map(([name, ids]) => [name, first(ids)])),
    unitId: first(unitIds),
    invitationId: first(invitationIds),
    loginId: login.loginId,
    orderId: first(holdings.orderIds),
    lineIds: holdings.orderLineIds,
    group: first(holdings.groupIds),
    user_id: login.userId,
  } as Record<string, unknown>;
}

/** Copies of the input, each with one id replaced by the other seller's. */
function withForeignIds(input: WireInput, foreign: Record<string, unknown>): WireInput[] {
  const variants: WireInput[] = [];
  for (const part of ['params', 'query'] as const) {
    for (const name of Object.keys(input[part] ?? {})) {
      if (name in foreign) variants.push({ ...input, [part]: { ...input[part], [name]: foreign[name] } });
    }
  }
  const body = (input.body ?? {}) as Record<string, unknown>;
  for (const name of ['accountId', 'account_id', 'unitId', 'user_id', 'itemIds', 'lineIds'] as const) {
    if (body[name] !== undefined) variants.push({ ...input, body: { ...body, [name]: foreign[name] } });
  }
  const selection = body.selection as Record<string, unknown> | undefined;
  for (const name of ['accountId', 'itemIds'] as const) {
    if (selection) variants.push({ ...input, body: { ...body, selection: { ...selection, [name]: foreign[name] } } });
  }
  return variants;
}

const calls = allCalls.filter((call) => call.userParam && !call.stream);

it('is tested for every path parameter that identifies a row', () => {
  const known = foreignIds(world.others);
  const names = calls.flatMap(({ path, userParam }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== userParam),
  );
  expect([...new Set(names)].filter((name) => !(name in known) && !NO_ROWS.has(name))).toEqual([]);
});

describe("another seller's id", () => {
  it.each(calls.map((call) => [call.id, call] as const))('in %s counts as nonexistent', async (_id, call) => {
    const foreign = foreignIds(world.others);
    await fc.assert(
      fc.asyncProperty(world.inputOf(call), async (input) => {
        for (const variant of withForeignIds(input, foreign)) {
          const answer = await sendWire(world.server.app, call, variant, { cookie: world.mine.login.cookie });
          if (answer.statusCode >= 400) {
            expectErrorShape(answer);
            expect([400, 403, 404, 409]).toContain(answer.statusCode);
          } else {
            // Only lists may succeed, and they must be empty.
            expect(answer.json<{ list: unknown[] }>().list, JSON.stringify(variant)).toEqual([]);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('together with own ones is rejected by name, and nothing changes', async () => {
    const { account, itemIds, login } = world.mine;
    const mixed = [...itemIds.slice(0, 1), ...world.others.itemIds];
    const params = { id: login.userId, platform: 'ebay' };
    const body = { accountId: account.accountId, itemIds: mixed, blocked: true };
    const answer = await sendWire(
      world.server.app,
      contract.products.prepareBlocking,
      { params, body },
      { cookie: login.cookie },
    );
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'item_not_in_selection' });
  });
});
