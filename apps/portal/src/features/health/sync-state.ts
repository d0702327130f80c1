import type { AccountHealth, SyncHealth } from '@quayside/contract';

/** How one subject stands: the messages `health:sync.state.<word>`. */
export type SyncState = 'ok' | 'never' | 'trouble' | 'paused';

/** Its last look failed and none has gone well since. That there is no access is not said once more by each subject. */
function isTroubled({ lastFailure }: SyncHealth, isConnected: boolean): boolean {
  return lastFailure !== null && !lastFailure.isOver && (isConnected || lastFailure.sequel !== 'reconnect');
}

/** Without access nothing is kept in step: that it went well until then is no good news. */
export function syncStateOf(row: SyncHealth, isConnected: boolean): SyncState {
  if (isTroubled(row, isConnected)) return 'trouble';
  if (!isConnected) return 'paused';
  return row.lastSuccessAt === null ? 'never' : 'ok';
}

/** What is not in step now, for another reason than that there is no access. */
export function troubledSubjects({
  sync,
  isConnected,
}: Pick<AccountHealth, 'sync' | 'isConnected'>): readonly SyncHealth['subject'][] {
  return sync.filter((row) => isTroubled(row, isConnected)).map(({ subject }) => subject);
}

/** Of a whole queue, how many changes wait. */
export function countWaiting({ queue }: Pick<AccountHealth, 'queue'>): number {
  return queue.lanes.reduce((sum, { waiting }) => sum + waiting, 0);
}

export function countFailed({ failures }: Pick<AccountHealth, 'failures'>): number {
  return failures.reduce((sum, { n }) => sum + n, 0);
}

/** Whether there is nothing that a seller should know. Before its catalogue has been read nothing of an account is in step yet. */
export function isInStep(health: AccountHealth): boolean {
  const { isConnected, fall, sync } = health;
  const isKnown = sync.some(({ subject, lastSuccessAt }) => subject === 'import' && lastSuccessAt !== null);
  const isQuiet = countWaiting(health) === 0 && countFailed(health) === 0 && troubledSubjects(health).length === 0;
  return isConnected && isKnown && isQuiet && fall === null;
}
