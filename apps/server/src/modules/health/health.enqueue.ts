import { CHANGE_KINDS } from '@quayside/contract';
import { REASONS, type ReasonCode } from '@quayside/kernel';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

const id = z.number().int();

/** A target and its site: the position in a list or a retry. */
export const targetCursor = z.tuple([z.string(), z.string()]);

/** Retries the rest of a large cause after the first step in the seller's call. `until` excludes later failures. */
export const retryRestJob = defineJob({
  name: 'health.retry-rest',
  payload: z.object({
    userId: id,
    accountId: id,
    cause: z.object({
      changeKind: z.enum(CHANGE_KINDS),
      code: z.enum(Object.keys(REASONS) as [ReasonCode]),
      marketplaceCode: z.string(),
    }),
    until: z.iso.datetime(),
    after: targetCursor,
    actor: z.object({ kind: z.enum(['login', 'admin']), id }),
  }),
  isOneActivePerKey: true,
  concurrency: 2,
});
