import { z } from 'zod';
import { glossary, TERM_CSV_CHARACTERS, TERMS_AT_ONCE } from './glossary.ts';
import { cursor, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';

/** ISO 639-1. */
const language = z.string().regex(/^[a-z]{2}$/);
const text = visibleText(200);
const input = z.strictObject({ src_text: text, dst_text: text, src_lang: language, dst_lang: language });
export type TermInput = z.output<typeof input>;

const id = z.number().int();
const count = z.number().int().nonnegative();

const term = z.object({
  id,
  src_text: z.string(),
  dst_text: z.string(),
  src_lang: z.string(),
  dst_lang: z.string(),
});
export type Term = z.output<typeof term>;

const termList = z.object({
  list: z.array(term).readonly(),
  nextCursor: z.string().nullable(),
  /** All terms that match the filter. */
  count,
});
export type TermList = z.output<typeof termList>;

const usage = z.object({
  usage: z
    .array(
      z.object({
        id,
        /** Items on sale in shops of the source language whose titles contain the source words. */
        items: count,
      }),
    )
    .readonly(),
});
export type TermUsage = z.output<typeof usage>;

const preview = z.object({
  /** Items whose titles contain the source words. */
  items: count,
  /** An existing term with these words and languages, which prevents saving. */
  conflict: term.nullable(),
  /** The first of these items, with their titles at home. */
  examples: z.array(z.object({ itemId: id, title: z.string() })).readonly(),
});
export type TermPreview = z.output<typeof preview>;

const rowError = fileRowError(['text_missing', 'text_too_long', 'language_unknown', 'twice']);
export type TermRowError = z.output<typeof rowError>;

const importPreview = z.object({
  added: count,
  unchanged: count,
  /** Terms that have a different translation now. */
  conflicts: count,
  /** The first of them. */
  examples: z.array(z.object({ term, dst_text: z.string() })).readonly(),
  encoding: fileEncoding.nullable(),
  ...leftOutShape(rowError),
});
export type TermImportPreview = z.output<typeof importPreview>;

const file = {
  csv: z.string().min(1).max(TERM_CSV_CHARACTERS).optional(),
  bytes: fileBytes(TERM_CSV_CHARACTERS).optional(),
};
const isOneFile = (body: object) => isOneOf({ ...body }, 'csv');
const termId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const termIds = z.array(termId).min(1).max(TERMS_AT_ONCE).readonly();
const termParams = z.strictObject({ ...userParams.shape, termId: pathId });

export const glossarySchemas = schemasFor(glossary, {
  list: {
    params: userParams,
    query: z.strictObject({
      src_lang: language.optional(),
      dst_lang: language.optional(),
      query: z.string().max(200).optional(),
      cursor: cursor.optional(),
    }),
    output: termList,
  },
  create: { params: userParams, body: input, output: term },
  update: { params: termParams, body: input, output: term },
  remove: { params: termParams, output: z.void() },
  removeMany: {
    params: userParams,
    body: z.strictObject({ termIds }),
    output: z.object({ removed: count }),
  },
  getUsage: { params: userParams, body: z.strictObject({ termIds }), output: usage },
  preview: {
    params: userParams,
    body: z.strictObject({ ...input.shape, termId: termId.optional() }),
    output: preview,
  },
  previewImport: { params: userParams, body: z.strictObject(file).refine(isOneFile), output: importPreview },
  importCsv: {
    params: userParams,
    body: z.strictObject({ ...file, replace: z.boolean() }).refine(isOneFile),
    output: z.object({ added: count, changed: count }),
  },
  exportCsv: { params: userParams, output: z.unknown() },
});
