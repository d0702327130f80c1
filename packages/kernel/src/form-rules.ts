/** Form rules that both sides use (specification, section 5). */

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[^\s@<>(),;:"[\]\\.]+\.)+[^\s@<>(),;:"[\]\\.]{2,}$/;

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL.test(value);
}

/** '+' then 7 to 15 digits, the first non-zero. */
export function isPhone(value: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(value);
}

/** Control characters, line and paragraph separators, and what turns the direction of a text. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** What mail programs make a link of: an address with its scheme, or letters after a dot without a space. */
const LINK = /:\/\/|\bwww\.\S|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * What may once have been stored as a name, made fit for a mail: no line break in it begins another header, and no mail program makes a
 * link of it.
 */
export function toPlainName(value: string): string {
  return value
    .replace(new RegExp(UNSEEN, 'gu'), ' ')
    .replaceAll('://', ': ')
    .replace(/\bwww\./giu, 'www. ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ');
}

/** A name of a person or a business, as it may stand in a mail to a stranger. */
export function isPlainName(value: string): boolean {
  return !UNSEEN.test(value) && !LINK.test(value);
}
