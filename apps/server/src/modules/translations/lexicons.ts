import { createHash } from 'node:crypto';
import {
  baseGlossary,
  compileLexicon,
  type Lexicon,
  type TextLanguage,
  type TitleTarget,
  withSellerTerms,
} from '@quayside/text';
import type { GlossaryTermRow } from '../glossary/index.ts';

/** The number of sellers whose compiled lexicons are cached (LRU). */
const MAX_KEPT = 50;

/** Compiled lexicons: one base glossary per language, overlaid with a seller's terms until they change. */
function createLexicons(): {
  of(from: TextLanguage, to: TitleTarget, terms: readonly GlossaryTermRow[]): Lexicon;
} {
  const base = new Map<string, Lexicon>();
  const personal = new Map<string, Lexicon>();
  return {
    of(from, to, terms) {
      const pair = `${from} ${to}`;
      const compiled = base.get(pair) ?? compileLexicon(baseGlossary(), from, to);
      base.set(pair, compiled);
      if (terms.length === 0) return compiled;
      const key = `${pair} ${createHash('sha256').update(JSON.stringify(terms)).digest('base64')}`;
      const lexicon =
        personal.get(key) ??
        withSellerTerms(
          compiled,
          terms.map(({ src, dst }) => ({ source: src, target: dst })),
        );
      personal.delete(key);
      personal.set(key, lexicon);
      if (personal.size > MAX_KEPT) personal.delete(personal.keys().next().value ?? '');
      return lexicon;
    },
  };
}

/** The lexicons of this process, shared by everything that makes or judges titles. */
export const lexicons = createLexicons();
