import { DUTIES, PERMISSION_FLAGS } from '@quayside/kernel';
import { z } from 'zod';
import { CHANGE_REASONS, CHANGE_WORDS, changes, PREVIEWED_CHANGES } from './changes.ts';
import { cursor, isoTime, limit, nameSchema, page, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();

/**
 * `preparing`: rows are being found. `ready`: waits for consent. `applying`: rows are being carried out. `done`: each
 * row has an outcome. `cancelled`: stopped by the seller. `failed`: given up; `retry` continues it.
 */
const state = z.enum(['preparing', 'ready', 'applying', 'done', 'cancelled', 'failed']);
export type ChangeState = z.output<typeof state>;

/**
 * The verdict, then the outcome. `ready`: will change. `warned`: will change, with a reason to look at it. `refused`:
 * will not change. `done`, `skipped`, `failed`: what became of a row that was carried out.
 */
const rowState = z.enum(['ready', 'warned', 'refused', 'done', 'skipped', 'failed']);
export type ChangeRowState = z.output<typeof rowState>;

/** A word in the reader's language, with a text of the seller's if there is one. */
const shownWord = z.object({ word: z.enum(CHANGE_WORDS), text: z.string().nullable() });
/**
 * The ad of a listing: its rate in basis points, what a sale through it costs of all that the buyer pays, and what the sale earns then; null
 * if unknown, or for a rate: no ad.
 */
const shownAd = z.object({
  adRate: z.number().int().nullable(),
  cost: wireMoney.nullable(),
  margin: wireMoney.nullable(),
  isExcluded: z.boolean(),
  /** The item's own cap; a text that is the same in every language. */
  cap: z.string().nullable(),
});
/** A value as people read it; null for none. */
/** A price with what a sale earns at it, in basis points of what the buyer pays without VAT; null if that is unknown. */
const shownPrice = z.object({ price: wireMoney, marginShare: z.number().int().nullable() });
const shown = z.union([z.string(), z.number(), wireMoney, shownPrice, shownWord, shownAd, z.null()]);
nameSchema(shown, 'ShownValue');
export type ShownValue = z.output<typeof shown>;

const change = z.object({
  changeId: z.number().int(),
  kind: z.enum(PREVIEWED_CHANGES),
  /** What a member needs to confirm, stop, repeat or undo it, besides its screen. */
  requires: z.object({ duty: z.enum(DUTIES), needs: z.enum(PERMISSION_FLAGS).nullable() }),
  state,
  /** The change that this one undoes. */
  undoOf: z.number().int().nullable(),
  createdAt: isoTime,
  confirmedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  /** When the change is removed with its rows, so that it can no longer be undone; null while it is under way. */
  removedAt: isoTime.nullable(),
  /** The number of rows in each state. */
  counts: z.record(rowState, count),
  /** The number of rows that consent would carry out, or that still wait: those that are `ready` or `warned`. */
  expected: count,
  /** The reasons of rows, with their number. */
  reasons: z.array(z.object({ state: rowState, reason: z.enum(CHANGE_REASONS), rows: count })).readonly(),
});
nameSchema(change, 'Change');
export type ChangeView = z.output<typeof change>;

export { change as changeSchema };

const listedChange = change.extend({
  /** Who consented, or before that who prepared it; null if the name is unknown. */
  by: z.string().nullable(),
  /** The name of the thing in its first row, by which people know a change; null before it is found. */
  first: z.string().nullable(),
});
export type ListedChange = z.output<typeof listedChange>;

const row = z.object({
  position: z.number().int(),
  itemId: z.number().int().nullable(),
  site: siteSchema.nullable(),
  sku: z.string().nullable(),
  /** The name of what is changed, such as the title of an item at home. */
  label: z.string(),
  before: shown,
  after: shown,
  state: rowState,
  reason: z.enum(CHANGE_REASONS).nullable(),
  /** The live listings that the reason of the preview concerns. */
  listings: count.nullable(),
});
export type ChangeRow = z.output<typeof row>;

const params = z.strictObject({ ...userParams.shape, changeId: pathId });
export type ChangeParams = z.output<typeof params>;

const rowQuery = z.strictObject({
  state: rowState.optional(),
  /** A part of the name, the SKU or one of the values. */
  query: z.string().max(200).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type ChangeRowQuery = z.output<typeof rowQuery>;

export const changesSchemas = schemasFor(changes, {
  list: {
    params: userParams,
    query: z.strictObject({ kind: z.enum(PREVIEWED_CHANGES).optional(), cursor: cursor.optional() }),
    output: page(listedChange),
  },
  get: { params, output: change },
  listRows: { params, query: rowQuery, output: page(row) },
  exportCsv: { params, output: z.unknown() },
  confirm: { params, body: z.strictObject({ expected: count.positive() }), output: change },
  cancel: { params, output: change },
  retry: { params, output: change },
  undo: { params, output: change },
});
