import { defineCall, type UserParams } from './call.ts';
import type { ClosingInput, ClosingState } from './closing.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type { ClosingInput, ClosingState } from './closing.schema.ts';

/** The error codes of this room → HTTP status. */
export const closingErrors = {
  business_name_wrong: 400,
  closing_blocked: 409,
  closing_under_way: 409,
  closing_not_found: 404,
  closing_begun: 409,
} as const satisfies ErrorStatuses;

/** Deletes a business after a period in which its owner can change their mind. */
export const closing = {
  get: defineCall<{ params: UserParams }, ClosingState>({
    id: 'closing.get',
    method: 'GET',
    path: '/v1/users/{id}/closing',
    userParam: 'id',
    summary: 'When the business is deleted, and what stands in the way',
    requiresScreen: 'profile',
  }),
  request: defineCall<{ params: UserParams; body: ClosingInput }, ClosingState>({
    id: 'closing.request',
    method: 'POST',
    path: '/v1/users/{id}/closing',
    userParam: 'id',
    summary: 'Ask for the deletion of the business',
    duty: 'owners',
    requiresScreen: 'profile',
    status: 202,
    errors: [
      'wrong_password',
      'too_many_attempts',
      'business_name_wrong',
      'closing_blocked',
      'payment_pending',
      'closing_under_way',
    ],
  }),
  withdraw: defineCall<{ params: UserParams }, ClosingState>({
    id: 'closing.withdraw',
    method: 'DELETE',
    path: '/v1/users/{id}/closing',
    userParam: 'id',
    summary: 'Keep the business',
    duty: 'owners',
    requiresScreen: 'profile',
    errors: ['closing_not_found', 'closing_begun'],
  }),
};
