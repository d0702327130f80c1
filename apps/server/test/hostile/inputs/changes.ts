import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import { insertRows } from '../../../src/modules/changes/change-rows.repository.ts';
import { insertChange, saveChange } from '../../../src/modules/changes/changes.repository.ts';
import { withTransaction } from '../../../src/platform/database/database.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { limit, oneOf, optional, record, text, type ValidInputs } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Calls about previewed changes. */
export function inputs({ login, rowIds }: Holdings): Pick<ValidInputs, 'changes'> {
  const ids = (rowIds.changeId ?? []).map(Number);
  const paramsOf = (some: readonly number[]) => record({ id: fc.constant(login.userId), changeId: oneOf(some) });
  const params = paramsOf(ids);
  // Random inputs are the same for each call, so what one call has spent is not left for another.
  const half = ids.length / 2;
  const state = fc.constantFrom('ready' as const, 'warned', 'refused', 'done', 'skipped', 'failed');
  return {
    changes: {
      list: record({
        params: record({ id: fc.constant(login.userId) }),
        query: record({ kind: optional(fc.constant('titles' as const)) }),
      }),
      get: record({ params }),
      listRows: record({ params, query: record({ state: optional(state), query: optional(text(200)), limit }) }),
      exportCsv: record({ params }),
      confirm: record({ params: paramsOf(ids.slice(0, half)), body: record({ expected: fc.constant(1) }) }),
      cancel: record({ params: paramsOf(ids.slice(half)) }),
      retry: record({ params }),
      undo: record({ params }),
    },
  };
}

/** Changes in each state: more than one call spends. */
const EACH = 40;
const STATES = ['ready', 'done', 'failed'] as const;

export async function build(db: Db, { userId, accountId }: Account): Promise<RowIds> {
  const actor = { kind: 'system', id: null } as const;
  const now = new Date();
  const changeId = await withTransaction(db, async (tx) => {
    const ids: number[] = [];
    for (let n = 0; n < EACH * STATES.length; n += 1) {
      const state = STATES[n % STATES.length] ?? 'ready';
      const settings = { accountId, site: 'DE', way: 'accept' };
      const lane = `hostile ${n}`;
      const change = await insertChange(tx, {
        userId,
        kind: 'titles',
        settings,
        lane,
        actor,
        undoOf: null,
        createdAt: now,
      });
      const row = { key: '1 DE', itemId: 1, site: 'DE', sku: null, label: 'Train', before: null } as const;
      const after = { title: 'Zug', sourceTitle: 'Train', isAccepted: true };
      await insertRows(tx, change, [{ ...row, after, state, reason: null, words: [] }], 0);
      const times = { preparedAt: now, endedAt: state === 'ready' ? null : now };
      await saveChange(tx, { ...change, ...times, state: state === 'failed' ? 'done' : state, totals: { [state]: 1 } });
      ids.push(change.changeId);
    }
    return ids;
  });
  return { changeId };
}
