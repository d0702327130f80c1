import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { buildMatchers } from './find-matches.ts';
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
  const words = new Map<string, string>();
  for (const { matcher, keywords: group } of await buildMatchers(keywords)) {
    for await (const step of inSteps(titles.filter((title) => !words.has(title)))) {
      for (const title of step) {
        const [first] = matcher.find({ title, brand: null, description: '' });
        const word = first === undefined ? undefined : group[first]?.keyword;
        if (word !== undefined) words.set(title, word);
      }
    }
  }
  return titles.map((title) => words.get(title));
}
