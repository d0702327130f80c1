import { z } from 'zod';
import { isoTime, schemasFor, userParams } from './schema.ts';
import { TERMS_EDITIONS, TERMS_TYPES, termsOfService } from './terms-of-service.ts';

const type = z.enum(TERMS_TYPES);
const params = z.strictObject({ ...userParams.shape, type });
export type TypeParams = z.output<typeof params>;

const VERSIONS = Object.values(TERMS_EDITIONS).flatMap((editions) => editions.map(({ version }) => version));
const versionInPath = z.string().regex(/^\d{1,4}(\.\d{1,4}){0,2}$/);
/** A version of terms, as text or as a number. */
const version = z
  .union([versionInPath, z.number().positive().transform(String)])
  .refine((one) => VERSIONS.includes(one), { error: 'unknown version' });
const answer = {
  is_accepted: z.boolean(),
  /** The document that was shown. */
  file_uri: z.string().min(1).max(500),
};

const status = z.object({
  type,
  /** The current version. */
  version: z.string(),
  /** Whether this version was accepted. */
  is_accepted: z.boolean(),
  /** The current version in the caller's language, or in English. */
  file_uri: z.string(),
  /** The newest answered version, with who answered it and when; null if none was answered. */
  answer: z
    .object({
      version: z.string(),
      is_accepted: z.boolean(),
      /** The document that was shown. */
      file_uri: z.string(),
      at: isoTime,
      by: z.string().nullable(),
    })
    .nullable(),
});
export type TermsStatus = z.output<typeof status>;

const termsAnswer = z.strictObject({ ...answer, version });
/** A user's answer to one version. */
export type TermsAnswer = z.output<typeof termsAnswer>;

export const termsOfServiceSchemas = schemasFor(termsOfService, {
  getLatest: { params, output: status },
  accept: { params, body: termsAnswer, output: status },
  create: { params, body: z.strictObject({ ...answer, version }), output: status },
  update: {
    params: z.strictObject({ ...params.shape, version: versionInPath }),
    body: z.strictObject(answer),
    output: status,
  },
  getFile: {
    params: z.strictObject({ type, version, file: z.string().max(20) }),
    output: z.unknown(),
  },
});
