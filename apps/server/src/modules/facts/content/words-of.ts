import { type Site, siteFacts } from '@quayside/kernel';
import type { TextLanguage } from '@quayside/text';
import { createKnownWords, loadWords } from '../../translations/index.ts';

export type WordsOf = (from: TextLanguage, site: Site) => (value: string) => string | undefined;

/** The known words of each language pair, looked up once for several items. */
export async function loadWordsOf(): Promise<WordsOf> {
  const all = await loadWords();
  const known = new Map<string, (value: string) => string | undefined>();
  return (from, site) => {
    const key = `${from} ${siteFacts(site).language}`;
    const words = known.get(key) ?? createKnownWords(all, from, site);
    known.set(key, words);
    return words;
  };
}
