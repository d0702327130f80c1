import { searchSpellings, typedWords } from '@quayside/kernel/search-fold';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether texts contain each typed word, in any order and spelling; true without a word.
 * @param keys the `search_keys` of the texts. A trigram index on them serves each word.
 */
export function contains(keys: RawBuilder<unknown>, typed: string | undefined): RawBuilder<boolean> {
  const words = typedWords(typed ?? '').map((word) => containsWord(keys, word));
  return words.length === 0 ? sql`true` : sql`(${sql.join(words, sql` and `)})`;
}

/** The same for one typed word. */
export function containsWord(keys: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const found = searchSpellings(word).map((spelling) => sql`${keys} like ${`%${escapeLike(spelling)}%`}`);
  return sql`(${sql.join(found, sql` or `)})`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
