import { createHash } from 'node:crypto';
import { sourceTitle, type TextLanguage, withoutPromises } from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { createTermMatcher, type GlossaryTermRow, listSellerTerms } from '../glossary/index.ts';

/** A seller's translation of a source-language text. */
export interface SellerTerm {
  readonly source: string;
  readonly target: string;
}

/** A seller's terms for a pair of languages. */
export interface SellerTerms {
  readonly all: readonly SellerTerm[];
  /** Those that occur in a title. */
  in(title: string): readonly SellerTerm[];
}

/** The number of sellers whose compiled terms are cached; a list of 10,000 takes a quarter of a second to compile. */
const MOST_KEPT = 20;
const kept = new Map<string, SellerTerms>();
const NONE: SellerTerms = { all: [], in: () => [] };

/** A SHA-256 of terms, independent of their order; null for none. */
export function hashOfTerms(terms: readonly SellerTerm[]): Buffer | null {
  if (terms.length === 0) return null;
  const pairs = terms.map(({ source, target }) => JSON.stringify([source, target])).sort();
  return createHash('sha256').update(pairs.join('\n')).digest();
}

export function isSameHash(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

export function compileTerms(rows: readonly GlossaryTermRow[], to: string): SellerTerms {
  const all = rows
    .filter(({ dstLang }) => dstLang === to.slice(0, 2))
    .map(({ src, dst }) => ({ source: src, target: dst }));
  const key = hashOfTerms(all)?.toString('base64');
  if (key === undefined) return NONE;
  const known = kept.get(key);
  kept.delete(key);
  const terms = known ?? findingIn(all);
  kept.set(key, terms);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return terms;
}

function findingIn(all: readonly SellerTerm[]): SellerTerms {
  let matcher: ReturnType<typeof createTermMatcher> | undefined;
  return {
    all,
    in(title) {
      matcher ??= createTermMatcher(all.map(({ source }) => ({ src_text: source })));
      return matcher.find({ title, brand: null, description: '' }).flatMap((at) => all[at] ?? []);
    },
  };
}

export async function sellerTermsOf(db: Db, userId: number, from: TextLanguage, to: string): Promise<SellerTerms> {
  return compileTerms(await listSellerTerms(db, userId, from), to);
}

/** The text of a title that is sent to an engine: without markup and promises. */
export function askedText(title: string, from: TextLanguage): string {
  return withoutPromises(sourceTitle(title), from).title;
}
