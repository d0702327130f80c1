import { z } from 'zod';
import { glossary } from './glossary.ts';
import { cursor, page, pathId, schemasFor, userParams } from './schema.ts';

/** ISO 639-1. */
const language = z.string().regex(/^[a-z]{2}$/);
const text = z.string().trim().min(1).max(200);
const input = z.strictObject({ src_text: text, dst_text: text, src_lang: language, dst_lang: language });
export type TermInput = z.output<typeof input>;

const term = z.object({
  id: z.number().int(),
  src_text: z.string(),
  dst_text: z.string(),
  src_lang: z.string(),
  dst_lang: z.string(),
});
export type Term = z.output<typeof term>;

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
    output: page(term),
  },
  create: { params: userParams, body: input, output: term },
  update: { params: termParams, body: input, output: term },
  remove: { params: termParams, output: z.void() },
});
