import { isVisible } from '@quayside/kernel';
import { z } from 'zod';
import { isOnePerSite, pathId, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';
import { translations } from './translations.ts';

const productTranslation = z.object({
  site: siteSchema,
  automatic_title_translation: z.string().nullable(),
  manual_title_translation: z.object({ by_customer: z.boolean(), translation: z.string() }).nullable(),
  origin: z.enum(['automatic', 'manual']),
  label: z.string().nullable(),
  /** Parts of the source title that the automatic title omits. */
  dropped: z.array(z.string()).readonly(),
  /** Maximum characters of a title on the site; null without a limit. */
  limit: z.number().int().nullable(),
  /** Another item that has the title on the site, or for which an automatic title waits. */
  same_as: z.object({ itemId: z.number().int(), sku: z.string() }).nullable(),
});
export type ProductTranslation = z.output<typeof productTranslation>;

const output = z.object({
  translations: z.array(productTranslation).readonly(),
});

const termOffer = z.object({
  site: siteSchema,
  /** The phrase of the home title; null if it is not certain. */
  src_text: z.string().nullable(),
  dst_text: z.string(),
  src_lang: z.string(),
  dst_lang: z.string(),
});
/** A phrase that the seller corrected in an engine's title, as a term. */
export type TermOffer = z.output<typeof termOffer>;

/** Empty takes a title back. */
const titleText = z
  .string()
  .max(1_000)
  .refine((text) => text.trim() === '' || isVisible(text), 'invisible');

export const translationsSchemas = schemasFor(translations, {
  list: { params: z.strictObject({ ...userParams.shape, itemId: pathId, platform: z.string().max(20) }), output },
  update: {
    params: z.strictObject({ ...userParams.shape, itemId: pathId }),
    body: z.strictObject({
      // Longer than any marketplace's limit, which is reported as `title_too_long`.
      new_translations: z
        .array(z.strictObject({ site: siteSchema, translation: titleText }))
        .min(1)
        .max(20)
        .refine(isOnePerSite)
        .readonly(),
    }),
    output: output.extend({ term_offers: z.array(termOffer).readonly() }),
  },
});
