import { fuseHyphens, joinSentences } from './kept-together.ts';
import type { Lexicon, Term } from './lexicon.ts';
import { bindMeaning } from './meaning.ts';
import { isEverydayWord, isLikelyName, type TitleCase, titleCase } from './names.ts';
import type { Keep } from './parts.ts';
import { isProtected, type Piece } from './slots.ts';
import { longestPhrase, type TrieKey } from './trie.ts';

/**
 * The parts of a title after look-up, in source order. `isBound` marks parts that the title may not lose, because its meaning depends on
 * them (`meaning.ts`).
 */
export type Element =
  | {
      readonly kind: 'slot';
      readonly text: string;
      readonly keep: Keep;
      readonly joiner: '' | ' ' | '-';
      readonly isMeasure: boolean;
      readonly isBrand?: true;
      /** Unknown: kept as written, and counted as untranslated. */
      readonly isUnknown?: true;
      readonly isBound?: true;
    }
  | {
      readonly kind: 'term';
      readonly term: Term;
      readonly text: string;
      readonly joiner: '' | ' ' | '-';
      readonly words: number;
      /** The number that `{n}` of the phrase stands for. */
      readonly number: string | undefined;
      readonly isCapital: boolean;
      readonly isBound?: true;
    }
  | {
      readonly kind: 'unknown';
      readonly text: string;
      readonly joiner: '' | ' ' | '-';
      /** Already in the target language. */
      readonly isForeign: boolean;
      readonly isBound?: true;
    }
  | { readonly kind: 'symbol'; readonly text: string; readonly joiner: '' | ' ' | '-'; readonly isBound?: true };

const CAPITAL = /^\p{Lu}/u;
const COUNTABLE = /^\p{Nd}[\p{Nd}.,]*(?:\s?[-–]\s?\p{Nd}+|\+)?$/u;

/** Trains, makers and makers' marks that a word of the same letters has nothing to do with. */
const ABBREVIATION = /^(?:EMU|DMU|MAN|TIE|ROAR)$/u;

/** Words whose `{n}` may be any size or measure: "size XL", "chest 38-42 inch". */
const MEASURED = new Set(['size', 'chest', 'waist', 'age', 'ages', 'aged']);

const asKey = (
  piece: Piece | undefined,
  before: Piece | undefined,
  beforeThat: Piece | undefined,
): TrieKey | undefined => {
  if (piece === undefined) return undefined;
  const isNumber =
    piece.type === 'slot' &&
    (piece.slot === 'scale' ||
      // "No. CC50902"
      (piece.slot === 'code' && before?.norm === '.' && beforeThat?.norm === 'no') ||
      COUNTABLE.test(piece.text) ||
      (piece.slot !== 'brand' && MEASURED.has(before?.norm ?? '')));
  return { norm: piece.norm, isNumber };
};

/** "Doctor's bag": a possessive noun that qualifies the next one. */
const withoutPossessive = (piece: Piece | undefined): TrieKey | undefined => {
  const stem = piece?.type === 'word' ? piece.norm.replace(/(?:'s|s')$/u, '') : '';
  return piece === undefined || stem === '' || stem === piece.norm ? undefined : { norm: stem, isNumber: false };
};

const sourceText = (pieces: readonly Piece[]): string =>
  pieces.map((piece, index) => (index === 0 ? '' : piece.joiner) + piece.text).join('');

/**
 * A name that is an English phrase ("Back to the Future", "Thomas the Tank Engine") is kept as written, but buyers
 * elsewhere may know it by another name, so it counts as left in English.
 */
const SAYING =
  /(?<!\p{L})(?:the|of|and|to|for|with|it|who|what|me|you|my|in|on|at|is|your|from|by|no|not|how|we)(?!\p{L})/iu;

interface Found {
  readonly element: Element;
  readonly length: number;
}

/**
 * The longest seller's term, familiar name or glossary entry at a position; the seller's term takes precedence over the
 * others whatever their length.
 */
