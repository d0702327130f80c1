import type { OutcomeListener } from '../dispatch/index.ts';
import { resendOvertaken } from './overtaken.ts';
import { markEnded, markPublished, markSent } from './targets.repository.ts';

/** Stores the last confirmed quantities in the transaction that stores the outcome. */
export const stockListener: OutcomeListener = {
  async published(tx, account, results) {
    await markPublished(tx, account, results);
    await resendOvertaken(tx, account, results);
  },
  updated: markSent,
  ended: markEnded,
};
