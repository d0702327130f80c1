import type { FileEncoding, LeftOut, TermInput, TermRowError } from '@quayside/contract';
import { isLongerThan } from '@quayside/kernel/composed';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { namedColumns, readTable } from '../../platform/files/read-table.ts';

const COLUMNS = ['src_text', 'dst_text', 'src_lang', 'dst_lang'] as const;
type Column = (typeof COLUMNS)[number];
/** The maximum length of either side of a term, in characters. */
const LONGEST = 200;
const LANGUAGE = /^[a-z]{2}$/;

export function writeTermCsv(terms: readonly TermInput[]): string {
  const rows = terms.map((term) => COLUMNS.map((column) => term[column]));
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map(csvLine).join('');
}

/** Equal for terms with the same source words, in any case, and the same languages. */
export function termKey({ src_text, src_lang, dst_lang }: TermInput): string {
  return `${src_lang} ${dst_lang} ${src_text.toLowerCase()}`;
}

export interface TermFile extends LeftOut<TermRowError> {
  readonly encoding: FileEncoding | null;
  readonly terms: readonly TermInput[];
}

/** Reads a file whose first row names the four columns, in any order. An invalid row is reported and skipped. */
export function readTermCsv(file: GivenFile): TermFile {
  const table = readTable(file, namedColumns(COLUMNS, COLUMNS));
  const terms = new Map<string, TermInput>();
  const errors: TermRowError[] = [...table.errors];
  for (const row of table.rows) {
    const term = {
      src_text: row.text('src_text'),
      dst_text: row.text('dst_text'),
      src_lang: row.text('src_lang').toLowerCase(),
      dst_lang: row.text('dst_lang').toLowerCase(),
    };
    const wrong = errorOf(term);
    if (wrong) errors.push(table.problem(row, ...wrong));
    else if (terms.has(termKey(term))) errors.push(table.problem(row, 'twice', 'src_text'));
    else terms.set(termKey(term), term);
  }
  return { encoding: table.encoding, terms: [...terms.values()], ...leftOutOf(errors) };
}

function errorOf(term: TermInput): readonly [TermRowError['code'], Column] | undefined {
  const texts = ['src_text', 'dst_text'] as const;
  const missing = texts.find((column) => term[column] === '');
  if (missing) return ['text_missing', missing];
  const long = texts.find((column) => isLongerThan(term[column], LONGEST));
  if (long) return ['text_too_long', long];
  const unknown = (['src_lang', 'dst_lang'] as const).find((column) => !LANGUAGE.test(term[column]));
  return unknown && ['language_unknown', unknown];
}
