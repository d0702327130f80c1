import type { OutcomeListener } from '../dispatch/index.ts';
import { markEnded, markPublished, markSent } from './targets.repository.ts';

/** Keeps what each marketplace was last told, in the transaction that stores the outcome. */
export const stockListener: OutcomeListener = {
  published: markPublished,
  updated: markSent,
  ended: markEnded,
};
