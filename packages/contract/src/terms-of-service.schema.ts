import { z } from 'zod';
import { isoTime, schemasFor, userParams } from './schema.ts';
import { TERMS_TYPES, termsOfService } from './terms-of-service.ts';

const type = z.enum(TERMS_TYPES);
const params = z.strictObject({ ...userParams.shape, type });
/** `6` and `5.2`, as text or as the number that it looks like. */
const version = z.union([z.string().regex(/^\d{1,4}(\.\d{1,4}){0,2}$/), z.number().positive().transform(String)]);
const answer = { is_accepted: z.boolean(), file_uri: z.string().min(1).max(500) };

const status = z.object({
  type,
  version: z.string(),
  is_accepted: z.boolean(),
  file_uri: z.string(),
  answer: z
    .object({
      version: z.string(),
      is_accepted: z.boolean(),
      file_uri: z.string(),
      at: isoTime,
      by: z.string().nullable(),
    })
    .nullable(),
});

export const termsOfServiceSchemas = schemasFor(termsOfService, {
  getLatest: { params, output: status },
  accept: { params, body: z.strictObject({ ...answer, version }), output: status },
  create: { params, body: z.strictObject({ ...answer, version }), output: status },
  update: {
    params: z.strictObject({ ...params.shape, version }),
    body: z.strictObject(answer),
    output: status,
  },
  getFile: {
    params: z.strictObject({ type, version, file: z.string().max(20) }),
    output: z.unknown(),
  },
});
