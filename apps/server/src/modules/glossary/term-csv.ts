import type { TermInput, TermRowError } from '@quayside/contract';
import { csvLine, readCsvRows, withoutApostrophe } from '../../platform/csv.ts';

const COLUMNS = ['src_text', 'dst_text', 'src_lang', 'dst_lang'] as const;
type Column = (typeof COLUMNS)[number];
/** The maximum length of either side of a term, in characters. */
const LONGEST = 200;
const LANGUAGE = /^[a-z]{2}$/;

export function writeTermCsv(terms: readonly TermInput[]): string {
  const rows = terms.map((term) => COLUMNS.map((column) => term[column]));
  return [COLUMNS, ...rows].map((row) => `${csvLine(row)}\r\n`).join('');
}

/** Equal for terms with the same source words, in any case, and the same languages. */
export function termKey({ src_text, src_lang, dst_lang }: TermInput): string {
  return `${src_lang} ${dst_lang} ${src_text.toLowerCase()}`;
}

/** Reads a file whose first row names the four columns, in any order. An invalid row is reported and skipped. */
export function readTermCsv(csv: string): { readonly terms: readonly TermInput[]; readonly errors: TermRowError[] } {
  const [header, ...rows] = readCsvRows(csv);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!COLUMNS.every((column) => names.includes(column))) return { terms: [], errors: [{ line: 1, code: 'columns' }] };
  const terms = new Map<string, TermInput>();
  const errors: TermRowError[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cellOf = (column: Column) => withoutApostrophe(cells[names.indexOf(column)]?.trim() ?? '');
    const term = {
      src_text: cellOf('src_text'),
      dst_text: cellOf('dst_text'),
      src_lang: cellOf('src_lang').toLowerCase(),
      dst_lang: cellOf('dst_lang').toLowerCase(),
    };
    const code =
      cells.length > names.length ? 'uneven' : (errorOf(term) ?? (terms.has(termKey(term)) ? 'twice' : null));
    if (code) errors.push({ line, code });
    else terms.set(termKey(term), term);
  }
  return { terms: [...terms.values()], errors };
}

function errorOf({ src_text, dst_text, src_lang, dst_lang }: TermInput): TermRowError['code'] | undefined {
  if (src_text === '' || dst_text === '') return 'text_missing';
  if (src_text.length > LONGEST || dst_text.length > LONGEST) return 'text_too_long';
  return LANGUAGE.test(src_lang) && LANGUAGE.test(dst_lang) ? undefined : 'language_unknown';
}
