import {
  type CsvRowError,
  type FileEncoding,
  KEYWORD_SCOPES,
  type KeywordScope,
  type LeftOut,
} from '@quayside/contract';
import {
  isKeywordTooLong,
  KEYWORD_FIELDS,
  KEYWORD_LANGUAGES,
  KEYWORD_MATCHES,
  type KeywordLanguage,
} from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import { textsOfRule } from '@quayside/kernel/keywords/matcher';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { namedColumns, readTable } from '../../platform/files/read-table.ts';
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
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map(csvLine).join('');
}

export interface KeywordFile extends LeftOut<CsvRowError> {
  readonly encoding: FileEncoding | null;
  readonly keywords: readonly KeywordInput[];
}

/** Reads a file with a header. Only the column `keyword` is required; the others have defaults. */
export function readKeywordCsv(file: GivenFile, scope: KeywordScope): KeywordFile {
  const table = readTable(file, namedColumns(COLUMNS, ['keyword']));
  const keywords = new Map<string, KeywordInput>();
  const errors: CsvRowError[] = [...table.errors];
  for (const row of table.rows) {
    const read = readRow(row.text, scope);
    const key = 'code' in read ? '' : `${read.platform} ${read.keyword.toLowerCase()}`;
    if ('code' in read) errors.push(table.problem(row, read.code, read.column));
    else if (keywords.has(key)) errors.push(table.problem(row, 'twice', 'keyword'));
    else keywords.set(key, read);
  }
  return { encoding: table.encoding, keywords: [...keywords.values()], ...leftOutOf(errors) };
}

interface Wrong {
  readonly code: CsvRowError['code'];
  readonly column: Column;
}

function readRow(cellOf: (column: Column) => string, scope: KeywordScope): KeywordInput | Wrong {
  const wrong = (code: Wrong['code'], column: Column): Wrong => ({ code, column });
  const keyword = cellOf('keyword');
  if (keyword === '') return wrong('keyword_missing', 'keyword');
  if (isKeywordTooLong(keyword)) return wrong('keyword_too_long', 'keyword');
  const platform = oneOf(KEYWORD_SCOPES, cellOf('platform').toLowerCase(), scope);
  if (!platform) return wrong('platform_unknown', 'platform');
  const match = oneOf(KEYWORD_MATCHES, cellOf('match').toLowerCase(), 'word');
  if (!match) return wrong('match_unknown', 'match');
  const language = oneOf<KeywordLanguage>(KEYWORD_LANGUAGES, cellOf('language').toLowerCase(), 'en');
  if (!language) return wrong('language_unknown', 'language');
  const fields = (cellOf('fields') || 'title').split(AND).map((field) => field.trim().toLowerCase());
  const known = KEYWORD_FIELDS.filter((field) => fields.includes(field));
  if (known.length !== fields.length) return wrong('fields_unknown', 'fields');
  const exceptions = cellOf('exceptions')
    .split(AND)
    .map((one) => one.trim())
    .filter(Boolean);
  if (exceptions.length > MOST_EXCEPTIONS || exceptions.some(isKeywordTooLong))
    return wrong('exceptions_wrong', 'exceptions');
  const read = { keyword, platform, match, language, fields: known, exceptions };
  return textsOfRule(read).length === 0 ? wrong('keyword_not_searchable', 'keyword') : read;
}

function oneOf<T extends string>(all: readonly T[], given: string, missing: T): T | undefined {
  return given === '' ? missing : all.find((one) => one === given);
}
