import type { HistoryWhy } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { type HistoryInput, recordForCause } from '../history/index.ts';
import type { StoredItem } from '../products/index.ts';

const actor = { kind: 'import', id: null } as const;

/** Records what an import created and changed, item by item, in one history group. */
export async function recordImported(
  tx: Tx,
  account: Account,
  cause: string,
  stored: readonly StoredItem[],
): Promise<void> {
  const entries = stored.flatMap(historyOf);
  for (const why of ['imported', 'changed_at_home', 'sku_changed', 'back_at_home'] as const) {
    await recordForCause(
      tx,
      account.userId,
      `${cause}:${why}`,
      entries.filter((entry) => entry.why === why),
      headOf(account, why),
    );
  }
}

function headOf({ accountId, username, platform }: Account, why: HistoryWhy): HistoryInput {
  const after = { account: username, platform };
  return { actor, entity: 'items', entityId: accountId, field: 'import', before: null, after, why };
}

function historyOf(item: StoredItem): HistoryInput[] {
  const common = { actor, entity: 'item', entityId: item.itemId, itemId: item.itemId } as const;
  if (item.isNew) return [{ ...common, field: 'item', before: null, after: item.externalId, why: 'imported' }];
  const changes = item.changes.map(
    (change): HistoryInput => ({
      ...common,
      ...change,
      why: change.field === 'sku' ? 'sku_changed' : 'changed_at_home',
    }),
  );
  if (!item.isBack) return changes;
  return [{ ...common, field: 'is-ended', before: true, after: false, why: 'back_at_home' }, ...changes];
}
