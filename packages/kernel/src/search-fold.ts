/*
 * One spelling for searches: what people type on any keyboard finds what is written in another way. The function `search_keys` of the database
 * does the same, letter by letter, whatever its collation; `apps/server/src/platform/database/search.test.ts` compares them.
 */

/** An accent of its own, which NFKD would turn into a blank. */
const ACUTE = /´/g;
/** Quotation marks, apostrophes, invisible characters, and marks above and below letters. The vowel signs of other scripts stay. */
const LEFT_OUT =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks are meant one by one
  /['"`‘’‚‛“”„‟«»‹›′ʹʼʻˈ\u0300-\u036f\u00ad\u061c\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/g;

/** The capitals that marks leave: ASCII, Latin letters that are no accented ones, Greek and Cyrillic. */
const CAPITALS = /[A-ZÆÐØÞĐĦŁŊŒŦƏẞΑ-ΡΣ-ΩЂ-ЯҐҒҚҢҮҰҺӘӨ]/g;
/** Letters and signs that keyboards lack, each followed by what people type instead. */
const LETTERS = new Map(
  'ßss æae œoe þth øo łl đd ðd ħh ŧt ŋn ıi ςσ ×x ⁄/ ‐- ‒- –- —- ―- −- ⁃-'
    .split(' ')
    .map((pair) => [pair[0], pair.slice(1)]),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');
const UMLAUT = /([aouAOU])\u0308/g;
const ASCII = /^[\0-\x7f]*$/;

/** A text for comparison: é as e, ß as ss, ø as o, full width as plain, without quotation marks, in lower case. Blanks stay. */
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
