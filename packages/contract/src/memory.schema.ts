import { z } from 'zod';
import { MEMORY_AT_ONCE, MEMORY_FILE_CHARACTERS, memory } from './memory.ts';
import { cursor, limit, pathId, schemasFor, userParams } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
/** ISO 639-1; for English with its country: `en-GB`. */
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);
const pairShape = { from: language, to: language };
const format = z.enum(['csv', 'tmx', 'xliff']);
export type MemoryFormat = z.output<typeof format>;

const pair = z.object({ from: z.string(), to: z.string(), entries: count });
export type MemoryPair = z.output<typeof pair>;

const entry = z.object({
  /** In lower case; protected parts, such as numbers, appear as `{1}`. */
  source: z.string(),
  target: z.string(),
  /** `human`, or `engine:` with its name. */
  origin: z.string(),
});
export type MemoryEntryView = z.output<typeof entry>;

const entries = z.object({ list: z.array(entry).readonly(), nextCursor: z.string().nullable() });
export type MemoryEntries = z.output<typeof entries>;

const query = z.strictObject({
  ...pairShape,
  /** A part of either text. */
  query: z.string().max(200).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type MemoryQuery = z.output<typeof query>;

const removal = z.strictObject({
  ...pairShape,
  sources: z.array(z.string().min(1).max(2_000)).min(1).max(MEMORY_AT_ONCE).readonly().optional(),
});
export type MemoryRemoval = z.output<typeof removal>;

const exportQuery = z
  .strictObject({ format, from: language.optional(), to: language.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), { path: ['to'] })
  .refine((asked) => asked.format !== 'xliff' || asked.from !== undefined, { path: ['from'] });
export type MemoryExportQuery = z.output<typeof exportQuery>;

const fileShape = {
  format,
  text: z.string().min(1).max(MEMORY_FILE_CHARACTERS).optional(),
  bytes: fileBytes(MEMORY_FILE_CHARACTERS).optional(),
};
const isOneFile = (body: object) => isOneOf({ ...body }, 'text');
const file = z.strictObject(fileShape).refine(isOneFile);
export type MemoryFile = z.output<typeof file>;

const importInput = z
  .strictObject({
    ...fileShape,
    replace: z.boolean(),
    /** How many entries the preview added, and how many it would replace. */
    expected: z.strictObject({ added: count, conflicts: count }),
    /** Of the preview. */
    digest: z.string().regex(/^[0-9a-f]{32}$/),
  })
  .refine(isOneFile);
export type MemoryImport = z.output<typeof importInput>;

const rowError = fileRowError([
  /** Not well-formed. */
  'xml',
  /** The document type defines entities, which could grow without limit or read other files. */
  'document_type',
  /** Another format, or another version. */
  'format',
  'text_missing',
  /** The file says that nobody has translated it yet, or that it must not be translated. */
  'not_translated',
  'text_too_long',
  'language_unknown',
  /** A number, size or code of the source is missing in the target, or vice versa. */
  'slots',
  'twice',
]);
/** A skipped row of a file; row 0 means the whole file. */
export type MemoryRowError = z.output<typeof rowError>;

const importPreview = z.object({
  added: count,
  unchanged: count,
  /** A person's text, which an engine's does not replace. */
  kept: count,
  /** Entries that have a different translation now. */
  conflicts: count,
  /** The first of them. */
  examples: z.array(z.object({ ...pairShape, source: z.string(), now: z.string(), given: z.string() })).readonly(),
  encoding: fileEncoding.nullable(),
  ...leftOutShape(rowError),
  /** Stands for what would be added and what would be replaced by what. */
  digest: z.string(),
});
export type MemoryImportPreview = z.output<typeof importPreview>;

const match = z.object({
  /** With the numbers, sizes and brand of the item. */
  title: z.string(),
  /** The similarity of the texts in per cent; 100 only for equal texts. */
  score: z.number().int().min(0).max(100),
  origin: z.string(),
});
export type MemoryMatch = z.output<typeof match>;

const params = userParams;

export const memorySchemas = schemasFor(memory, {
  listPairs: { params, output: z.object({ pairs: z.array(pair).readonly() }) },
  list: { params, query, output: entries },
  remove: { params, body: removal, output: z.object({ removed: count }) },
  exportFile: { params, query: exportQuery, output: z.unknown() },
  previewImport: { params, body: file, output: importPreview },
  importFile: { params, body: importInput, output: z.object({ added: count, changed: count }) },
  listMatches: {
    params: z.strictObject({ ...userParams.shape, itemId: pathId, site: siteSchema }),
    output: z.object({ matches: z.array(match).readonly() }),
  },
});
