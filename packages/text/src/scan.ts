/**
 * Splits a title into tokens without interpreting them. A token with a digit is kept whole ("Sd.Kfz.161/2",
 * `2.5"x3.5"`, "1:72"), because a number must be preserved with everything attached to it; only a plain word hyphenated
 * to a number ("4000-Piece", "spinners-00120") is separated, so that the word can be translated.
 */
export type TokenKind = 'word' | 'number' | 'measure' | 'scale' | 'ordinal' | 'code' | 'quoted' | 'symbol';

export interface Token {
  readonly text: string;
  /** Lower case, straight apostrophes, "&" as "and", "w/" as "with": the form of dictionary keys. */
  readonly norm: string;
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** What is between this token and the previous one. */
  readonly joiner: '' | ' ' | '-';
}

/** Units as written in titles. They are kept letter by letter: "inch" stays "inch" in every language. */
const UNITS = new Set(
  (
    'mm cm cms m mtr mtrs km in inch inches ins ft feet foot yd yds yard yards metre metres meter meters mil ' +
    'kg kgs g gr gm gms gram grams mg lb lbs oz ml cl l ltr litre litres liter liters pint pints gal ' +
    'v volt volts w watt watts mah ah amp amps hz khz mhz ghz kb mb gb tb mp fps rpm kv cc hp ch k ct carat dpi px psi nm ' +
    'pcs pc pce pces pk q qt sq'
  ).split(' '),
);
/**
 * After a space these often mean something else ("2 in 1", "3 A", "5 K"); they count only if attached to the number.
 */
const UNITS_ONLY_ATTACHED = new Set(['in', 'k', 'q', 'sq', 'ch', 'hp', 'foot', 'mil', 'nm', 'bar', 'mp', 'cc']);

export const isUnit = (word: string): boolean => UNITS.has(word.toLowerCase());
export const isSpacedUnit = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (lower.length === 1 && word !== lower) return false;
  return UNITS.has(lower) && !UNITS_ONLY_ATTACHED.has(lower);
};

const SPACE = /\s/u;
const OPENS_QUOTE: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', "'": "'", '‘': '’' };
const BEFORE_QUOTE = /[\s([{/-]/u;
const AFTER_QUOTE = /[\s)\]}.,:;!?/-]/u;
/** Longer quotations are sentences, not names. */
const LONGEST_QUOTE = 64;
/** A quotation with a digit is kept whole like the digit; a longer one would leave no room for the rest. */
const LONGEST_QUOTE_WITH_DIGITS = 32;

