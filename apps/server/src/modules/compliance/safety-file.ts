import type { FileEncoding, LeftOut, SafetyRowError } from '@quayside/contract';
import {
  CONTACT_FIELDS,
  type ContactProblems,
  contactProblems,
  responsiblePersonProblems,
  type SafetyContact,
  type SafetyEntry,
} from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { readAnyTable } from '../../platform/files/read-raw-table.ts';
import { namedColumns, type TableRow } from '../../platform/files/read-table.ts';

/** How the file names the parts of a contact. */
const PARTS = {
  companyName: 'name',
  addressLine1: 'address',
  addressLine2: 'address_2',
  city: 'city',
  stateOrProvince: 'state',
  postalCode: 'postal_code',
  country: 'country',
  email: 'email',
  phone: 'phone',
  contactUrl: 'website',
} as const satisfies Record<keyof SafetyContact, string>;
type Role = 'manufacturer' | 'responsible';
type Column = 'brand' | 'sku' | `${Role}_${(typeof PARTS)[keyof typeof PARTS]}`;

const columnsOf = (role: Role): Column[] => CONTACT_FIELDS.map((field): Column => `${role}_${PARTS[field]}`);
const COLUMNS: readonly Column[] = ['brand', 'sku', ...columnsOf('manufacturer'), ...columnsOf('responsible')];

/** A row that states at least one contact, of a brand or of the item with a SKU. */
export interface SafetyFileRow {
  readonly row: number;
  /** Empty if the SKU names the item. */
  readonly brand: string;
  readonly sku: string;
  /** Null: as it is. */
  readonly manufacturer: SafetyContact | null;
  readonly responsiblePerson: SafetyContact | null;
}

export interface SafetyFile extends LeftOut<SafetyRowError> {
  /** Null for a workbook. */
  readonly encoding: FileEncoding | null;
  readonly rows: readonly SafetyFileRow[];
  /** Rows without a contact. */
  readonly blank: number;
}

/** Reads a CSV file or a workbook whose first row names `brand` or `sku`, and parts of contacts. A wrong row is reported and skipped. */
export async function readSafetyFile(file: GivenFile): Promise<SafetyFile> {
  const table = await readAnyTable(file, { ...namedColumns(COLUMNS, []), refusesFormulas: true });
  const errors: SafetyRowError[] = [...table.errors];
  const isNamed = table.columns.includes('brand') || table.columns.includes('sku');
  if (!isNamed && errors.length === 0) errors.push({ row: 0, column: null, value: '', code: 'columns' });
  const rows: SafetyFileRow[] = [];
  let blank = 0;
  for (const row of isNamed ? table.rows : []) {
    const [brand, sku] = [row.text('brand'), row.id('sku')];
    const manufacturer = contactIn(row, 'manufacturer');
    const responsiblePerson = contactIn(row, 'responsible');
    const wrong =
      problemOf('manufacturer', manufacturer && contactProblems(manufacturer)) ??
      problemOf('responsible', responsiblePerson && responsiblePersonProblems(responsiblePerson));
    if ((brand === '') === (sku === '')) errors.push(table.problem(row, 'no_name', brand === '' ? undefined : 'sku'));
    else if (wrong) errors.push(table.problem(row, ...wrong));
    else if (!manufacturer && !responsiblePerson) blank += 1;
    else rows.push({ row: row.row, brand, sku, manufacturer, responsiblePerson });
  }
  return { encoding: table.encoding, rows, blank, ...leftOutOf(errors) };
}

/** Null if the row states no part of it. */
function contactIn(row: TableRow<Column>, role: Role): SafetyContact | null {
  const parts = CONTACT_FIELDS.map((field) => [field, row.text(`${role}_${PARTS[field]}`)] as const);
  if (parts.every(([, text]) => text === '')) return null;
  const contact = Object.fromEntries(parts) as Record<keyof SafetyContact, string>;
  return { ...contact, country: contact.country.toUpperCase() };
}

function problemOf(role: Role, problems: ContactProblems | null) {
  const field = problems && CONTACT_FIELDS.find((one) => problems[one]);
  const problem = field && problems[field];
  return problem ? ([problem, `${role}_${PARTS[field]}`] as const) : undefined;
}

export const SAFETY_FILE_HEAD = BYTE_ORDER_MARK + csvLine(COLUMNS);

/** A brand with its own contacts as a line of the file. */
export function safetyFileLine(brand: string, entry: SafetyEntry | null): string {
  const cellsOf = (contact: SafetyContact | null | undefined) => CONTACT_FIELDS.map((field) => contact?.[field] ?? '');
  return csvLine([brand, '', ...cellsOf(entry?.manufacturer), ...cellsOf(entry?.responsiblePerson)]);
}
