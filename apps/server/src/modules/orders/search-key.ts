import { createHmac } from 'node:crypto';
import type { Platform } from '@quayside/kernel';
import { withoutSurplusMarks } from '@quayside/kernel/composed';
import { searchKeys, searchSpellings } from '@quayside/kernel/search-fold';

/** Makes keyed hashes of encrypted words, so that equal words are found without being readable. */
export interface SearchKey {
  word(text: string): bigint;
  person(platform: Platform, username: string): Buffer;
}

const PERSON_BYTES = 16;

export function createSearchKey(key: Buffer): SearchKey {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    word: (text) => hash(`word ${text}`).readBigInt64BE(0),
    person: (platform, username) => hash(`person ${platform} ${username}`).subarray(0, PERSON_BYTES),
  };
}

/** The length of a key. */
export const KEY_BYTES = 32;

/** The shortest and the longest beginning of a word that can be searched. */
const SHORTEST = 2;
const LONGEST = 10;
/** More words than a name has. */
const MAX_WORDS = 20;

/** The words of a text: letters and digits in the one spelling of searches, and again with umlauts spelled out. */
export function wordsIn(text: string): string[] {
  const sound = withoutSurplusMarks(text);
  // O’Brien is found as `obrien` and as `brien`.
  const apart = sound.replaceAll(/['’´`]/gu, ' ');
  return [...new Set([sound, apart].flatMap((one) => wordsOf(searchKeys(one))))];
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The hashes of the beginnings by which the words of these texts are found. */
export function tokensOf(key: SearchKey, texts: readonly string[]): bigint[] {
  const words = [...new Set(texts.flatMap(wordsIn))].slice(0, MAX_WORDS);
  const beginnings = new Set(
    words.flatMap((word) => {
      const letters = [...word];
      const longest = Math.min(letters.length, LONGEST);
      return Array.from({ length: Math.max(longest - SHORTEST + 1, 0) }, (_, index) =>
        letters.slice(0, SHORTEST + index).join(''),
      );
    }),
  );
  return [...beginnings].map((beginning) => key.word(beginning));
}

/**
 * The hashes by which a searched word finds buyers: one list for each of its spellings, with a hash for each of its parts. A buyer has all
 * hashes of one list. Empty if the word is too short.
 */
export function tokensToFind(key: SearchKey, searched: string): bigint[][] {
  return searchSpellings(withoutSurplusMarks(searched))
    .map((spelling) =>
      wordsOf(spelling).flatMap((word) => {
        const letters = [...word];
        return letters.length < SHORTEST ? [] : [key.word(letters.slice(0, LONGEST).join(''))];
      }),
    )
    .filter((tokens) => tokens.length > 0);
}
