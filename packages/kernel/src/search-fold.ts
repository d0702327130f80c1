/*
 * One spelling for searches: what people type on any keyboard finds what is written in another way. The function `search_keys` of the database
 * does the same, letter by letter, whatever its collation; `apps/server/src/platform/database/search.test.ts` compares them.
 */

/** An accent of its own, which NFKD would turn into a blank. */
const ACUTE = /´/g;
/**
 * Quotation marks (Hebrew: geresh and gershayim), apostrophes, invisible characters, and marks above and below letters: accents, the points
 * of Hebrew, the vowels of Arabic with the hamza on letters, and the tatweel that stretches its words. Nobody types these. The vowel signs of
 * other scripts stay.
 */
const LEFT_OUT =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks are meant one by one
  /['"`‘’‚‛“”„‟«»‹›′ʹʼʻˈ\u0300-\u036f\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/g;

/** The capitals that marks leave: ASCII, Latin letters that are no accented ones, Greek and Cyrillic. */
const CAPITALS = /[A-ZÆÐØÞĐĦŁŊŒŦƏẞΑ-ΡΣ-ΩЂ-ЯҐҒҚҢҮҰҺӘӨ]/g;
/** Letters and signs that keyboards lack, each followed by what people type instead. */
const LETTERS = new Map(
  [
    'ßss æae œoe þth øo łl đd ðd ħh ŧt ŋn ıi ςσ ×x ⁄/ ‐- ‒- –- —- ―- −- ⁃-',
    // Hebrew: the maqaf, a hyphen.
    '\u05be-',
    // Arabic: alef with wasla or wavy hamza; alef maksura and the yeh of Persian; teh marbuta and the hehs of Urdu and Kurdish; keheh.
    '\u0671\u0627 \u0672\u0627 \u0673\u0627 \u0649\u064a \u06cc\u064a \u0629\u0647 \u06be\u0647 \u06c1\u0647 \u06d5\u0647 \u06a9\u0643',
    // The digits of Arabic and of Persian.
    '\u06600 \u06611 \u06622 \u06633 \u06644 \u06655 \u06666 \u06677 \u06688 \u06699',
    '\u06f00 \u06f11 \u06f22 \u06f33 \u06f44 \u06f55 \u06f66 \u06f77 \u06f88 \u06f99',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [pair[0], pair.slice(1)] as const)),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');
const UMLAUT = /([aouAOU])\u0308/g;
const ASCII = /^[\0-\x7f]*$/;

/**
 * A text for comparison: é as e, ß as ss, ø as o, full width as plain, Hebrew and Arabic without vowels, without quotation marks, in lower
 * case. Blanks stay.
 */
export function foldForSearch(text: string): string {
  return foldLetters(decomposed(text));
}

/** The spellings of what is searched: `mädchen` is `madchen` and `maedchen`. One of them occurs in the `searchKeys` of what is found. */
export function searchSpellings(typed: string): readonly string[] {
  const apart = decomposed(typed);
  const spelled = apart.replace(UMLAUT, '$1e');
  return spelled === apart ? [foldLetters(apart)] : [foldLetters(apart), foldLetters(spelled)];
}

/** What a text is found by: its folded form, and the one with umlauts spelled out. */
export function searchKeys(text: string): string {
  return searchSpellings(text).join(' ');
}

/** The words of what is typed that are more than quotation marks; `most` of them. */
export function typedWords(typed: string, most = 8): readonly string[] {
  return typed
    .split(/\s+/)
    .filter((word) => foldForSearch(word) !== '')
    .slice(0, most);
}

/** Whether these `searchKeys` contain each typed word, in any order. */
export function keysContain(keys: string, typed: string): boolean {
  return typedWords(typed).every((word) => searchSpellings(word).some((spelling) => keys.includes(spelling)));
}

function decomposed(text: string): string {
  return ASCII.test(text) ? text : text.replace(ACUTE, '').normalize('NFKD');
}

function foldLetters(apart: string): string {
  return apart
    .replace(LEFT_OUT, '')
    .replace(CAPITALS, (letter) => letter.toLowerCase())
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
}
