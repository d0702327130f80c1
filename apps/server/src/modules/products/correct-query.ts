import { foldForSearch, typedWords } from '@quayside/kernel/search-fold';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containsWord } from '../../platform/database/search.ts';

/** Shorter words are like too many others. */
const SHORTEST = 4;
/** So many items with a similar word are looked at. */
const MOST_ITEMS = 200;
/** The least similarity of two words by their trigrams: `poter` and `potter` have 0.63, `train` and `brain` 0.33. */
const LEAST_ALIKE = 0.4;

/**
 * What was probably meant by words of which some are in none of the business's items: each of these becomes the word that is most like it.
 * @returns undefined if every word occurs, or if one is like no other
 */
export async function correctQuery(db: Db, userId: number, typed: string): Promise<string | undefined> {
  const words: string[] = [];
  let isCorrected = false;
  for (const word of typedWords(typed)) {
    if (await isKnown(db, userId, word)) {
      words.push(word);
      continue;
    }
    const meant = await findMeant(db, userId, foldForSearch(word));
    if (meant === undefined) return undefined;
    words.push(meant);
    isCorrected = true;
  }
  return isCorrected ? words.join(' ') : undefined;
}

async function isKnown(db: Db, userId: number, word: string): Promise<boolean> {
  const { rows } = await sql`
    select from product_rows r where r.user_id = ${userId} and ${containsWord(sql`r.search_text`, word)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Two letters in the wrong order leave hardly a trigram, so they are tried out; other errors are found by what the words share. */
async function findMeant(db: Db, userId: number, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST) return undefined;
  for (const swapped of swaps(word)) {
    if (await isKnown(db, userId, swapped)) return swapped;
  }
  const { rows } = await sql<{ word: string }>`
    select w.word from (
      select r.search_text from product_rows r where r.user_id = ${userId} and r.search_text %> ${word} limit ${sql.lit(MOST_ITEMS)}
    ) alike
    cross join lateral regexp_split_to_table(alike.search_text, '[^[:alnum:]]+') w (word)
    where similarity(w.word, ${word}) >= ${sql.lit(LEAST_ALIKE)}
    group by w.word order by similarity(w.word, ${word}) desc, count(*) desc, w.word limit 1`.execute(db);
  return rows[0]?.word;
}

/** The word with each pair of neighbouring letters exchanged. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return before === letter
      ? []
      : [
          letters
            .with(index, letter)
            .with(index + 1, before)
            .join(''),
        ];
  });
}
