/** Form rules that the server and the portal share (specification, section 5). */

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[^\s@<>(),;:"[\]\\.]+\.)+[^\s@<>(),;:"[\]\\.]{2,}$/;

/** What a reader does not see, so that two addresses would look alike. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value) && !INVISIBLE.test(value);
}

/** '+' then 7 to 15 digits, the first non-zero. */
export function isPhone(value: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(value);
}

/** Control characters, line and paragraph separators, and characters that change text direction. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Text that mail programs turn into a link: an address with a scheme, or a dot followed by letters. */
const LINK = /:\/\/|\bwww\.\S|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * Cleans a stored name for use in a mail: removes line breaks, which could start another header, and anything a mail program would turn
 * into a link.
 */
export function toPlainName(value: string): string {
  return value
    .replace(new RegExp(UNSEEN, 'gu'), ' ')
    .replaceAll('://', ': ')
    .replace(/\bwww\./giu, 'www. ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ');
}

/** Whether the text is acceptable as the name of a person or business in a mail to a stranger. */
export function isPlainName(value: string): boolean {
  return !UNSEEN.test(value) && !LINK.test(value);
}

/**
 * A character that leaves a mark on a screen: no control, space, combining mark or invisible letter, and not the empty Braille cell. One
 * that this version of Unicode does not know may be a letter of a newer one.
 */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader sees anything of the text. */
export function isVisible(value: string): boolean {
  return SEEN.test(value);
}
