import { anyOf, LANGUAGES, type Line } from './text.ts';
import { WRONG_SENSES } from './wrong-senses.data.ts';

const listOf = (cell: string) =>
  cell
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');

const rows = WRONG_SENSES.trim()
  .split('\n')
  .map((row) => {
    const [english = '', unless = '', ...wrong] = row.split('|');
    return {
      english: anyOf(listOf(english)),
      unless: anyOf(listOf(unless)),
      wrong: wrong.map((cell) => anyOf(listOf(cell))),
    };
  });

const isIn = (line: string, pattern: RegExp | undefined): boolean => pattern !== undefined && line.search(pattern) >= 0;

/** Words of a translation from English that mean another sense of the source's word ("ink tank": "Panzer"). */
export const wrongSenses = (source: Line, result: Line): string[] =>
  source.language !== 'en'
    ? []
    : rows.flatMap(({ english, unless, wrong }) => {
        const pattern = wrong[LANGUAGES.indexOf(result.language) - 1];
        if (!isIn(source.line, english) || isIn(source.line, unless) || !isIn(result.line, pattern)) return [];
        return (pattern && result.line.match(pattern)) ?? [];
      });
