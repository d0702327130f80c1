import type { TextLanguage } from '../language.ts';
import { COLOURS } from './colours.data.ts';
import type { FactName } from './fact-names.ts';
import { FACT_VALUES } from './fact-values.data.ts';
import { MATERIALS } from './materials.data.ts';

const LANGUAGES: readonly TextLanguage[] = ['en', 'de', 'fr', 'it', 'es'];

const keyOf = (value: string): string => value.trim().toLowerCase().replace(/\s+/gu, ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Row = Readonly<Record<TextLanguage, string>>;
type Values = Readonly<Record<TextLanguage, ReadonlyMap<string, Row>>>;

/** By their spellings in each language. If two have the same, the first one is meant. */
const read = (): Values => {
  const found = { en: new Map(), de: new Map(), fr: new Map(), it: new Map(), es: new Map() };
  for (const line of [COLOURS, MATERIALS, FACT_VALUES].join('').trim().split('\n')) {
    if (line === '') continue;
    const [english = '', de = '', fr = '', it = '', es = ''] = line.split(' ; ').map((cell) => cell.trim());
    const spellings = english.split('|');
    const [first = '', meant] = (spellings[0] ?? '').split('@');
    const row = { en: capital(first), de, fr, it, es };
    for (const language of LANGUAGES) {
      for (const text of language === 'en' ? spellings : [row[language]]) {
        const key = keyOf(meant === undefined || text.includes('@') ? text : `${text}@${meant}`);
        if (key !== '' && !found[language].has(key)) found[language].set(key, row);
      }
    }
  }
  return found;
};

let values: Values | undefined;

/**
 * A frequent value in another language; undefined if it is not one. A word with several meanings has one row for each
 * specific, or kind of specific, that decides the meaning: `spring@season`, `gold@material`.
 */
export function translateFrequentValue(
  value: string,
  from: TextLanguage,
  to: TextLanguage,
  fact?: Pick<FactName, 'kind' | 'names'>,
): string | undefined {
  values ??= read();
  const word = keyOf(value);
  const meanings = fact ? [`${word}@${fact.names.en.toLowerCase()}`, `${word}@${fact.kind}`, word] : [word];
  for (const meaning of meanings) {
    const row = values[from].get(meaning);
    if (row !== undefined) return row[to];
  }
  return undefined;
}
