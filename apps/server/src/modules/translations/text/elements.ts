import type { Lexicon, Term } from './lexicon.ts';
import { isLikelyName, isSentenceWord, type TitleCase, titleCase } from './names.ts';
import type { Keep } from './parts.ts';
import { isProtected, type Piece } from './slots.ts';
import { longestPhrase, type TrieKey } from './trie.ts';

/** A title after look-up: what each stretch of it is, in the order of the source. */
export type Element =
  | {
      readonly kind: 'slot';
      readonly text: string;
      readonly keep: Keep;
      readonly joiner: '' | ' ' | '-';
      readonly isMeasure: boolean;
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
    }
  /** `isForeign`: already in the target language. */
  | { readonly kind: 'unknown'; readonly text: string; readonly joiner: '' | ' ' | '-'; readonly isForeign: boolean }
  | { readonly kind: 'symbol'; readonly text: string; readonly joiner: '' | ' ' | '-' };

const CAPITAL = /^\p{Lu}/u;
const COUNTABLE = /^\d[\d.,]*(?:\s?[-–]\s?\d+|\+)?$/u;

const asKey = (piece: Piece | undefined): TrieKey | undefined => {
  if (piece === undefined) return undefined;
  const isNumber =
    piece.type === 'slot' && (piece.slot === 'scale' || piece.slot === 'ordinal' || COUNTABLE.test(piece.text));
  return { norm: piece.norm, isNumber };
};

/** "Doctor's bag" is the doctor's: a noun that qualifies the next. */
const withoutPossessive = (piece: Piece | undefined): TrieKey | undefined => {
  const stem = piece?.type === 'word' ? piece.norm.replace(/(?:'s|s')$/u, '') : '';
  return piece === undefined || stem === '' || stem === piece.norm ? undefined : { norm: stem, isNumber: false };
};

const sourceText = (pieces: readonly Piece[]): string =>
  pieces.map((piece, index) => (index === 0 ? '' : piece.joiner) + piece.text).join('');

interface Found {
  readonly element: Element;
  readonly length: number;
}

/** The longest of seller's term, familiar name and glossary entry at one place; the seller wins over the others whatever their length. */
const lookUp = (pieces: readonly Piece[], at: number, lexicon: Lexicon, style: TitleCase): Found | undefined => {
  const first = pieces[at];
  if (first === undefined || first.type === 'symbol') return undefined;
  const keyAt = (place: number) => asKey(pieces[place]);
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
      return {
        length: name.length,
        element: { kind: 'slot', text: sourceText(named), keep, joiner: first.joiner, isMeasure: false },
      };
    }
  }
  if (word === undefined) return undefined;
  // A phrase may take a number only as its {n}: a literal digit of the title stays a slot.
  const digits = taken(word.length).filter((piece) => piece.type === 'slot');
  const expected = word.numberAt === undefined ? 0 : 1;
  if (digits.length > expected && digits.some((piece) => isProtected(piece) && !keepsText(word.value, piece.text)))
    return undefined;
  return asTerm(word);
};

const keepsText = (term: Term, text: string): boolean => term.form.kind === 'fixed' && term.form.text.includes(text);

