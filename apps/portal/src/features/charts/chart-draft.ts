import type { Chart, ChartInput } from '@quayside/contract';
import {
  type FoundChartFlaw,
  findChartFlaw,
  SIZE_SYSTEMS,
  type SizeAge,
  type SizeGender,
  type SizeKind,
  type SizeRow,
  type SizeSystem,
  type SizeWidth,
  sizeIn,
} from '@quayside/kernel';

/** A row as it is typed. `CM` is the length in centimetres. */
export type DraftCells = Readonly<Record<SizeSystem, string>>;

export interface DraftRow {
  readonly key: number;
  readonly cells: DraftCells;
}

export interface ChartDraft {
  readonly name: string;
  readonly brand: string;
  readonly category: ChartInput['category'];
  readonly kind: SizeKind;
  readonly age: SizeAge;
  readonly gender: SizeGender;
  readonly width: SizeWidth;
  readonly rows: readonly DraftRow[];
}

/** The length comes first, because it links the other columns. */
export const COLUMNS: readonly SizeSystem[] = ['CM', ...SIZE_SYSTEMS.filter((system) => system !== 'CM')];

let lastKey = 0;
const EMPTY: DraftCells = { EU: '', UK: '', US: '', FR: '', IT: '', AU: '', JP: '', CM: '' };

export function emptyRow(cells: Partial<DraftCells> = {}): DraftRow {
  lastKey += 1;
  return { key: lastKey, cells: { ...EMPTY, ...cells } };
}

export function newDraft(): ChartDraft {
  const rows = [emptyRow(), emptyRow(), emptyRow()];
  return { name: '', brand: '', category: null, kind: 'shoes', age: 'adult', gender: 'female', width: 'any', rows };
}

export function draftOf({ name, brand, category, kind, age, gender, width, rows }: Chart): ChartDraft {
  return { name, brand: brand ?? '', category, kind, age, gender, width, rows: rows.map(rowOf) };
}

function rowOf(row: SizeRow): DraftRow {
  return emptyRow(Object.fromEntries(COLUMNS.map((system) => [system, sizeIn(row, system) ?? ''])));
}

export function isSameDraft(one: ChartDraft, other: ChartDraft): boolean {
  const textOf = (draft: ChartDraft) =>
    JSON.stringify({ ...draft, rows: filled(draft.rows).map(({ cells }) => cells) });
  return textOf(one) === textOf(other);
}

const filled = (rows: readonly DraftRow[]) =>
  rows.filter(({ cells }) => COLUMNS.some((system) => cells[system].trim() !== ''));

/** "24.5" and "24,5" become 245; anything else is not a length. */
function millimetres(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : Number.NaN;
}

/** The non-empty rows in the order of their lengths; those without a length come last. */
export function sortedRows(rows: readonly DraftRow[]): readonly DraftRow[] {
  const length = ({ cells }: DraftRow) => millimetres(cells.CM) || Number.MAX_SAFE_INTEGER;
  return [...filled(rows)].sort((a, b) => length(a) - length(b));
}

export function sizeRowsOf(rows: readonly DraftRow[]): SizeRow[] {
  return sortedRows(rows).map(({ cells }) => ({
    mm: millimetres(cells.CM),
    sizes: Object.fromEntries(
      COLUMNS.flatMap((system) => {
        const size = cells[system].trim();
        return system === 'CM' || size === '' ? [] : [[system, size]];
      }),
    ),
  }));
}

/** The first problem of the rows as they will be saved, with its row. */
export function flawOf(rows: readonly DraftRow[]): (FoundChartFlaw & { readonly key: number | undefined }) | undefined {
  const found = findChartFlaw(sizeRowsOf(rows));
  return found && { ...found, key: found.row === undefined ? undefined : sortedRows(rows)[found.row]?.key };
}

export function inputOf(draft: ChartDraft): ChartInput {
  const { brand, kind, width } = draft;
  return {
    ...{ name: draft.name.trim(), category: draft.category, kind, age: draft.age, gender: draft.gender },
    brand: brand.trim() === '' ? null : brand.trim(),
    width: kind === 'shoes' ? width : 'any',
    rows: sizeRowsOf(draft.rows),
  };
}

/**
 * Spreadsheet cells, pasted over the rows starting at one cell. A first line of system names determines the columns.
 * Null if the text is a single word, which the field pastes itself.
 */
export function pasted(
  rows: readonly DraftRow[],
  text: string,
  at: { readonly row: number; readonly system: SizeSystem },
): readonly DraftRow[] | null {
  const lines = text
    .replace(/\r/g, '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split(/[\t;]/).map((cell) => cell.trim()));
  const [first = []] = lines;
  if (lines.length === 1 && first.length === 1) return null;
  const named = first.map((cell) => COLUMNS.find((system) => system === cell.toUpperCase()));
  const hasHead = named.filter((system) => system !== undefined).length > 1;
  const columns = hasHead ? named : COLUMNS.slice(COLUMNS.indexOf(at.system));
  const from = hasHead ? 0 : at.row;
  const given = hasHead ? lines.slice(1) : lines;
  const laid = given.map((cells, n) => {
    const row = rows[from + n] ?? emptyRow();
    const changed = cells.flatMap((cell, column) => {
      const system = columns[column];
      return system === undefined ? [] : [[system, cell] as const];
    });
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } };
  });
  return [...rows.slice(0, from), ...laid, ...rows.slice(from + laid.length)];
}
