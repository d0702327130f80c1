import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { UserEvent } from './events.schema.ts';

export type { UserEvent } from './events.schema.ts';

/** The error codes of this room → HTTP status. */
export const eventsErrors = {
  too_many_streams: 429,
} as const satisfies ErrorStatuses;

export const events = {
  stream: defineCall<{ params: UserParams; query: { after?: number } }, UserEvent>({
    id: 'events.stream',
    method: 'GET',
    path: '/v1/users/{id}/events',
    userParam: 'id',
    summary: 'Live events',
    stream: true,
    errors: ['too_many_streams'],
  }),
};
