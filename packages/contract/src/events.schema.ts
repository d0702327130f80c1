import { z } from 'zod';
import { events } from './events.ts';
import { schemasFor, userParams } from './schema.ts';
import { TERMS_TYPES } from './terms-of-service.ts';

const id = z.number().int();

const userEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), importId: id, accountId: id }),
  z.object({ kind: z.literal('run'), runId: id }),
  z.object({ kind: z.literal('flow'), flowId: id }),
  z.object({ kind: z.literal('change'), changeId: id }),
  z.object({ kind: z.literal('listings'), accountId: id }),
  z.object({ kind: z.literal('items'), accountId: id }),
  z.object({ kind: z.literal('repricer'), accountId: id }),
  z.object({ kind: z.literal('promotions'), accountId: id }),
  z.object({ kind: z.literal('offers'), itemIds: z.array(id).readonly() }),
  z.object({ kind: z.literal('stock'), itemIds: z.array(id).readonly() }),
  z.object({ kind: z.literal('order'), orderId: id }),
  z.object({ kind: z.literal('account'), accountId: id }),
  z.object({ kind: z.literal('terms'), type: z.enum(TERMS_TYPES) }),
  z.object({ kind: z.literal('notification'), notificationId: id }),
  z.object({ kind: z.literal('shipping') }),
  z.object({ kind: z.literal('user') }),
  z.object({ kind: z.literal('team') }),
]);
/** A change notification; the portal refetches what it shows. Ids increase by one per user, and `Last-Event-ID` replays missed events. */
export type UserEvent = z.output<typeof userEvent>;

export const eventsSchemas = schemasFor(events, {
  stream: {
    params: userParams,
    query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
    output: userEvent,
  },
});
