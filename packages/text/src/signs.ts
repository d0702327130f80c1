import { type Choice, isInCategory } from './choose.ts';
import type { Element } from './elements.ts';
import { isCommonEnglishWord, isEnglishWord } from './english-words.ts';
import { groupPhrases, isNoun, type TermElement } from './phrases.ts';

/** The signals from which the confidence of a composed title is computed. */
export interface Signs {
  /**
   * How the product was found: its word is in the home category, trusted, trusted as a head, or doubtful; otherwise
   * `none`.
   */
  readonly product: 'category' | 'sure' | 'head' | 'doubtful' | 'none';
  /** Words treated as names that are in no list. */
  readonly names: number;
  /** Those of `names` that are in an English dictionary. */
  readonly englishNames: number;
  /** Those of `names` that are common English words. */
  readonly commonNames: number;
  /** Those of `names` that are directly before translated goods, such as "Cattle" in "Cattle Trailer". */
  readonly namedFronts: number;
  /** Translated words with several senses. */
  readonly doubtful: number;
  /** Words that are trusted only as heads and precede another noun. */
  readonly fronts: number;
  /** Nouns joined to a compound that is in no glossary. */
  readonly compounds: number;
  /** Features omitted because one of their words has no trusted translation; of these, words directly before a noun. */
  readonly left: number;
  readonly leftFronts: number;
  /** Noun phrases, and how many follow another without a connecting word or mark. */
  readonly phrases: number;
  readonly lists: number;
  /** Translated words that belong to no noun. */
  readonly loose: number;
  /** Prepositions and conjunctions. */
  readonly links: number;
  /** Words without a translation that the title may not lose. */
  readonly bound: number;
  /** Numbers, measures and codes. */
  readonly slots: number;
  /** Translated words. */
  readonly words: number;
  /** Names that precede the product. */
  readonly isLate: boolean;
  /** Whether the title is written in one case, so that names cannot be distinguished from words. */
  readonly isOneCase: boolean;
}

const productSign = (product: TermElement | undefined, category: ReadonlySet<string>): Signs['product'] => {
  if (product?.term.kind !== 'goods') return 'none';
  const { trust } = product.term;
  if (trust !== 'doubtful' && isInCategory(product, category)) return 'category';
  return trust;
};

const isName = (element: Element | undefined): boolean => element?.kind === 'slot' && element.isUnknown === true;

/** Counts the signals against a title whose elements were chosen. */
export const signsOf = (
  { elements, dropped, idle, product }: Choice,
  category: ReadonlySet<string>,
  isOneCase: boolean,
): Signs => {
  const kept = elements.filter((element) => !dropped.has(element));
  const count = (matches: (element: Element, at: number) => boolean): number => kept.filter(matches).length;
  const namesOf = (matches: (word: string) => boolean): number =>
    kept
      .filter(isName)
      .reduce((sum, { text }) => sum + (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter(matches).length, 0);
  const terms = kept.filter(
    (element): element is TermElement => element.kind === 'term' && element.term.pos !== 'function',
  );
  const chunks = groupPhrases(kept);
  const phrases = chunks.flatMap((chunk) => ('phrase' in chunk ? [chunk.phrase] : []));
  const fronts = phrases.flatMap(({ nouns }) => nouns.slice(0, -1));
  const isLost = (element: Element) => dropped.has(element) && !idle.has(element);
  return {
    product: productSign(product, category),
    names: namesOf(() => true),
    englishNames: namesOf(isEnglishWord),
    commonNames: namesOf(isCommonEnglishWord),
    namedFronts: count((element, at) => {
      const next = kept[at + 1];
      return isName(element) && next?.kind === 'term' && isNoun(next) && next.joiner === ' ' && namesOfOne(element);
    }),
    doubtful: terms.filter(({ term }) => term.trust === 'doubtful').length,
    fronts: fronts.filter(({ term }) => term.trust === 'head').length,
    compounds: fronts.length,
    left: elements.filter((element) => element.kind !== 'symbol' && isLost(element)).length,
    leftFronts: elements.filter((element, at) => isLost(element) && isNoun(elements[at + 1])).length,
    phrases: phrases.filter(({ nouns }) => nouns.length > 0).length,
    lists: chunks.filter((chunk, at) => {
      const next = chunks[at + 1];
      const isPhrase = (one: typeof next) => one !== undefined && 'phrase' in one && one.phrase.nouns.length > 0;
      return isPhrase(chunk) && isPhrase(next);
    }).length,
    loose:
      phrases.filter(({ nouns }) => nouns.length === 0).length +
      chunks.filter(
        (chunk) =>
          'single' in chunk && chunk.single.kind === 'term' && !['function', 'phrase'].includes(chunk.single.term.pos),
      ).length,
    links: count((element) => element.kind === 'term' && element.term.pos === 'function'),
    bound: count((element) => element.kind === 'unknown' && !element.isForeign),
    slots: count((element) => element.kind === 'slot' && /\p{Nd}/u.test(element.text)),
    words: terms.reduce((sum, { words }) => sum + words, 0),
    isLate: product !== undefined && kept.slice(0, kept.indexOf(product)).some(isName),
    isOneCase,
  };
};

const namesOfOne = ({ text }: Element): boolean =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some((word) => isEnglishWord(word));
