import { z } from 'zod';
import { isOnePerSite, pathId, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';
import { translations } from './translations.ts';

const output = z.object({
  translations: z.array(
    z.object({
      site: siteSchema,
      automatic_title_translation: z.string().nullable(),
      manual_title_translation: z.object({ by_customer: z.boolean(), translation: z.string() }).nullable(),
      origin: z.enum(['automatic', 'manual']),
      label: z.string().nullable(),
      coverage: z.number().nullable(),
      untranslated: z.array(z.string()),
      dropped: z.array(z.string()),
      limit: z.number().int().nullable(),
    }),
  ),
});

export const translationsSchemas = schemasFor(translations, {
  list: { params: z.strictObject({ ...userParams.shape, itemId: pathId, platform: z.string().max(20) }), output },
  update: {
    params: z.strictObject({ ...userParams.shape, itemId: pathId }),
    body: z.strictObject({
      // Longer than any marketplace's limit, which is reported as `title_too_long`.
      new_translations: z
        .array(z.strictObject({ site: siteSchema, translation: z.string().max(1_000) }))
        .min(1)
        .max(20)
        .refine(isOnePerSite),
    }),
    output,
  },
});
