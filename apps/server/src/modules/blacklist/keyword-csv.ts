import { type CsvRowError, KEYWORD_SCOPES, type KeywordScope } from '@quayside/contract';
import {
  KEYWORD_FIELDS,
  KEYWORD_LANGUAGES,
  KEYWORD_LONGEST,
  KEYWORD_MATCHES,
  KEYWORD_MOST_WORDS,
  type KeywordLanguage,
} from '@quayside/kernel';
import { textsOfRule } from '@quayside/kernel/keywords/matcher';
import { csvLine, readCsvRows, withoutApostrophe } from '../../platform/csv.ts';
import type { KeywordInput } from './keywords.repository.ts';

const COLUMNS = ['keyword', 'platform', 'match', 'language', 'fields', 'exceptions'] as const;
type Column = (typeof COLUMNS)[number];
/** Separates several fields or exceptions in one cell. */
const AND = '|';
const MOST_EXCEPTIONS = 20;

export function writeKeywordCsv(keywords: readonly KeywordInput[]): string {
  const rows = keywords.map((one) => [
    one.keyword,
    one.platform,
    one.match,
    one.language,
    one.fields.join(AND),
    one.exceptions.join(AND),
  ]);
  return [COLUMNS, ...rows].map((row) => `${csvLine(row)}\r\n`).join('');
}

interface ReadCsv {
  readonly keywords: readonly KeywordInput[];
  readonly errors: readonly CsvRowError[];
}

/** Reads a file with a header. Only the column `keyword` is required; the others have defaults. */
export function readKeywordCsv(csv: string, scope: KeywordScope): ReadCsv {
  const [header, ...rows] = readCsvRows(csv);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!names.includes('keyword')) return { keywords: [], errors: [{ line: 1, code: 'columns' }] };
  const keywords = new Map<string, KeywordInput>();
  const errors: CsvRowError[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (column: Column) => withoutApostrophe(cells[names.indexOf(column)]?.trim() ?? '');
    const read = readRow(cellOf, scope);
    const key = typeof read === 'string' ? '' : `${read.platform} ${read.keyword.toLowerCase()}`;
    if (typeof read === 'string') errors.push({ line, code: read });
    else if (keywords.has(key)) errors.push({ line, code: 'twice' });
    else keywords.set(key, read);
  }
  return { keywords: [...keywords.values()], errors };
}

function readRow(cellOf: (column: Column) => string, scope: KeywordScope): KeywordInput | CsvRowError['code'] {
  const keyword = cellOf('keyword');
  if (keyword === '') return 'keyword_missing';
  if (isTooLong(keyword)) return 'keyword_too_long';
  const platform = oneOf(KEYWORD_SCOPES, cellOf('platform').toLowerCase(), scope);
  if (!platform) return 'platform_unknown';
  const match = oneOf(KEYWORD_MATCHES, cellOf('match').toLowerCase(), 'word');
  if (!match) return 'match_unknown';
  const language = oneOf<KeywordLanguage>(KEYWORD_LANGUAGES, cellOf('language').toLowerCase(), 'en');
  if (!language) return 'language_unknown';
  const fields = (cellOf('fields') || 'title').split(AND).map((field) => field.trim().toLowerCase());
  const known = KEYWORD_FIELDS.filter((field) => fields.includes(field));
  if (known.length !== fields.length) return 'fields_unknown';
  const exceptions = cellOf('exceptions')
    .split(AND)
    .map((one) => one.trim())
    .filter(Boolean);
  if (exceptions.length > MOST_EXCEPTIONS || exceptions.some(isTooLong)) return 'exceptions_wrong';
  const read = { keyword, platform, match, language, fields: known, exceptions };
  return textsOfRule(read).length === 0 ? 'keyword_not_searchable' : read;
}

function isTooLong(text: string): boolean {
  return text.length > KEYWORD_LONGEST || text.split(/\s+/).length > KEYWORD_MOST_WORDS;
}

function oneOf<T extends string>(all: readonly T[], given: string, missing: T): T | undefined {
  return given === '' ? missing : all.find((one) => one === given);
}
