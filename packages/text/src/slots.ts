import { isSpacedUnit, scan, type Token } from './scan.ts';

/**
 * What must be preserved in a translation exactly as the seller wrote it. Numbers keep their format (2.5 stays 2.5),
 * units their letters (inch stays inch), because a converted or reformatted number would be a different promise to the
 * buyer.
 */
export type SlotKind = 'brand' | 'number' | 'measure' | 'scale' | 'ordinal' | 'count' | 'size' | 'code' | 'quoted';

export interface SlotPiece {
  readonly type: 'slot';
  readonly slot: SlotKind;
  /** Exactly as in the title, including inner spaces. */
  readonly text: string;
  readonly norm: string;
  readonly joiner: Token['joiner'];
}

export interface WordPiece {
  readonly type: 'word';
  readonly text: string;
  readonly norm: string;
  readonly joiner: Token['joiner'];
}

export interface SymbolPiece {
  readonly type: 'symbol';
  readonly text: string;
  readonly norm: string;
  readonly joiner: Token['joiner'];
}

export type Piece = SlotPiece | WordPiece | SymbolPiece;

const LETTER_SIZES = new Set(['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
const ROMAN_NUMERAL = /^(?:I{2,3}|I?V|VI{1,3}|I?X|XI{1,3}|XI?V|XVI{0,3})$/u;
const SINGLE_LETTER = /^\p{Lu}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Every position of the brand in the title, in any case. Whole words if there are any; otherwise the first position
 * inside a longer word, which is then kept whole, because the result must still contain the brand.
 */
const brandSpans = (title: string, brand: string): Span[] => {
  // Only a plain case change keeps offsets; a brand whose lower case has a different length is compared as written.
  const plain = title.toLowerCase().length === title.length;
  const haystack = plain ? title.toLowerCase() : title;
  const needle = plain ? brand.toLowerCase() : brand;
  const whole: Span[] = [];
  let inside: Span | undefined;
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const end = at + needle.length;
    const isWhole =
      !(LETTER_OR_DIGIT.test(title[at - 1] ?? ' ') && LETTER_OR_DIGIT.test(title[at] ?? ' ')) &&
      !(LETTER_OR_DIGIT.test(title[end] ?? ' ') && LETTER_OR_DIGIT.test(title[end - 1] ?? ' '));
    if (isWhole) whole.push({ start: at, end });
    else inside ??= { start: at, end };
  }
  if (whole.length > 0) return whole;
  return inside === undefined ? [] : [inside];
};

const isTimes = (token: Token | undefined): boolean => token !== undefined && /^[x×]$/iu.test(token.text);
const RANGE = /^\p{Nd}+[-–]\p{Nd}+$/u;
const isQuantity = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'measure' || RANGE.test(token?.text ?? '');

/** How many tokens from `at` on form one number expression ("10 x 12 inch", "9 FT", "8 x", "x 3"), and its kind. */
const quantityAt = (tokens: readonly Token[], at: number): { length: number; slot: SlotKind } | undefined => {
  const first = tokens[at];
  if (isTimes(first) && tokens[at + 1]?.kind === 'number') return { length: 2, slot: 'count' };
  // "BUNTING-10 METRES": the unit belongs to the number at the end of the code.
  const after = tokens[at + 1];
  const hasUnit = after?.kind === 'word' && after.joiner === ' ' && isSpacedUnit(after.text);
  if (first?.kind === 'code' && hasUnit && /\p{L}-\p{Nd}+$/u.test(first.text)) return { length: 2, slot: 'code' };
  if (first === undefined || !isQuantity(first)) return undefined;
  let length = 1;
  let slot: SlotKind = first.kind === 'measure' ? 'measure' : first.kind === 'number' ? 'number' : 'code';
  const takeUnit = () => {
    const unit = tokens[at + length];
    const next = tokens[at + length + 1];
    // "34 in x 48 in" are inches, "2 in 1" and "1 in blue" are not.
    const isInches =
      unit?.norm === 'in' && (isTimes(next) || (slot === 'measure' && (next === undefined || next.kind === 'symbol')));
    if (unit?.kind !== 'word' || unit.joiner === '' || !(isSpacedUnit(unit.text) || isInches)) return;
    length += 1;
    slot = 'measure';
  };
  takeUnit();
  while (isTimes(tokens[at + length]) && isQuantity(tokens[at + length + 1])) {
    length += 2;
    slot = 'measure';
    takeUnit();
  }
  if (slot === 'number' && isTimes(tokens[at + length]) && tokens[at + length]?.joiner === ' ')
    return { length: 2, slot: 'count' };
  return { length, slot };
};

const slotOfToken = (token: Token): SlotKind | undefined => {
  if (token.kind === 'word') {
    if (LETTER_SIZES.has(token.text)) return 'size';
    // "A" alone is an article far more often than a letter.
    if (ROMAN_NUMERAL.test(token.text) || (SINGLE_LETTER.test(token.text) && token.text !== 'A')) return 'code';
    return undefined;
  }
  return token.kind === 'symbol' ? undefined : token.kind;
};

/**
 * "Docolla:" and "-" come from careless feeds: characters at the edges that are no letters or digits do not belong to
 * the brand.
 */
export const cleanBrand = (brand: string | undefined): string =>
  (brand ?? '')
    .normalize('NFC')
    .replace(/^[\s\p{P}]+(?=[\p{L}\p{N}])|[\s:;,\-–—]+$/gu, '')
    .replace(/^[^\p{L}\p{N}]+$/u, '');

/** Splits a title into slots, words and symbols, in order. Joined with their joiners, they give the title again. */
export const findSlots = (title: string, givenBrand = ''): Piece[] => {
  const brand = cleanBrand(givenBrand);
  const tokens = scan(title);
  const brands = brand === '' ? [] : brandSpans(title, brand);
  const pieces: Piece[] = [];
  const slotPiece = (slot: SlotKind, from: Token, to: Token): SlotPiece => {
    const text = title.slice(from.start, to.end);
    return { type: 'slot', slot, text, norm: from === to ? from.norm : text.toLowerCase(), joiner: from.joiner };
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const span = brands.find((candidate) => candidate.start < token.end && token.start < candidate.end);
    if (span !== undefined) {
      let last = at;
      while ((tokens[last + 1]?.start ?? title.length) < span.end) last += 1;
      pieces.push(slotPiece('brand', token, tokens[last] ?? token));
      at = last + 1;
      continue;
    }
    const quantity = quantityAt(tokens, at);
    if (quantity !== undefined) {
      pieces.push(slotPiece(quantity.slot, token, tokens[at + quantity.length - 1] ?? token));
      at += quantity.length;
      continue;
    }
    const next = tokens[at + 1];
    // "Mk A" is a code, "a box" an article: what follows distinguishes them.
    const isLetterA = token.text === 'A' && at > 0 && (next === undefined || next.kind !== 'word');
    const slot = isLetterA ? 'code' : slotOfToken(token);
    if (slot !== undefined) pieces.push(slotPiece(slot, token, token));
    else
      pieces.push({
        type: token.kind === 'symbol' ? 'symbol' : 'word',
        text: token.text,
        norm: token.norm,
        joiner: token.joiner,
      });
    at += 1;
  }
  return pieces;
};

/**
 * Whether it may never be lost: brand, numbers, units, sizes, codes. A quoted name without a digit is also kept by
 * translation, but may be dropped if the title is too long.
 */
export const isProtected = (piece: Piece): piece is SlotPiece =>
  piece.type === 'slot' && (piece.slot !== 'quoted' || /\p{N}/u.test(piece.text));

/** Every protected text of a title, including repeats, for comparison with a result. */
export const protectedTexts = (title: string, brand = ''): string[] =>
  findSlots(title, brand)
    .filter(isProtected)
    .map((piece) => piece.text);
