import type { Tx } from '../../platform/database/db.ts';
import { type HistoryInput, recordHistory } from '../history/index.ts';
import { listMemberships } from './session.repository.ts';

/** Records a change of a person's own login in the history of every business they work in. */
export async function recordLoginHistory(
  tx: Tx,
  loginId: number,
  change: Pick<HistoryInput, 'field' | 'before' | 'after' | 'why'>,
): Promise<void> {
  const entry = { actor: { kind: 'login', id: loginId }, entity: 'login', entityId: loginId, ...change } as const;
  for (const { userId } of await listMemberships(tx, loginId)) await recordHistory(tx, userId, [entry]);
}
