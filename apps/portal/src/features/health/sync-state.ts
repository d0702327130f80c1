import type { AccountHealth, SyncHealth } from '@quayside/contract';

/** The state of one subject: the messages `health:sync.state.<state>`. */
export type SyncState = 'ok' | 'never' | 'trouble' | 'paused';

/** Whether its last read failed and none has succeeded since. Missing access is reported for the account and not per subject. */
function isTroubled({ lastFailure }: SyncHealth, isAtWork: boolean): boolean {
  return lastFailure !== null && !lastFailure.isOver && (isAtWork || lastFailure.recovery !== 'reconnect');
}

/** Whether the account is kept in step: it has access, and its platform is not switched off here. */
export function isKept({ isConnected, isPlatformOn }: Pick<AccountHealth, 'isConnected' | 'isPlatformOn'>): boolean {
  return isConnected && isPlatformOn;
}

/** If nothing is kept in step, earlier successes do not count. */
export function syncStateOf(row: SyncHealth, isKeptInStep: boolean): SyncState {
  if (isTroubled(row, isKeptInStep)) return 'trouble';
  if (!isKeptInStep) return 'paused';
  return row.lastSuccessAt === null ? 'never' : 'ok';
}

/** Subjects that are out of step for another reason than missing access. */
export function troubledSubjects(
  health: Pick<AccountHealth, 'sync' | 'isConnected' | 'isPlatformOn'>,
): readonly SyncHealth['subject'][] {
  return health.sync.filter((row) => isTroubled(row, isKept(health))).map(({ subject }) => subject);
}

/** The number of waiting changes in the whole queue. */
export function countWaiting({ queue }: Pick<AccountHealth, 'queue'>): number {
  return queue.lanes.reduce((sum, { waiting }) => sum + waiting, 0);
}

export function countFailed({ failures }: Pick<AccountHealth, 'failures'>): number {
  return failures.reduce((sum, { n }) => sum + n, 0);
}

/** Whether the seller has nothing to know. False before the first read of the catalogue. */
export function isInStep(health: AccountHealth): boolean {
  const { drop, sync } = health;
  const isKnown = sync.some(({ subject, lastSuccessAt }) => subject === 'import' && lastSuccessAt !== null);
  const isQuiet = countWaiting(health) === 0 && countFailed(health) === 0 && troubledSubjects(health).length === 0;
  return isKept(health) && isKnown && isQuiet && drop === null;
}

/** Whether the result of a retry is still worth showing: sent changes only while some wait, remaining ones always. */
export function isRetryNews(done: { readonly again: number; readonly left: number }, waiting: number): boolean {
  return waiting > 0 || done.again === 0 || done.left > 0;
}
