import { type AccountSession, ConnectorError } from '@quayside/connector-kit';
import { type AccountRef, money, type Site } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { DesiredRow } from '../claim.repository.ts';
import { gatePrices } from '../gate.ts';
import type { GateCandidate, PricePayload } from '../ports.ts';
import type { SendContext } from './send.ts';

/**
 * How long a verdict of the price gate holds, in real time. A call waits for its turn, perhaps for seconds; a stop, floor or ceiling that is
 * saved meanwhile must hold within a second, also for prices that another worker took before.
 */
const VERDICT_MS = 500;
/** Prices that are judged in one transaction: they stay locked meanwhile. */
const JUDGED_AT_ONCE = 200;

/** The price of a row as the gate judges it. */
export function candidateOf(row: DesiredRow, site: Site): GateCandidate {
  const { minor, currency, owner } = row.payload as PricePayload;
  return {
    ...{ itemId: row.itemId, site, targetKey: row.targetKey, price: money(minor, currency), owner },
    ...{ isConsented: row.isConsented === true, isAllowed: row.isAllowed === true },
  };
}

/**
 * The session for calls that carry these prices. A writing call that leaves later than a verdict holds has its prices judged again. If one of
 * them may not leave any more, the call is not made, and its changes are prepared again, without it.
 * @param judgedAt when the prices were judged, by `performance.now()`; none for prices that are judged in any case
 */
export function whileAllowed(
  { db, gate, session }: Pick<SendContext, 'db' | 'gate' | 'session'>,
  account: AccountRef,
  candidates: readonly GateCandidate[],
  judgedAt = Number.NEGATIVE_INFINITY,
): AccountSession {
  if (candidates.length === 0) return session;
  let last = judgedAt;
  return {
    ...session,
    async mayLeave() {
      await session.mayLeave?.();
      if (performance.now() - last < VERDICT_MS) return;
      const begun = performance.now();
      for (let from = 0; from < candidates.length; from += JUDGED_AT_ONCE) {
        const some = candidates.slice(from, from + JUDGED_AT_ONCE);
        const verdicts = await withTransaction(db, (tx) => gatePrices(tx, gate, account, some));
        if (verdicts.some(({ ok }) => !ok))
          throw new ConnectorError('unavailable', 'A price may no longer be sent, so the call was not made.');
      }
      last = begun;
    },
  };
}