const NUMBERISH_RUN = /[^\s()[\]{}|;!?~,<>]+(?:(?<=\p{Nd}),(?=\p{Nd})[^\s()[\]{}|;!?~,<>]+)*/uy;
const TRAILING_PUNCTUATION = /(?:[.:/&'’*\-–—_=]|(?<![\p{Nd}'])["”]|(?<!\p{Nd})\+)+$/u;
const NUMBER = /^\p{Nd}+(?:[.,]\p{Nd}+)*$/u;
const SCALE = /^1[:/]\p{Nd}{1,4}(?:th)?$/u;
const DIMENSIONS = /^\p{Nd}[\p{Nd}.,]*(?:[x×*]\p{Nd}[\p{Nd}.,]*)+$/iu;
const ORDINAL = /^\p{Nd}+(?:st|nd|rd|th)$/iu;
const MEASURE = /^[x×]?\p{Nd}[\p{Nd}.,/]*(?:[x×*]\p{Nd}[\p{Nd}.,/]*)*-?(\p{L}+|["”″′°%]|'')/iu;
const WORD_THEN_NUMBER = /^(\p{L}*\p{Ll}\p{L}*\p{Ll}\p{L}*)-(?=\p{Nd})/u;
const LABEL_THEN_CODE = /^(\p{L}{2,}):(?=.*\p{Nd})/u;
const NUMBER_THEN_WORD = /^(\p{Nd}+(?:[.,]\p{Nd}+)*)-(?=\p{L}{2,})/u;
const WORD_THEN_SLASH = /^(\p{L}{3,})\//u;
const DOTTED = /(?:\p{L}\.){2,}\p{L}*|\p{L}\.\p{L}{2,}/uy;
const WITH = /[Ww]\/(?=\s|\p{L}|\p{Nd})/uy;
const WITHOUT = /[Ww]\/[Oo](?:[Uu][Tt])?(?!\p{L})/uy;
const AMPERSAND_CODE = /\p{Lu}{1,2}&\p{Lu}{1,2}(?!\p{L})|[Rr]\/[Cc](?!\p{L})/uy;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’`]\p{L}+)*/uy;
const HYPHEN_TO_WORD = /-(?=[\p{L}\p{Nd}])/uy;

/** A map, because a title may contain `constructor`, which every plain object has. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['w/', 'with'],
  ['w/o', 'without'],
  ['w/out', 'without'],
]);
const normalise = (text: string): string => {
  const lower = /[’`]/u.test(text) ? text.toLowerCase().replace(/[’`]/gu, "'") : text.toLowerCase();
  return SPELT_OUT.get(lower) ?? lower;
};

const kindOfNumberish = (text: string): TokenKind => {
  if (NUMBER.test(text)) return 'number';
  if (SCALE.test(text)) return 'scale';
  if (ORDINAL.test(text)) return 'ordinal';
  if (DIMENSIONS.test(text)) return 'measure';
  const unit = MEASURE.exec(text)?.[1];
  if (unit !== undefined && (!/\p{L}/u.test(unit) || isUnit(unit))) return 'measure';
  return 'code';
};

/**
 * The length of the quotation that opens at `start`, or 0. An inch mark never opens one, because it directly follows
 * its number.
 */
const quotationLength = (title: string, start: number): number => {
  const closing = OPENS_QUOTE[title[start] ?? ''];
  if (closing === undefined) return 0;
  if (start > 0 && !BEFORE_QUOTE.test(title[start - 1] ?? '')) return 0;
  if (SPACE.test(title[start + 1] ?? ' ')) return 0;
  for (let end = start + 2; end < title.length && end - start <= LONGEST_QUOTE; end += 1) {
    if (title[end] !== closing) continue;
    const after = title[end + 1];
    if (SPACE.test(title[end - 1] ?? ' ') || (after !== undefined && !AFTER_QUOTE.test(after))) continue;
    const length = end - start + 1;
    return length > LONGEST_QUOTE_WITH_DIGITS && /\p{N}/u.test(title.slice(start, end)) ? 0 : length;
  }
  return 0;
};

/** The length of the token with digits at `start`, or 0 if there is none. */
const numberishLength = (title: string, start: number): number => {
  NUMBERISH_RUN.lastIndex = start;
  let run = NUMBERISH_RUN.exec(title)?.[0] ?? '';
  if (!/\p{Nd}/u.test(run) || !/^[\p{L}\p{N}#£$€]/u.test(run)) return 0;
  run = run.replace(TRAILING_PUNCTUATION, '');
  if (WORD_THEN_NUMBER.test(run) || LABEL_THEN_CODE.test(run) || WORD_THEN_SLASH.test(run)) return 0;
  const counted = NUMBER_THEN_WORD.exec(run);
  if (counted?.[1] !== undefined && !isUnit(/^\p{L}+/u.exec(run.slice(counted[0].length))?.[0] ?? '')) {
    return counted[1].length;
  }
  // "36/Happy": the word after the slash is a separate word.
  const slash = /\/(?=\p{L}{3,}(?![\p{L}]*\p{Nd}))/u.exec(run);
  return slash === null || isUnit(run.slice(slash.index + 1)) ? run.length : slash.index;
};

const matchLength = (pattern: RegExp, title: string, start: number): number => {
  pattern.lastIndex = start;
  return pattern.exec(title)?.[0].length ?? 0;
};

/** The tokens of a title in order; only white space is dropped (and the hyphens recorded by `joiner`). */
export const scan = (title: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  let joiner: Token['joiner'] = '';
  const push = (length: number, kind: TokenKind) => {
    const text = title.slice(at, at + length);
    tokens.push({ text, norm: normalise(text), kind, start: at, end: at + length, joiner });
    at += length;
    joiner = '';
  };
  while (at < title.length) {
    const point = title.codePointAt(at) ?? 0;
    const char = String.fromCodePoint(point);
    if (SPACE.test(char)) {
      joiner = ' ';
      at += char.length;
      continue;
    }
    const afterWord = joiner === '' && /[\p{L}\p{N}]/u.test(tokens.at(-1)?.text.at(-1) ?? '');
    if (afterWord && matchLength(HYPHEN_TO_WORD, title, at) > 0) {
      joiner = '-';
      at += 1;
      continue;
    }
    const quotation = quotationLength(title, at);
    if (quotation > 0) {
      push(quotation, 'quoted');
      continue;
    }
    const without = joiner === '' && tokens.length > 0 ? 0 : matchLength(WITHOUT, title, at);
    if (without > 0) {
      push(without, 'word');
      continue;
    }
    const numberish = matchLength(WITH, title, at) > 0 && joiner === ' ' ? 0 : numberishLength(title, at);
    if (numberish > 0) {
      push(numberish, kindOfNumberish(title.slice(at, at + numberish)));
      continue;
    }
    const code = matchLength(DOTTED, title, at) || matchLength(AMPERSAND_CODE, title, at);
    if (code > 0) {
      push(code, 'code');
      continue;
    }
    const word =
      (tokens.at(-1) !== undefined && joiner === '' ? 0 : matchLength(WITH, title, at)) || matchLength(WORD, title, at);
    if (word > 0) push(word, 'word');
    else push(char.length, 'symbol');
  }
  return tokens;
};
