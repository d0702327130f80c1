/**
 * A mark after 30 others, the most in Unicode's Stream-Safe Text Format (UAX #15, section 13). No language has so many,
 * and the time to order them grows with their square.
 */
const SURPLUS_MARK = /\p{M}(?<=\p{M}{31})/gu;
/** Everything below has no marks, and is the same in NFC. */
const MAY_BE_DECOMPOSED = /[\u0300-\uFFFF]/;

/** A text whose letters have no more marks than 30 each, so that it can be normalized in a time that grows with its length. */
export function withoutSurplusMarks(text: string): string {
  return MAY_BE_DECOMPOSED.test(text) ? text.replace(SURPLUS_MARK, '') : text;
}

/**
 * Whether a text is too long, as written or as searches compare it, where one character may become eighteen. No text of
 * a title doubles then.
 * @param most in UTF-16 units
 */
export function isLongerThan(text: string, most: number): boolean {
  return text.length > most || withoutSurplusMarks(text).normalize('NFKC').length > 2 * most;
}

/** A text in NFC: a Mac may write `a` and two dots where other systems write `ä`. */
export function composed(text: string): string {
  return MAY_BE_DECOMPOSED.test(text) ? text.replace(SURPLUS_MARK, '').normalize('NFC') : text;
}
