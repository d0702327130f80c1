import { isSheetColumn, type SheetColumn } from '@quayside/kernel/sheet-columns';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { DECIMAL_MARKS } from './costs.ts';
import { platformOrAll, selectionShape } from './products.schema.ts';
import { nameSchema, schemasFor, userParams } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';
import { SHEET_CHARACTERS, SHEET_FORMATS, SHEET_ROW_PROBLEMS, SHEET_TEMPLATES, sheets } from './sheets.ts';

/** `SHEET_FACTS` of the kernel, or one of `SHEET_SITE_FACTS` with its site, such as `manual.DE`. */
const column = z.custom<SheetColumn>((value) => typeof value === 'string' && isSheetColumn(value));
const columns = z
  .array(column)
  .min(1)
  .max(100)
  .readonly()
  .refine((list) => new Set(list).size === list.length);
const decimal = z.enum(DECIMAL_MARKS);

const input = z.strictObject({
  ...selectionShape,
  format: z.enum(SHEET_FORMATS),
  /** In their order. */
  columns,
  /** How a CSV file writes decimals; a workbook has numbers. */
  decimal,
});
nameSchema(input, 'SheetInput');
/** Which products a file has, and which of their columns. */
export type SheetInput = z.output<typeof input>;

const table = { bytes: fileBytes(SHEET_CHARACTERS).optional(), csv: z.string().max(SHEET_CHARACTERS).optional() };
const file = z.strictObject(table).refine((body) => isOneOf(body, 'csv'));
const heading = z.string().min(1).max(200);

const headings = z.array(
  z.object({
    heading: z.string(),
    /** What the first rows have there. */
    examples: z.array(z.string()).readonly(),
    /** Null if nobody knows, or if nothing is read there. */
    column: column.nullable(),
  }),
);
export type SheetHeading = z.output<typeof headings>[number];
const rowError = fileRowError(SHEET_ROW_PROBLEMS);
nameSchema(rowError, 'SheetRowError');
/** A row that is left out, or row 0 for the whole file. */
export type SheetRowError = z.output<typeof rowError>;

const template = z.object({
  format: z.enum(SHEET_TEMPLATES),
  platform: platformSchema,
  /** What the head says; null if each row says so, or if the account’s home is meant. */
  site: siteSchema.nullable(),
});
nameSchema(template, 'SheetTemplate');
/** Which marketplace’s file was recognised. Its columns `price` and `title` are those of the site of each row. */
export type SheetTemplateFound = z.output<typeof template>;

const head = z.object({
  /** Null for a file that is no marketplace’s. */
  template: template.nullable(),
  /** Null for a workbook, or if the file cannot be read. */
  encoding: fileEncoding.nullable(),
  headings: headings.readonly(),
  /** Whether the columns are those that the business chose for a file with the same headings. */
  isRemembered: z.boolean(),
  /** As it was chosen then; null otherwise. It is never guessed. */
  decimal: decimal.nullable(),
  /** Why the file cannot be read; null if it can. */
  problem: rowError.nullable(),
});
export type SheetHead = z.output<typeof head>;

const given = z
  .strictObject({
    ...table,
    /** What is to be read, by the headings of the file. */
    columns: z.array(z.strictObject({ heading, column })).min(1).max(100).readonly(),
    decimal,
  })
  .refine((body) => isOneOf(body, 'csv'));
export type GivenSheet = z.output<typeof given>;

const preview = z.object({
  /** What the rows change; null if they change nothing. */
  change: changeSchema.nullable(),
  /** The cells that would change, and the rows that change nothing. */
  cells: z.number().int(),
  unchanged: z.number().int(),
  template: template.nullable(),
  encoding: fileEncoding.nullable(),
  ...leftOutShape(rowError),
});
/** What a file of products would change. */
export type SheetPreview = z.output<typeof preview>;

export const sheetsSchemas = schemasFor(sheets, {
  write: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: input,
    output: z.unknown(),
  },
  readHead: { params: userParams, body: file, output: head },
  prepare: { params: userParams, body: given, output: preview },
  writeErrors: { params: userParams, body: given, output: z.unknown() },
});
