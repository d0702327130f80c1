/**
 * What can be wrong with any seller's file, or with a row of one. Each has the message `app:file.problem.<code>`.
 */
export const FILE_PROBLEMS = [
  /** Not a text: a picture, an archive, or an unknown encoding. */
  'not_text',
  /** A workbook of Excel or LibreOffice instead of a text file. */
  'workbook',
  /** A quote begins in the row and never ends, so where the rows after it begin is unknown. */
  'quote_open',
  /** The row has a character that another program could not read (U+FFFD). */
  'unreadable',
  /** A cell has what a spreadsheet shows if its formula fails, such as `#N/A`. */
  'formula_error',
  /** A spreadsheet has shortened a number that identifies something. */
  'number_shortened',
  /** Only a name with more zeros at its beginning exists, which a spreadsheet has removed. */
  'zeros_lost',
  /** A cell has a formula instead of a value. */
  'formula',
  /** A workbook that cannot be read: damaged, encrypted, or another kind of archive. */
  'workbook_broken',
  /** Unpacked, a workbook would be far larger than any list. */
  'workbook_bomb',
  /** The first row lacks a column, or names one twice. */
  'columns',
  /** The row has more cells than the first row. */
  'uneven',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** The encoding in which a file was read. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** A file as browsers send it: its bytes in base64. Other clients may send its text instead. */
export interface FileBytes {
  readonly bytes?: string | undefined;
}

/** A table: its bytes in base64, or its text. */
export interface CsvFile extends FileBytes {
  readonly csv?: string | undefined;
}

/** A row that is left out, or row 0 for the whole file. */
export interface FileRowError {
  /** As a spreadsheet counts rows, from 1; in XML files, the position of the unit. */
  readonly row: number;
  /** The column as the file names it; null if the whole row is meant. */
  readonly column: string | null;
  /** What the file says there, shortened. */
  readonly value: string;
  readonly code: string;
}

/** The rows that are left out: how many, and the first of them. */
export interface LeftOut<E> {
  readonly leftOut: number;
  readonly errors: readonly E[];
}

/** The number of rows left out that an answer lists; more would only make it large. */
export const MOST_ERRORS = 1_000;

/** The maximum body in bytes for a file of so many characters: as UTF-16 in base64, or as text in JSON. */
export const fileBodyLimit = (characters: number): number => 4 * characters + 10_000;
