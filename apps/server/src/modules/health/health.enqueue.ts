import { CHANGE_KINDS } from '@quayside/contract';
import { REASONS, type ReasonCode } from '@quayside/kernel';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

const id = z.number().int();

/** A target and its site: where a list, or a step of sending again, stands. */
export const targetCursor = z.tuple([z.string(), z.string()]);

/** The rest of a large cause, after what the seller's own call has taken up. `until` keeps out what fails anew meanwhile. */
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
