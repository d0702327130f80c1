import { SITES } from '@quayside/kernel';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { reasonCodeSchema } from './listing.schema.ts';
import { platformOrAll, selectionShape } from './products.schema.ts';
import { accountParams, cursor, isoTime, limit, page, schemasFor, userParams } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';
import { siteSchema } from './session-user.schema.ts';
import { siteTitles, TITLE_CSV_CHARACTERS, TITLES_AT_ONCE } from './site-titles.ts';

const count = z.number().int().nonnegative();
/** Longer than any marketplace's title. */
const text = z.string().max(1_000);

/**
 * `ready`: an automatic title that may go live. `draft`: one that waits for the seller. `missing`: none could be made.
 * `accepted`: an automatic title that the seller accepted. `own`: written by the seller. `stale`: accepted or own, for
 * a home title that has changed since.
 */
const state = z.enum(['ready', 'draft', 'missing', 'accepted', 'own', 'stale']);
export type SiteTitleState = z.output<typeof state>;

const show = z.enum([
  'all',
  /** Drafts, and items without a title. */
  'waiting',
  'stale',
  'duplicates',
  'tooLong',
  'accepted',
  'own',
]);
export type SiteTitleShow = z.output<typeof show>;

const siteTitle = z.object({
  itemId: z.number().int(),
  sku: z.string(),
  imageUrl: z.string().nullable(),
  /** The home title. */
  sourceTitle: z.string(),
  /** The item's title on the site; null if none could be made. */
  title: z.string().nullable(),
  /** Code points. */
  length: count,
  state,
  /** The automatic title, even if the seller's own is used. */
  madeTitle: z.string().nullable(),
  label: z.string().nullable(),
  /** Whether the automatic title waits for the seller's look. */
  isDraft: z.boolean(),
  dropped: z.array(z.string()).readonly(),
  /** Why no title could be made. */
  reason: reasonCodeSchema.nullable(),
  /** Another item has the same title on the site. */
  isDuplicate: z.boolean(),
  /** The first item that has the title, or for which this one waits. */
  sameAs: z.object({ itemId: z.number().int(), sku: z.string() }).nullable(),
  /** Whether it is live there or being published, so that a new title goes live at once. */
  isLive: z.boolean(),
});
/** The title of an item on a site. */
export type SiteTitle = z.output<typeof siteTitle>;

const titles = page(siteTitle);
export type SiteTitles = z.output<typeof titles>;

const summary = z.object({
  /** Null: never made. */
  state: z.enum(['making', 'made', 'failed']).nullable(),
  madeAt: isoTime.nullable(),
  /** Whether terms, memory or items have changed since, so that some titles would be different now. */
  isOutdated: z.boolean(),
  /** The maximum number of characters on the site; null without a limit. */
  limit: count.nullable(),
  counts: z.record(state, count),
  duplicates: count,
  tooLong: count,
  /** Titles that the seller has consented to and that are being stored in the background. */
  storing: count,
  /**
   * The titles that nobody has translated and that `make` with `ask` would ask engines for, with about how many characters
   * of the home titles. Null without such titles or without an engine, and while titles are being made.
   */
  toAsk: z.object({ titles: count, characters: count }).nullable(),
  /** Why an engine could not be asked for all of these the last time. */
  unasked: z.enum(['not_set_up', 'key_refused', 'budget_reached', 'unreachable']).nullable(),
});
export type SiteTitleSummary = z.output<typeof summary>;

const query = z.strictObject({
  show: show.optional(),
  /** A part of either title or of the SKU. */
  query: z.string().max(200).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type SiteTitleQuery = z.output<typeof query>;

const accepted = z.object({
  accepted: count,
  /** Items whose titles have changed since, or are not automatic. */
  changed: z.array(z.number().int()).readonly(),
});
export type AcceptedTitles = z.output<typeof accepted>;

const rowError = fileRowError([
  'sku_unknown',
  'sku_ambiguous',
  /** The title at home in the file is another item's, or was changed since the export. */
  'source_title',
  'twice',
  'empty',
  'too_long',
  'forbidden_word',
  'duplicate',
]).extend({
  sku: z.string(),
  /** The forbidden word. */
  word: z.string().optional(),
});
/** A skipped row of a file. `duplicate`: another item already has the title, or gets it from the file. */
export type TitleRowError = z.output<typeof rowError>;

const importPreview = z.object({
  changed: count,
  unchanged: count,
  /** How many of the changed ones are live and change at once. */
  live: count,
  /** The first ones that change. */
  examples: z
    .array(
      z.object({
        itemId: z.number().int(),
        sku: z.string(),
        sourceTitle: z.string(),
        before: z.string().nullable(),
        after: z.string(),
      }),
    )
    .readonly(),
  encoding: fileEncoding.nullable(),
  ...leftOutShape(rowError),
});
export type TitleImportPreview = z.output<typeof importPreview>;

const file = {
  csv: z.string().min(1).max(TITLE_CSV_CHARACTERS).optional(),
  bytes: fileBytes(TITLE_CSV_CHARACTERS).optional(),
};
const isOneFile = (body: object) => isOneOf({ ...body }, 'csv');
const replacement = z.strictObject({
  ...selectionShape,
  sites: z.array(siteSchema).min(1).max(SITES.length).readonly(),
  /** Not trimmed: a space may be part of what is looked for. */
  find: z.string().min(1).max(200),
  replace: z.string().max(200),
  /** Upper and lower case differ. */
  isExact: z.boolean(),
});
/** Words to replace in the titles of selected items on some sites. */
export type TitleReplacement = z.output<typeof replacement>;
const params = z.strictObject({ ...accountParams.shape, site: siteSchema });
const itemId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const siteTitlesSchemas = schemasFor(siteTitles, {
  get: { params, output: summary },
  make: {
    params,
    /** `again`: even if nothing has changed since. `ask`: engines are asked for titles that are missing. */
    body: z.strictObject({ again: z.boolean(), ask: z.boolean().optional() }),
    output: summary,
  },
  list: { params, query, output: titles },
  accept: {
    params,
    body: z.strictObject({
      titles: z
        .array(z.strictObject({ itemId, title: text.min(1) }))
        .min(1)
        .max(TITLES_AT_ONCE)
        .readonly(),
    }),
    output: accepted,
  },
  prepareAcceptance: { params, output: changeSchema },
  prepareReplacement: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: replacement,
    output: changeSchema,
  },
  exportCsv: { params, output: z.unknown() },
  previewImport: { params, body: z.strictObject(file).refine(isOneFile), output: importPreview },
  importCsv: {
    params,
    body: z.strictObject({ ...file, expected: count.positive() }).refine(isOneFile),
    output: changeSchema,
  },
});
