import { z } from 'zod';
import { acting } from './acting.ts';
import { cursor, limit, page, schemasFor } from './schema.ts';

const sellerEntry = z.object({ userId: z.number().int(), name: z.string(), email: z.string(), country: z.string() });
/** A user that an admin may act as. */
export type SellerEntry = z.output<typeof sellerEntry>;

export const actingSchemas = schemasFor(acting, {
  listSellers: {
    query: z.strictObject({
      query: z.string().trim().max(200).optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
    }),
    output: page(sellerEntry),
  },
  create: {
    body: z.strictObject({ user_id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    output: z.void(),
  },
  remove: { output: z.void() },
});
