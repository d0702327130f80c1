import { z } from 'zod';
import { nameSchema, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { VIEW_SCREENS, views } from './views.ts';

const screen = z.enum(VIEW_SCREENS);
export type ViewScreen = z.output<typeof screen>;

/** A column of the list by its key. */
const column = z.strictObject({
  key: z.string().regex(/^[a-zA-Z]{1,40}$/),
  /** In pixels; null for the width that the screen gives it. */
  width: z.number().int().min(40).max(1_000).nullable(),
});
export type ViewColumn = z.output<typeof column>;

const input = z.strictObject({
  name: visibleText(60),
  /** What follows the path of the screen in the address: a tab and a query, such as `/listed?site=DE`. Empty for the usual list. */
  address: z
    .string()
    .max(2_000)
    .regex(/^(\/[a-z0-9-]{1,40})?(\?[^\s#]*)?$/),
  /** The columns in their order; null for the usual ones. */
  columns: z.array(column).min(1).max(40).readonly().nullable(),
  /** The whole team has it; otherwise it is the login's own. */
  isShared: z.boolean(),
});
export type SavedViewInput = z.output<typeof input>;

const savedView = z.object({ id: z.number().int(), ...input.shape });
nameSchema(savedView, 'SavedView');
export type SavedView = z.output<typeof savedView>;

const params = z.strictObject({ ...userParams.shape, screen });
const viewParams = z.strictObject({ ...params.shape, viewId: pathId });

export const viewsSchemas = schemasFor(views, {
  list: { params, output: z.object({ list: z.array(savedView).readonly() }) },
  create: { params, body: input, output: savedView },
  update: { params: viewParams, body: input, output: savedView },
  remove: { params: viewParams, output: z.void() },
});
