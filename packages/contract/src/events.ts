import { defineCall, type UserParams } from './call.ts';
import type { TermsType } from './terms-of-service.ts';

/** A change notification; the portal refetches what it shows. Ids increase by one per user, and `Last-Event-ID` replays missed events. */
export type UserEvent =
  | { readonly kind: 'import'; readonly importId: number; readonly accountId: number }
  | { readonly kind: 'run'; readonly runId: number }
  | { readonly kind: 'listings'; readonly accountId: number }
  | { readonly kind: 'items'; readonly accountId: number }
  | { readonly kind: 'stock'; readonly itemIds: readonly number[] }
  | { readonly kind: 'order'; readonly orderId: number }
  | { readonly kind: 'account'; readonly accountId: number }
  | { readonly kind: 'terms'; readonly type: TermsType }
  | { readonly kind: 'notification'; readonly notificationId: number }
  | { readonly kind: 'user' }
  | { readonly kind: 'team' };

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
