import { buildAutomaton, type Found } from './automaton.ts';
import { isUnspaced, searchedText, wordsOfText } from './fold.ts';
import { formsOfPhrase } from './forms.ts';
import type { KeywordField, KeywordRule } from './keyword.ts';

/** The texts of an item that are compared. A description may be HTML. */
export interface MatchedTexts {
  readonly title: string;
  readonly brand: string | null;
  readonly description: string;
}

export interface KeywordMatcher {
  /** Whether any keyword needs the descriptions, which are long. */
  readonly readsDescriptions: boolean;
  /** The positions in the list of the keywords that the texts contain, ascending. */
  find(texts: MatchedTexts): number[];
}

const TAG = /<[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/giu;

interface Pattern {
  readonly rule: number;
  readonly isException: boolean;
}

/**
 * Builds the matcher of a list once; then the cost of each text depends only on its own length, however long the list
 * is.
 */
export function createKeywordMatcher(rules: readonly KeywordRule[]): KeywordMatcher {
  const patterns: Pattern[] = [];
  const texts: string[] = [];
  const add = (text: string, pattern: Pattern) => {
    texts.push(text);
    patterns.push(pattern);
  };
  rules.forEach((rule, at) => {
    for (const text of textsOfRule(rule)) add(text, { rule: at, isException: false });
    for (const exception of rule.exceptions) {
      const words = wordsOfText(exception);
      if (words.length > 0) add(` ${words.join(' ')} `, { rule: at, isException: true });
    }
  });
  const automaton = buildAutomaton(texts);
  const rulesOf: Record<KeywordField, ReadonlySet<number>> = {
    title: rulesOn(rules, 'title'),
    brand: rulesOn(rules, 'brand'),
    description: rulesOn(rules, 'description'),
  };
  const collect = (text: string, field: KeywordField, into: Set<number>) => {
    const counted = rulesOf[field];
    if (counted.size === 0 || text === '') return;
    const found = automaton.find(searchedText(text));
    if (found.length === 0) return;
    const exceptions = found.filter(({ pattern }) => patterns[pattern]?.isException);
    for (const hit of found) {
      const pattern = patterns[hit.pattern];
      if (!pattern || pattern.isException || !counted.has(pattern.rule)) continue;
      if (!exceptions.some((one) => patterns[one.pattern]?.rule === pattern.rule && covers(one, hit)))
        into.add(pattern.rule);
    }
  };
  return {
    readsDescriptions: rulesOf.description.size > 0,
    find({ title, brand, description }) {
      const into = new Set<number>();
      collect(title, 'title', into);
      if (brand !== null) collect(brand, 'brand', into);
      if (rulesOf.description.size > 0) collect(description.replace(TAG, ' '), 'description', into);
      return [...into].sort((a, b) => a - b);
    },
  };
}

/** The space-separated texts by which a keyword is found; empty for a keyword without a word. */
export function textsOfRule({ keyword, match, language }: KeywordRule): string[] {
  const words = wordsOfText(keyword);
  if (words.length === 0) return [];
  if (match === 'prefix') return [` ${words.join(' ')}`];
  if (match === 'word' || isUnspaced(keyword)) return [` ${words.join(' ')} `];
  return formsOfPhrase(words, language).map((phrase) => ` ${phrase} `);
}

function rulesOn(rules: readonly KeywordRule[], field: KeywordField): ReadonlySet<number> {
  return new Set(rules.flatMap((rule, at) => (rule.fields.includes(field) ? [at] : [])));
}

function covers(outer: Found, inner: Found): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}