/**
 * Looks a title up. Words hyphenated to one that is not known stay together as written ("Snap-Fitz"), capitalised words that read
 * like a sentence around "My", "You", "What" are a name ("What's Next"), and so are "X of the Y" and all that stands in quotes.
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
      elements.push({ kind: 'slot', text: piece.text, keep: 'name', joiner: piece.joiner, isMeasure: false });
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
      elements.push({
        kind: 'slot',
        text: piece.text,
        keep,
        joiner: piece.joiner,
        isMeasure: piece.slot === 'measure',
      });
    } else if (isLikelyName(piece.text, style)) {
      elements.push({ kind: 'slot', text: piece.text, keep: 'likely_name', joiner: piece.joiner, isMeasure: false });
    } else {
      const isForeign = lexicon.targetWords.has(piece.norm);
      elements.push({ kind: 'unknown', text: piece.text, joiner: piece.joiner, isForeign });
    }
  }
  return joinSentences(fuseHyphens(elements), style);
};

const isWordLike = (element: Element | undefined): boolean =>
  element !== undefined && (element.kind === 'unknown' || (element.kind === 'slot' && element.keep === 'likely_name'));

/** Puts hyphenated words together again where one of them is not known. Protected slots stay apart, their hyphen with them. */
const fuseHyphens = (elements: readonly Element[]): Element[] => {
  const fused: Element[] = [];
  for (const element of elements) {
    const previous = fused.at(-1);
    const isPlain = (side: Element) =>
      isWordLike(side) || (side.kind === 'term' && !side.term.own && side.number === undefined);
    if (previous === undefined || element.joiner !== '-' || !isPlain(previous) || !isPlain(element))
      fused.push(element);
    else if (!isWordLike(previous) && !isWordLike(element)) fused.push(element);
    else {
      const text = `${previous.text}-${element.text}`;
      const named = [previous, element].some((side) => side.kind === 'slot');
      fused[fused.length - 1] = named
        ? { kind: 'slot', text, keep: 'likely_name', joiner: previous.joiner, isMeasure: false }
        : { kind: 'unknown', text, joiner: previous.joiner, isForeign: false };
    }
  }
  return fused;
};

const isFunction = (element: Element | undefined): boolean =>
  element?.kind === 'term' && element.term.pos === 'function';
const isCapitalWord = (element: Element | undefined): boolean =>
  element !== undefined && element.kind !== 'symbol' && CAPITAL.test(element.text);

/** Where a capitalised sentence begins and ends around `at`, as a half-open range. */
const sentenceAround = (elements: readonly Element[], at: number): [number, number] => {
  const joins = (place: number): boolean => {
    const element = elements[place];
    if (element === undefined || element.kind === 'symbol') return false;
    if (isFunction(element)) return true;
    if (isWordLike(element)) return true;
    return (
      element.kind === 'term' &&
      (element.term.pos === 'verb' || element.term.pos === 'adjective') &&
      CAPITAL.test(element.text)
    );
  };
  let start = at;
  while (joins(start - 1)) start -= 1;
  let end = at + 1;
  while (joins(end)) end += 1;
  // A sentence does not begin or end with a bare "with" or "for": those belong to the product around it.
  const isEdge = (place: number) => isFunction(elements[place]) && !isSentenceWord(elements[place]?.text ?? '');
  while (start < at && isEdge(start)) start += 1;
  while (end - 1 > at && isEdge(end - 1)) end -= 1;
  return [start, end];
};

const joinSentences = (elements: readonly Element[], style: TitleCase): Element[] => {
  if (style === 'upper') return [...elements];
  const joined: Element[] = [];
  let at = 0;
  const merge = (start: number, end: number) => {
    const taken = elements.slice(start, end);
    const [first] = taken;
    if (first === undefined) return;
    // The sentence may reach back over what was already passed on.
    joined.splice(joined.length - (at - start), at - start);
    const text = taken.map((element, index) => (index === 0 ? '' : element.joiner) + element.text).join('');
    joined.push({
      kind: 'slot',
      text,
      keep: /\p{N}/u.test(text) ? 'must' : 'likely_name',
      joiner: first.joiner,
      isMeasure: false,
    });
    at = end;
  };
  while (at < elements.length) {
    const element = elements[at];
    if (element === undefined) break;
    if (element.kind === 'term' && element.words === 1 && isCapitalWord(element) && isSentenceWord(element.text)) {
      const [start, end] = sentenceAround(elements, at);
      merge(Math.max(start, at - joined.length), end);
      continue;
    }
    const isOfThe = element.kind === 'term' && /^of the$/iu.test(element.text);
    const isOfCapitals = isOfThe && isCapitalWord(elements[at - 1]) && isCapitalWord(elements[at + 1]);
    const after = elements[at + 1];
    if (isOfCapitals && joined.length > 0 && !(after?.kind === 'slot' && after.keep === 'must')) {
      merge(at - 1, at + 2);
      continue;
    }
    joined.push(element);
    at += 1;
  }
  return joined;
};
