import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { findHeld, type HeldPrices } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { sendFailedAgain } from './send-failed-again.ts';

/** The number of prices that are resent in one transaction. */
const STEP = 1_000;

/**
 * Makes prices that the price gate held back due again, step by step. It judges each of them again. A second call finds
 * none left.
 */
export async function sendHeldPrices(
  { db, clock }: Pick<PublishingDeps, 'db' | 'clock'>,
  account: AccountRef,
  held: HeldPrices,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  // By the clock that timestamps failures: a price that is held back in the meantime is not sent again.
  const { rows } = await sql<{ until: Date }>`select now() as until`.execute(db);
  const until = rows[0]?.until ?? clock.now();
  for (let after = { targetKey: '', site: '' }; ; ) {
    signal.throwIfAborted();
    const { found, sent } = await withTransaction(db, async (tx) => {
      const step = await findHeld(tx, account, held, { until, after, limit: STEP });
      const { again } = await sendFailedAgain(tx, account, step, clock.now());
      if (again > 0) await emitEvents(tx, account.userId, [{ kind: 'listings', accountId: account.accountId }]);
      return { found: step, sent: again };
    });
    if (sent > 0) await noteProgress();
    const last = found.length === STEP ? found.at(-1) : undefined;
    if (last === undefined) return;
    after = { targetKey: last.targetKey, site: last.site };
  }
}
