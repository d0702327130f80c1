import { SITES } from '@quayside/kernel';
import { z } from 'zod';
import { DESCRIPTION_ENGINES } from './descriptions.ts';
import { engineTrust } from './engine-trust.ts';
import { isoTime, schemasFor, userParams } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

/** One engine on one site. */
export const enginePlace = z.strictObject({ site: siteSchema, engine: z.enum(DESCRIPTION_ENGINES) });
export type EnginePlace = z.output<typeof enginePlace>;

const trustedPlace = enginePlace.extend({
  /** Whether the engine's titles that pass every check go live there without a look. */
  isTrusted: z.boolean(),
  /** How many of its titles were accepted or corrected there. */
  looked: z.number().int().nonnegative(),
  /** `looks`: enough titles were looked at. Null: nobody yet, so looks are counted. */
  decidedBy: z.enum(['seller', 'looks']).nullable(),
  decidedAt: isoTime.nullable(),
});
export type TrustedPlace = z.output<typeof trustedPlace>;

const list = z.object({ places: z.array(trustedPlace).readonly() });
export type EngineTrust = z.output<typeof list>;

const input = z.strictObject({
  places: z
    .array(enginePlace)
    .min(1)
    .max(SITES.length * DESCRIPTION_ENGINES.length)
    .readonly(),
  isTrusted: z.boolean(),
});
export type TrustInput = z.output<typeof input>;

export const engineTrustSchemas = schemasFor(engineTrust, {
  list: { params: userParams, output: list },
  update: { params: userParams, body: input, output: list },
});
