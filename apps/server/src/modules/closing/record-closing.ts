import type { HistoryWhy } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';

export function recordClosing(
  tx: Tx,
  userId: number,
  actor: Actor,
  why: Extract<HistoryWhy, `closing_${string}`>,
): Promise<void> {
  const about = { entity: 'user', entityId: userId, field: 'closing', before: null, after: null } as const;
  return recordHistory(tx, userId, [{ actor, ...about, why }]);
}
