/** Marks that say nothing about the word before them, and characters that nobody sees. */
const IGNORED = /[®©™℠\p{Cf}\p{Variation_Selector}]/gu;
/** The i of Turkish keyboards, which would otherwise differ from every other i. */
const TURKISH_I = /ı|i\u0307/gu;
/** Writing without spaces: each character is a word of its own, so that a keyword is found inside of a sentence. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** A word; one such character; or one sign that tells words apart, such as `+` in `C++`, or an emoji. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}\p{M}])+|[\p{S}#&@%]/gu;

const ASCII = /^[ -~\s]*$/;
const ASCII_SEPARATORS = /[^a-z\d$+<=>^`|~#&@%]+/g;
const ASCII_SIGN = /[$+<=>^`|~#&@%]/g;

/** A text for comparing: case, ß and ss, and the ways to encode one character make no difference; accents do. */
export function foldText(text: string): string {
  return text
    .replace(IGNORED, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ')
    .replace(TURKISH_I, 'i')
    .normalize('NFC');
}

/** The words and signs of a text, folded. Hyphens, apostrophes, punctuation and spaces only separate them. */
export function wordsOfText(text: string): string[] {
  return foldText(text).match(TOKEN) ?? [];
}

/** Whether the keyword is written in a script without spaces. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** The words of a text between spaces, with one before and one after all, so that ` word ` is found where the word is. */
export function searchedText(text: string): string {
  return ASCII.test(text) ? asciiSearchedText(text) : ` ${wordsOfText(text).join(' ')} `;
}

/** The same for the common text, many times as fast. */
function asciiSearchedText(text: string): string {
  const spaced = ` ${text.toLowerCase().replace(ASCII_SEPARATORS, ' ')} `;
  const apart = ASCII_SIGN.test(spaced) ? spaced.replace(ASCII_SIGN, ' $& ') : spaced;
  ASCII_SIGN.lastIndex = 0;
  return apart.replace(/ {2,}/g, ' ');
}
