import type { AccountHealth, SyncHealth } from '@quayside/contract';

/** How one subject stands: the messages `health:sync.state.<word>`. */
export type SyncState = 'ok' | 'never' | 'trouble' | 'paused';

/** Its last look failed and none has gone well since. That there is no access is not said once more by each subject. */
function isTroubled({ lastFailure }: SyncHealth, isAtWork: boolean): boolean {
  return lastFailure !== null && !lastFailure.isOver && (isAtWork || lastFailure.recovery !== 'reconnect');
}

/** Whether the account is kept in step at all: there is access, and its platform is not switched off here. */
export function isKept({ isConnected, isPlatformOn }: Pick<AccountHealth, 'isConnected' | 'isPlatformOn'>): boolean {
  return isConnected && isPlatformOn;
}

/** Where nothing is kept in step, that it went well until then is no good news. */
export function syncStateOf(row: SyncHealth, isKeptInStep: boolean): SyncState {
  if (isTroubled(row, isKeptInStep)) return 'trouble';
  if (!isKeptInStep) return 'paused';
  return row.lastSuccessAt === null ? 'never' : 'ok';
}

/** What is not in step now, for another reason than that there is no access. */
export function troubledSubjects(
  health: Pick<AccountHealth, 'sync' | 'isConnected' | 'isPlatformOn'>,
): readonly SyncHealth['subject'][] {
  return health.sync.filter((row) => isTroubled(row, isKept(health))).map(({ subject }) => subject);
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
  const { drop, sync } = health;
  const isKnown = sync.some(({ subject, lastSuccessAt }) => subject === 'import' && lastSuccessAt !== null);
  const isQuiet = countWaiting(health) === 0 && countFailed(health) === 0 && troubledSubjects(health).length === 0;
  return isKept(health) && isKnown && isQuiet && drop === null;
}

/** Whether what sending again has done is still worth a word: what goes out is no news when nothing waits any more, what stayed is. */
export function isRetryNews(done: { readonly again: number; readonly left: number }, waiting: number): boolean {
  return waiting > 0 || done.again === 0 || done.left > 0;
}