const lookUp = (pieces: readonly Piece[], at: number, lexicon: Lexicon, style: TitleCase): Found | undefined => {
  const first = pieces[at];
  if (first === undefined || first.type === 'symbol') return undefined;
  const keyAt = (place: number) => asKey(pieces[place], pieces[place - 1], pieces[place - 2]);
  const taken = (length: number) => pieces.slice(at, at + length);
  const asTerm = (match: { value: Term; length: number; numberAt: number | undefined }): Found => ({
    length: match.length,
    element: {
      kind: 'term',
      term: match.value,
      text: sourceText(taken(match.length)),
      joiner: first.joiner,
      words: taken(match.length).filter((piece) => piece.type === 'word').length,
      number: match.numberAt === undefined ? undefined : pieces[match.numberAt]?.text,
      isCapital: CAPITAL.test(first.text),
    },
  });
  const own = longestPhrase(lexicon.terms, keyAt, at);
  if (own !== undefined) return asTerm(own);
  if (style === 'mixed' && ABBREVIATION.test(first.text)) {
    const { text, joiner } = first;
    return { length: 1, element: { kind: 'slot', text, keep: 'name', joiner, isMeasure: false } };
  }
  // "Disney Princess" is one name if "Disney" is the brand.
  if (first.type === 'slot' && first.slot === 'brand') {
    const line = longestPhrase(lexicon.names, keyAt, at);
    if (line === undefined || line.length === 1) return undefined;
    const text = sourceText(taken(line.length));
    return {
      length: line.length,
      element: { kind: 'slot', text, keep: 'must', joiner: first.joiner, isMeasure: false },
    };
  }
  if (first.type === 'slot' && first.slot !== 'number' && first.slot !== 'scale' && first.slot !== 'code')
    return undefined;
  const word =
    longestPhrase(lexicon.words, keyAt, at) ??
    longestPhrase(lexicon.words, (place) => (place === at ? withoutPossessive(pieces[place]) : keyAt(place)), at);
  const name = longestPhrase(lexicon.names, keyAt, at);
  if (name !== undefined && name.length >= (word?.length ?? 0)) {
    const named = taken(name.length);
    if (style !== 'mixed' || named.some((piece) => /\p{Lu}/u.test(piece.text))) {
      const keep = named.some(isProtected) ? 'must' : 'name';
      const text = sourceText(named);
      const element = { kind: 'slot', text, keep, joiner: first.joiner, isMeasure: false } as const;
      return { length: name.length, element: SAYING.test(text) ? { ...element, isUnknown: true } : element };
    }
  }
  if (word === undefined) return undefined;
  // A phrase may only use a number as its {n}: a literal digit of the title stays a slot.
  const literals = taken(word.length).filter((_, offset) => at + offset !== word.numberAt);
  if (literals.some((piece) => isProtected(piece) && !keepsText(word.value, piece.text))) return undefined;
  return asTerm(word);
};

/** Units that are words of a language rather than symbols. */
const SPELT_UNIT =
  /\p{Nd}[\s-]*(?:inch(?:es)?|ins|feet|foot|ft|yards?|yds?|met(?:re|er)s?|lit(?:re|er)s?|grams?|pints?|gallons?|gal|volts?|watts?|amps?|carat)(?!\p{L})/iu;

/** A word inside a code, between its marks: "diameter.00563", "SCALE-UH4112". */
const WORD_IN_CODE = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu;

const isKnownWord = (norm: string, lexicon: Lexicon): boolean =>
  isEverydayWord(norm) ||
  longestPhrase(lexicon.words, (place) => (place === 0 ? { norm, isNumber: false } : undefined), 0) !== undefined;

/** A quotation, "1st", "10pcs/lot" and a code joined with a word contain words that no list covers. */
const holdsWords = (piece: Piece, lexicon: Lexicon): boolean => {
  if (piece.type !== 'slot' || piece.slot === 'brand') return false;
  if (piece.slot === 'quoted' || piece.slot === 'ordinal' || SPELT_UNIT.test(piece.text)) return true;
  if (piece.slot !== 'code') return false;
  if (piece.text.match(WORD_IN_CODE)?.some((word) => isKnownWord(word.toLowerCase(), lexicon))) return true;
  return /(?<!\p{L})\p{L}?\p{Ll}{2,}(?!\p{L})/u.test(piece.text) && !/^\p{L}+\./u.test(piece.text);
};

