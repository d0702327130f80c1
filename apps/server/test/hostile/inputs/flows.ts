import { type FlowInput, ITEM_EARNINGS } from '@quayside/contract';
import { TITLE_ORIGINS } from '@quayside/kernel/flows';
import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import { insertFlow } from '../../../src/modules/flows/flows.repository.ts';
import { withTransaction } from '../../../src/platform/database/database.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { everything } from '../../flows.ts';
import { limit, oneOf, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Calls about listing flows of the account on eBay. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'flows'> {
  const id = fc.constant(mine.login.userId);
  const accountId = oneOf((mine.rowIds.flowAccountId ?? []).map(Number));
  const place = record({ id, flowId: oneOf((mine.rowIds.flowId ?? []).map(Number)) });
  const order: fc.Arbitrary<FlowInput> = record({
    accountId,
    name: word(80),
    isEnabled: fc.boolean(),
    filter: record({
      query: optional(text(200)),
      status: optional(fc.constantFrom('notListed' as const, 'failed' as const)),
      earning: optional(fc.constantFrom(...ITEM_EARNINGS)),
    }),
    sites: fc.uniqueArray(fc.constantFrom('DE' as const, 'FR' as const, 'IT' as const), { minLength: 1 }),
    titles: fc.uniqueArray(fc.constantFrom(...TITLE_ORIGINS), { minLength: 1 }),
    leastMargin: fc.option(fc.integer({ min: -10_000, max: 10_000 })),
    mostADay: fc.integer({ min: 1, max: 5_000 }),
    asks: fc.constantFrom('always' as const, 'within' as const),
    asksAbove: fc.constant(null),
  });
  return {
    flows: {
      list: record({ params: record({ id }), query: record({ accountId: optional(accountId) }) }),
      create: record({ params: record({ id }), body: order }),
      update: record({
        params: place,
        body: fc.tuple(order, fc.integer({ min: 1, max: 3 })).map(([body, version]) => ({ ...body, version })),
      }),
      remove: record({ params: place }),
      dryRun: record({ params: place }),
      listRuns: record({ params: place, query: record({ limit }) }),
    },
  };
}

export async function build(db: Db, { userId, accountId, platform }: Account): Promise<RowIds> {
  if (platform !== 'ebay') return { flowAccountId: [], flowId: [] };
  const by = { kind: 'login' as const, id: userId };
  const order = { ...everything, accountId, isEnabled: false };
  const flowIds = await withTransaction(db, async (tx) => [
    await insertFlow(tx, userId, order, { by, now: new Date(), due: null }),
    await insertFlow(tx, userId, { ...order, name: 'To France' }, { by, now: new Date(), due: null }),
  ]);
  return { flowAccountId: [accountId], flowId: flowIds };
}
