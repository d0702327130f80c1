import {
  isKeywordTooLong,
  KEYWORD_FIELDS,
  KEYWORD_LANGUAGES,
  KEYWORD_LONGEST,
  KEYWORD_MATCHES,
} from '@quayside/kernel';
import { z } from 'zod';
import { blacklist, CSV_MOST_CHARACTERS, KEYWORD_SCOPES, KEYWORDS_AT_ONCE } from './blacklist.ts';
import { cursor, isoTime, schemasFor, userParams, visibleText } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';

/** Where keywords apply; `all` means every platform, including those connected later. */
const scope = z.enum(KEYWORD_SCOPES);
const phrase = visibleText(KEYWORD_LONGEST).refine((text) => !isKeywordTooLong(text), 'too_many_words');
/** No two are equal, ignoring case. */
const phrases = (most: number) =>
  z
    .array(phrase)
    .max(most)
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'duplicates')
    .readonly();

const settings = {
  match: z.enum(KEYWORD_MATCHES),
  /** The language of the keyword’s forms. */
  language: z.enum(KEYWORD_LANGUAGES),
  /** The fields of an item that are searched. */
  fields: z.array(z.enum(KEYWORD_FIELDS)).min(1).max(KEYWORD_FIELDS.length).readonly(),
  /** Phrases in which the keyword does not count. */
  exceptions: phrases(20),
};

const count = z.number().int().nonnegative();
/** The seller's consent: the numbers of the preview. */
const consented = z.strictObject({ items: count, live: count, listings: count });
export type BlacklistConsent = z.output<typeof consented>;

const keyword = z.object({
  ...settings,
  keyword: z.string(),
  platform: scope,
  /** Items that it blocks now. */
  items: count,
  updatedAt: isoTime,
});
export type KeywordView = z.output<typeof keyword>;

const keywordDetail = keyword.extend({
  /** The first of its items. */
  examples: z.array(z.object({ itemId: z.number().int(), title: z.string() })).readonly(),
});
export type KeywordDetail = z.output<typeof keywordDetail>;

const keywordList = z.object({
  keywords: z.array(keyword).readonly(),
  nextCursor: z.string().nullable(),
  /** All keywords of the list, regardless of the search. */
  count,
});
export type KeywordList = z.output<typeof keywordList>;

const newKeywords = z.strictObject({
  ...settings,
  keywords: phrases(KEYWORDS_AT_ONCE).refine((all) => all.length > 0, 'empty'),
});
export type NewKeywords = z.output<typeof newKeywords>;

const changedKeyword = z.strictObject({ ...settings, keyword: phrase, platform: scope });
export type ChangedKeyword = z.output<typeof changedKeyword>;

const preview = z.object({
  ...consented.shape,
  /** Items that were blocked by the keyword before and no longer are. */
  freed: count,
  examples: z
    .array(
      z.object({
        itemId: z.number().int(),
        title: z.string(),
        keyword: z.string(),
        /** Sites where it is live. */
        sites: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
});
export type BlacklistPreview = z.output<typeof preview>;

const rowError = fileRowError([
  'keyword_missing',
  'keyword_too_long',
  'keyword_not_searchable',
  'platform_unknown',
  'match_unknown',
  'language_unknown',
  'fields_unknown',
  'exceptions_wrong',
  'twice',
]);
export type CsvRowError = z.output<typeof rowError>;

const importPreview = preview.extend({
  added: count,
  changed: count,
  unchanged: count,
  encoding: fileEncoding.nullable(),
  ...leftOutShape(rowError),
});
export type BlacklistImportPreview = z.output<typeof importPreview>;

const file = {
  csv: z.string().min(1).max(CSV_MOST_CHARACTERS).optional(),
  bytes: fileBytes(CSV_MOST_CHARACTERS).optional(),
};
const isOneFile = (body: object) => isOneOf({ ...body }, 'csv');
const scopeParams = z.strictObject({ ...userParams.shape, platform: scope });
const keywordParams = z.strictObject({
  ...userParams.shape,
  keyword: visibleText(KEYWORD_LONGEST),
  platform: scope,
});
const expected = consented.optional();

export const blacklistSchemas = schemasFor(blacklist, {
  list: {
    params: scopeParams,
    query: z.strictObject({ query: z.string().max(100).optional(), cursor: cursor.optional() }),
    output: keywordList,
  },
  get: { params: keywordParams, output: keywordDetail },
  create: {
    params: scopeParams,
    body: z.strictObject({ ...newKeywords.shape, expected }),
    output: z.object({ keywords: z.array(keyword).readonly() }),
  },
  update: {
    params: keywordParams,
    body: z.strictObject({ ...changedKeyword.shape, expected }),
    output: keyword,
  },
  remove: {
    params: keywordParams.extend({ platform: scope.exclude(['ebay']) }),
    output: z.object({ freed: count }),
  },
  removeForEbay: {
    params: keywordParams.extend({ platform: z.literal('ebay') }),
    output: z.object({ freed: count }),
  },
  preview: { params: scopeParams, body: newKeywords, output: preview },
  previewUpdate: { params: keywordParams, body: changedKeyword, output: preview },
  previewImport: { params: scopeParams, body: z.strictObject(file).refine(isOneFile), output: importPreview },
  importCsv: {
    params: scopeParams,
    body: z.strictObject({ ...file, expected }).refine(isOneFile),
    output: z.object({ added: count, changed: count }),
  },
  exportCsv: { params: scopeParams, output: z.unknown() },
});
