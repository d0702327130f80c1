import type { Term, TermInput } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';

/** A term before and after a change; null if it did not exist, or no longer does. */
export interface TermChange {
  readonly before: Term | null;
  readonly after: Term | null;
}

export async function recordTerms(tx: Tx, userId: number, actor: Actor, changes: readonly TermChange[]): Promise<void> {
  await recordHistory(
    tx,
    userId,
    changes.map(({ before, after }) => ({
      actor,
      entity: 'term',
      entityId: (after ?? before)?.id ?? 0,
      field: 'term',
      before: wordsOf(before),
      after: wordsOf(after),
      why: before === null ? 'term_added' : after === null ? 'term_removed' : 'term_changed',
    })),
  );
}

function wordsOf(term: Term | null): TermInput | null {
  if (!term) return null;
  const { id: _id, ...words } = term;
  return words;
}
