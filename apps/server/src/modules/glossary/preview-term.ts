import type { TermInput, TermPreview } from '@quayside/contract';
import { SITES, siteFacts } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { findTerms, type GlossaryTermRow, getTerm } from './glossary.repository.ts';
import type { WriteTitles } from './ports.ts';
import { findUsing } from './term-usage.ts';

/** The number of items whose titles are written to find those that change. */
const MOST_ITEMS = 200;
const EXAMPLES = 10;

/** The effect of a new term, or with `termId` of a changed one, on the titles. Saves nothing. */
export async function previewTerm(
  deps: { readonly db: Db; readonly writeTitles: WriteTitles },
  userId: number,
  { termId, ...term }: TermInput & { readonly termId?: number | undefined },
): Promise<TermPreview> {
  const { db, writeTitles } = deps;
  const [same] = await findTerms(db, userId, [term]);
  const { count, first } = await findUsing(db, userId, term, MOST_ITEMS);
  const preview = { items: count, conflict: same && same.id !== termId ? same : null, examples: [] };
  const site = SITES.find((one) => siteFacts(one).language.slice(0, 2) === term.dst_lang);
  if (site === undefined || first.length === 0 || term.src_lang === term.dst_lang) return preview;
  const old = termId === undefined ? undefined : await getTerm(db, userId, termId);
  const changed = (terms: readonly GlossaryTermRow[]) => [
    ...terms.filter((one) => !isSame(one, term) && !(old && isSame(one, old))),
    { src: term.src_text, dst: term.dst_text, dstLang: term.dst_lang },
  ];
  const before = await writeTitles(db, userId, first, site, (terms) => terms);
  const after = await writeTitles(db, userId, first, site, changed);
  const examples = first
    .map(({ itemId }) => ({ itemId, before: before.get(itemId) ?? null, after: after.get(itemId) ?? null }))
    .filter((one) => one.before !== one.after);
  return { ...preview, examples: examples.slice(0, EXAMPLES) };
}

function isSame(one: GlossaryTermRow, { src_text, dst_lang }: TermInput): boolean {
  return one.dstLang === dst_lang && one.src.toLowerCase() === src_text.toLowerCase();
}
