import { MAX_TERMS, type Term, type TermImportPreview, type TermInput } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Actor } from '../history/index.ts';
import { countTerms, findTerms, lockGlossary, saveTerms } from './glossary.repository.ts';
import { recordTerms } from './record-terms.ts';
import { readTermCsv, type TermFile, termKey } from './term-csv.ts';

const readTerms = fileReader('glossary.terms', readTermCsv);

/** The number of conflicts that a preview shows. */
const EXAMPLES = 50;

interface ImportPlan {
  readonly added: readonly TermInput[];
  readonly conflicts: readonly { readonly term: Term; readonly given: TermInput }[];
  readonly unchanged: number;
}

/** @throws too_many_terms */
async function planImport(db: Db, userId: number, terms: readonly TermInput[]): Promise<ImportPlan> {
  const there = new Map<string, Term>();
  for await (const step of inSteps(terms)) {
    for (const term of await findTerms(db, userId, step)) there.set(termKey(term), term);
  }
  const added = terms.filter((given) => !there.has(termKey(given)));
  await requireRoom(db, userId, added.length);
  const known = terms.flatMap((given) => {
    const term = there.get(termKey(given));
    return term ? [{ term, given }] : [];
  });
  const conflicts = known.filter(({ term, given }) => term.dst_text !== given.dst_text);
  return { added, conflicts, unchanged: known.length - conflicts.length };
}

/** @throws too_many_terms if the seller would have more than allowed */
export async function requireRoom(db: Db, userId: number, added: number): Promise<void> {
  if (added > 0 && (await countTerms(db, userId)) + added > MAX_TERMS) {
    throw fail('too_many_terms', { vars: { most: MAX_TERMS } });
  }
}

/** @throws too_many_terms */
async function readFile(file: GivenFile): Promise<TermFile> {
  const read = await readTerms(file);
  if (read.terms.length > MAX_TERMS) throw fail('too_many_terms', { vars: { most: MAX_TERMS } });
  return read;
}

/** @throws too_many_terms, file_too_heavy, files_waiting */
export function previewTermFile(db: Db, userId: number, file: GivenFile): Promise<TermImportPreview> {
  return inTurn(userId, file, async () => {
    const { terms, errors, leftOut, encoding } = await readFile(file);
    const { added, conflicts, unchanged } = await planImport(db, userId, terms);
    return {
      added: added.length,
      unchanged,
      conflicts: conflicts.length,
      examples: conflicts.slice(0, EXAMPLES).map(({ term, given }) => ({ term, dst_text: given.dst_text })),
      encoding,
      leftOut,
      errors,
    };
  });
}

/** @throws too_many_terms, file_too_heavy, files_waiting */
export function importTermFile(
  db: Db,
  userId: number,
  { file, replace }: { readonly file: GivenFile; readonly replace: boolean },
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  return inTurn(userId, file, async () => {
    const { terms } = await readFile(file);
    return withTransaction(db, (tx) => storeTerms(tx, userId, { terms, replace }, actor));
  });
}

async function storeTerms(
  tx: Tx,
  userId: number,
  { terms, replace }: { readonly terms: readonly TermInput[]; readonly replace: boolean },
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  await lockGlossary(tx, userId);
  const { added, conflicts } = await planImport(tx, userId, terms);
  const replaced = replace ? conflicts : [];
  const before = new Map(replaced.map(({ term }) => [term.id, term]));
  for await (const step of inSteps([...added, ...replaced.map(({ given }) => given)])) {
    const saved = await saveTerms(tx, userId, step);
    await recordTerms(
      tx,
      userId,
      actor,
      saved.map((after) => ({ before: before.get(after.id) ?? null, after })),
    );
  }
  return { added: added.length, changed: replaced.length };
}
