import { PLATFORMS, ROLES, SITES } from '@quayside/kernel';
import { z } from 'zod';
import { schemasFor, userParams } from './schema.ts';
import { session } from './session.ts';

export const platformSchema = z.enum(PLATFORMS as [(typeof PLATFORMS)[number]]);
export const siteSchema = z.enum(SITES as [(typeof SITES)[number]]);
export const accountStatusSchema = z.enum(['ACTIVE', 'BROKEN', 'REQUIRES_ATTENTION', 'REQUIRES_ATTENTION_2']);

const platformEntry = z.object({
  state: z.enum(['P', 'T', 'V', 'D', 'N', 'I']),
  programme: z.string().nullable(),
  trialLaunched: z.boolean(),
});

const answer = z.object({
  user: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    country: z.string(),
    currency: z.string(),
    adminUserId: z.number().int().nullable(),
    role: z.enum(ROLES as [(typeof ROLES)[number]]),
    login: z.object({ id: z.number().int(), email: z.string(), name: z.string() }),
    platforms: z.object({ ebay: platformEntry, amazon: platformEntry, cdiscount: platformEntry }).partial(),
    accounts: z.array(
      z.object({
        id: z.number().int(),
        platform: platformSchema,
        username: z.string(),
        site: siteSchema,
        status: accountStatusSchema,
      }),
    ),
    isPlatformless: z.boolean(),
  }),
});

export const sessionSchemas = schemasFor(session, {
  get: { output: answer },
  create: {
    // Lengths only bound the work of hashing; whether the pair is right is the one answer given.
    body: z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
    output: answer,
  },
  remove: { output: z.void() },
  listStates: { params: userParams, output: z.object({ result: z.record(z.string(), z.string()) }) },
});
