import type { TermInput, TermPreview } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import { findTerms } from './glossary.repository.ts';
import { findUsing } from './term-usage.ts';

const EXAMPLES = 10;

/** Which titles a new term, or with `termId` a changed one, is about. Saves nothing and asks no engine. */
export async function previewTerm(
  db: Db,
  userId: number,
  { termId, ...term }: TermInput & { readonly termId?: number | undefined },
): Promise<TermPreview> {
  const [same] = await findTerms(db, userId, [term]);
  const { count, first } = await findUsing(db, userId, term, EXAMPLES);
  return {
    items: count,
    conflict: same && same.id !== termId ? same : null,
    examples: first.map(({ itemId, title }) => ({ itemId, title })),
  };
}
