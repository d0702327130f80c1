import { ENGLISH_VARIANTS } from './english.data.ts';
import { ENGLISH_NAMES } from './english-names.data.ts';
import type { EnglishVariant } from './language.ts';
import { americanUnits, isSpelling } from './local-forms.ts';
import { scan } from './scan.ts';
import { findSlots, type Piece } from './slots.ts';
import { addPhrase, longestPhrase, newTrie, type PhraseMatch, type PhraseTrie } from './trie.ts';

/** A seller's own entry. If source and target are equal, the words are kept as they are. */
export interface SellerTerm {
  readonly source: string;
  readonly target: string;
}

interface Written {
  readonly text: string;
  /** Written as given, whatever the capitals of the title. */
  readonly isExact: boolean;
}

/** Split like titles, so that both treat hyphens and apostrophes alike. */
const keysOf = (phrase: string): string[] => scan(phrase).map((token) => token.norm);

const addNames = (words: PhraseTrie<Written | null>): void => {
  for (const name of ENGLISH_NAMES.trim().split('\n')) addPhrase(words, keysOf(name), null);
};

/** The words that a site writes in its own way; null for names, which it does not. */
const compile = (to: EnglishVariant): PhraseTrie<Written | null> => {
  const words = newTrie<Written | null>();
  addNames(words);
  for (const line of ENGLISH_VARIANTS.split('\n')) {
    const [british, variants] = line.split(';').map((cell) => cell.trim());
    if (!british || !variants || line.startsWith('#')) continue;
    for (const pair of variants.split(',')) {
      const [sites = '', text = ''] = pair.split('=').map((cell) => cell.trim());
      if (!sites.split(' ').includes(to.slice(3))) continue;
      addPhrase(words, keysOf(british.replace('(s)', '')), { text, isExact: false });
      if (british.endsWith('(s)'))
        addPhrase(words, keysOf(british.replace('(s)', 's')), { text: `${text}s`, isExact: false });
    }
  }
  return words;
};

const compiled = new Map<EnglishVariant, PhraseTrie<Written | null>>();

const wordsFor = (to: EnglishVariant): PhraseTrie<Written | null> => {
  const known = compiled.get(to) ?? compile(to);
  compiled.set(to, known);
  return known;
};

/** "COLOUR" becomes "COLOR", "Colour" "Color", "colour" "color"; a variant that brings its own capitals keeps them. */
const withCaseOf = (source: string, variant: string): string => {
  const letters = source.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return variant.toUpperCase();
  const capitals = source.match(/(?<![\p{L}'’])\p{Lu}/gu)?.length ?? 0;
  if (capitals === 0) return variant;
  if (capitals === 1) return variant.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return variant.replace(/(?<![\p{L}'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
};

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece, index) => (index === 0 ? '' : piece.joiner) + piece.text).join('');

/** The places between quotation marks that stand alone: names. */
const quotedPlaces = (pieces: readonly Piece[]): ReadonlySet<number> => {
  const marks = pieces.flatMap((piece, place) => (piece.type === 'symbol' && piece.text === '"' ? [place] : []));
  const places = new Set<number>();
  for (let pair = 0; pair + 1 < marks.length; pair += 2) {
    for (let place = marks[pair] ?? 0; place < (marks[pair + 1] ?? 0); place += 1) places.add(place);
  }
  return places;
};

/**
 * The title in another variant of English: spelling and vocabulary by a table, everything else as the seller wrote it,
 * in the seller's order. Brand, names, numbers and codes are never respelt.
 * @param terms the seller's own terms, which take precedence
 */
export const respell = (
  title: string,
  brand: string | undefined,
  to: EnglishVariant,
  terms: readonly SellerTerm[] = [],
): string => {
  const words = wordsFor(to);
  const own = newTrie<Written | null>();
  for (const { source, target } of terms) {
    addPhrase(own, keysOf(source.normalize('NFC')), { text: target.trim(), isExact: true }, true);
  }
  const pieces = findSlots(title, brand);
  const quoted = quotedPlaces(pieces);
  const keyAt = (place: number) => pieces[place]?.norm;
  const isJoined = (at: number) => pieces[at]?.joiner === '-' || pieces[at + 1]?.joiner === '-';
  const found = (at: number): PhraseMatch<Written | null> | undefined => {
    const piece = pieces[at];
    if (piece === undefined || piece.type === 'symbol' || quoted.has(at)) return undefined;
    const mine = longestPhrase(own, keyAt, at);
    if (mine !== undefined) return mine;
    if (piece.type === 'slot') return undefined;
    const match = longestPhrase(words, keyAt, at);
    // "Multi-Colour": a word that is joined to another is respelt, and never exchanged for another word.
    const isWord =
      match?.value != null && match.length === 1 && isJoined(at) && !isSpelling(piece.text, match.value.text);
    return isWord ? undefined : match;
  };
  let text = '';
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const match = found(at);
    const taken = pieces.slice(at, at + (match?.length ?? 1));
    const source = textOf(taken);
    const isMeasure = piece.type === 'slot' && piece.slot === 'measure' && to === 'en-US';
    const written = match?.value ?? null;
    const said = written === null ? source : written.isExact ? written.text : withCaseOf(source, written.text);
    text += (at === 0 ? '' : piece.joiner) + (isMeasure && match === undefined ? americanUnits(said) : said);
    at += taken.length;
  }
  return text;
};
