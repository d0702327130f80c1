import type { OutcomeListener } from '../dispatch/index.ts';
import { resendOvertaken } from './overtaken.ts';
import { markEnded, markLive, markPublished, markSent } from './targets.repository.ts';

/** Stores the last confirmed quantities in the transaction that stores the outcome. */
export const stockListener: OutcomeListener = {
  async published(tx, account, results) {
    await markPublished(tx, account, results);
    await resendOvertaken(tx, account, results);
  },
  publishFailed: (tx, account, results) =>
    markLive(
      tx,
      account,
      results.filter(({ isLive }) => isLive),
    ),
  updated: markSent,
  ended: markEnded,
};
