import { z } from 'zod';
import { closing } from './closing.ts';
import { isoTime, schemasFor, userParams } from './schema.ts';

const state = z.object({
  /** When the business is deleted; null while no deletion is requested. */
  dueAt: isoTime.nullable(),
  /** Accounts that have to be disconnected first. */
  accounts: z.number().int(),
  /** Whether a plan has to be cancelled first. */
  hasPlan: z.boolean(),
});
export type ClosingState = z.output<typeof state>;

const input = z.strictObject({
  password: z.string().min(1).max(200),
  /** The name of the business, typed as a confirmation. */
  name: z.string().max(200),
});
export type ClosingInput = z.output<typeof input>;

export const closingSchemas = schemasFor(closing, {
  get: { params: userParams, output: state },
  request: { params: userParams, body: input, output: state },
  withdraw: { params: userParams, output: state },
});
