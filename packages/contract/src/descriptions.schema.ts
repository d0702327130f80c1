import { PLATFORMS } from '@quayside/kernel';
import { z } from 'zod';
import { DESCRIPTION_CHOICES, DESCRIPTION_TEMPLATE_LIMIT, descriptions } from './descriptions.ts';
import { pathId, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const itemId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const choice = z.enum(DESCRIPTION_CHOICES);
export type DescriptionChoice = z.output<typeof choice>;

const setting = {
  choice,
  /** HTML with placeholders; null: the description as Quayside lays it out. */
  template: z.string().max(DESCRIPTION_TEMPLATE_LIMIT).nullable(),
};
const input = z.strictObject(setting);
export type DescriptionSetting = z.output<typeof input>;

const settings = z.object({
  sites: z
    .array(
      z.object({
        site: siteSchema,
        ...setting,
        /** Live listings whose description is the seller's. */
        live: count,
      }),
    )
    .readonly(),
});
export type DescriptionSettings = z.output<typeof settings>;

const leftOut = z.object({
  name: z.string(),
  value: z.string(),
  /** Whether the name or the value has no word in the buyer's language. */
  why: z.enum(['name', 'value']),
});
export type LeftOutFact = z.output<typeof leftOut>;

const written = {
  itemId: z.number().int(),
  accountId: z.number().int(),
  platform: z.enum(PLATFORMS),
  /** At home. */
  sourceTitle: z.string(),
  /** Safe HTML. */
  html: z.string(),
  leftOut: z.array(leftOut).readonly(),
  /** The seller's own text is not shown: it is in another language, or too long. */
  isOwnTextLeftOut: z.boolean(),
};
const itemDescription = z.object({ ...written, choice });
export type ItemDescription = z.output<typeof itemDescription>;

const finding = z.object({
  problem: z.enum(['unknown_placeholder', 'placeholder_in_tag', 'no_facts', 'too_long']),
  detail: z.string(),
});
export type TemplateFinding = z.output<typeof finding>;

const preview = z.object({
  /** Why the template cannot be saved; empty if it can. */
  problems: z.array(finding).readonly(),
  /** What was taken out of the template because listings may not have it. */
  removed: z.array(z.string()).readonly(),
  /** The template's own words look like another language than the site's. */
  isInOtherLanguage: z.boolean(),
  /** Null where the template has problems, or the seller has no items. */
  item: z.object(written).nullable(),
});
export type WrittenPreview = z.output<typeof preview>;

const saved = z.object({ live: count, removed: z.array(z.string()).readonly() });
export type DescriptionsSaved = z.output<typeof saved>;

const siteParams = z.strictObject({ ...userParams.shape, site: siteSchema });

export const descriptionsSchemas = schemasFor(descriptions, {
  list: { params: userParams, output: settings },
  preview: {
    params: siteParams,
    body: input,
    output: z.object({ live: count, sites: z.array(siteSchema).readonly() }),
  },
  write: { params: siteParams, body: z.strictObject({ ...setting, itemId: itemId.nullable() }), output: preview },
  update: { params: siteParams, body: z.strictObject({ ...setting, expected: count.optional() }), output: saved },
  getItem: {
    params: z.strictObject({ ...userParams.shape, itemId: pathId }),
    query: z.strictObject({ site: siteSchema }),
    output: itemDescription,
  },
});
