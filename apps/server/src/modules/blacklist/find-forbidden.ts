import type { Platform } from '@quayside/kernel';
import { createKeywordMatcher } from '@quayside/kernel/keywords/matcher';
import type { Db } from '../../platform/database/db.ts';
import { listKeywords } from './keywords.repository.ts';

/** @returns for each text, the first title keyword of the platform that it contains; undefined if it contains none */
export async function findForbiddenWords(
  db: Db,
  userId: number,
  platform: Platform,
  titles: readonly string[],
): Promise<(string | undefined)[]> {
  const keywords = (await listKeywords(db, userId, platform)).filter(({ fields }) => fields.includes('title'));
  if (keywords.length === 0) return titles.map(() => undefined);
  const matcher = createKeywordMatcher(keywords);
  return titles.map((title) => {
    const [first] = matcher.find({ title, brand: null, description: '' });
    return first === undefined ? undefined : keywords[first]?.keyword;
  });
}
