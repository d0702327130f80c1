import { withoutSurplusMarks } from '../composed.ts';

/** Combining marks that do not change the word, and invisible characters. */
const IGNORED = /[®©™℠\p{Cf}\p{Variation_Selector}]/gu;
/** The dotted and dotless i of Turkish keyboards, which would otherwise differ from every other i. */
const TURKISH_I = /ı|i\u0307/gu;
/** Scripts without spaces: each character is a separate word, so that a keyword is found inside a sentence. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** A word; one such character; or a symbol that distinguishes words, such as `+` in `C++`, or an emoji. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}\p{M}])+|[\p{S}#&@%]/gu;

const ASCII = /^[ -~\s]*$/;
const ASCII_SEPARATORS = /[^a-z\d$+<=>^`|~#&@%]+/g;
const ASCII_SIGN = /[$+<=>^`|~#&@%]/g;

/**
 * Normalizes a text for comparison: ignores case, the difference between ß and ss, and different encodings of one
 * character, but not accents.
 */
export function foldText(text: string): string {
  return withoutSurplusMarks(text)
    .replace(IGNORED, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ')
    .replace(TURKISH_I, 'i')
    .normalize('NFC');
}

/** The words and symbols of a text, normalized. Hyphens, apostrophes, punctuation and spaces only separate them. */
export function wordsOfText(text: string): string[] {
  return foldText(text).match(TOKEN) ?? [];
}

/** Whether the keyword is written in a script without spaces. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** The words of a text separated by spaces, with a leading and a trailing one, so that ` word ` matches whole words. */
export function searchedText(text: string): string {
  return ASCII.test(text) ? asciiSearchedText(text) : ` ${wordsOfText(text).join(' ')} `;
}

/** The same for ASCII text, many times as fast. */
function asciiSearchedText(text: string): string {
  const spaced = ` ${text.toLowerCase().replace(ASCII_SEPARATORS, ' ')} `;
  const apart = ASCII_SIGN.test(spaced) ? spaced.replace(ASCII_SIGN, ' $& ') : spaced;
  ASCII_SIGN.lastIndex = 0;
  return apart.replace(/ {2,}/g, ' ');
}
