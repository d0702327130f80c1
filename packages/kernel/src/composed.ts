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

/** A text in NFC: a Mac may write `a` and two dots where other systems write `ä`. */
export function composed(text: string): string {
  return MAY_BE_DECOMPOSED.test(text) ? text.replace(SURPLUS_MARK, '').normalize('NFC') : text;
}