const unknownSlot = (piece: Piece, keep: Keep): Extract<Element, { kind: 'slot' }> => ({
  kind: 'slot',
  text: piece.text,
  keep,
  joiner: piece.joiner,
  isMeasure: false,
  isUnknown: true,
});

const keepsText = (term: Term, text: string): boolean => term.form.kind === 'fixed' && term.form.text.includes(text);

const brandOf = (pieces: readonly Piece[]): string | undefined =>
  pieces.find((piece) => piece.type === 'slot' && piece.slot === 'brand')?.text;

/**
 * Careless feeds use a whole title as the brand ("Phase 10 Card Game"). If a title says nothing else, a brand of
 * several words that contains an English word is not certainly a name: it is kept as written, and counts as left in
 * English.
 */
const withDoubtfulBrand = (
  elements: readonly Element[],
  brand: string | undefined,
  lexicon: Lexicon,
): readonly Element[] => {
  const words = brand?.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length < 2 || !words.some((word) => isKnownWord(word.toLowerCase(), lexicon))) return elements;
  if (!elements.every(({ kind }) => kind === 'slot' || kind === 'symbol')) return elements;
  return elements.map((element) =>
    element.kind === 'slot' && brand !== undefined && element.text.startsWith(brand)
      ? { ...element, isUnknown: true as const }
      : element,
  );
};

/**
 * Looks up the parts of a title. Words hyphenated to an unknown word stay together as written ("Snap-Fitz").
 * Capitalised words that form a sentence around "My", "You" or "What" are a name ("What's Next"), and so are "X of the
 * Y" and everything in quotes.
 */
export const findElements = (title: string, pieces: readonly Piece[], lexicon: Lexicon): Element[] => {
  const style = titleCase(title);
  const elements: Element[] = [];
  let at = 0;
  let quotedUntil = -1;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (piece.type === 'symbol' && piece.text === '"' && at > quotedUntil) {
      const closing = pieces.findIndex((other, place) => place > at && other.type === 'symbol' && other.text === '"');
      quotedUntil = closing;
    }
    if (piece.type === 'word' && at < quotedUntil) {
      elements.push(unknownSlot(piece, 'name'));
      at += 1;
      continue;
    }
    const found = lookUp(pieces, at, lexicon, style);
    if (found !== undefined) {
      elements.push(found.element);
      at += found.length;
      continue;
    }
    at += 1;
    if (piece.type === 'symbol') {
      elements.push({ kind: 'symbol', text: piece.text, joiner: piece.joiner });
    } else if (piece.type === 'slot') {
      const keep = isProtected(piece) ? 'must' : 'name';
      const isMeasure = piece.slot === 'measure';
      if (holdsWords(piece, lexicon)) elements.push({ ...unknownSlot(piece, keep), isMeasure });
      else {
        const slot = { kind: 'slot', text: piece.text, keep, joiner: piece.joiner, isMeasure } as const;
        elements.push(piece.slot === 'brand' ? { ...slot, isBrand: true } : slot);
      }
    } else if (isLikelyName(piece.text, style)) {
      elements.push(unknownSlot(piece, 'likely_name'));
    } else {
      // Many words of one language exist in another with a different meaning ("four", "pain"): only words that cannot
      // be English count as the target's.
      const isForeign = lexicon.targetWords.has(piece.norm) && /\P{ASCII}/u.test(piece.norm);
      elements.push({ kind: 'unknown', text: piece.text, joiner: piece.joiner, isForeign });
    }
  }
  return bindMeaning(withDoubtfulBrand(joinSentences(fuseHyphens(elements), style), brandOf(pieces), lexicon), lexicon);
};
