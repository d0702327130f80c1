import type { SellerEntry } from './acting.schema.ts';
import { defineCall, type Page } from './call.ts';
import type { ErrorStatuses } from './errors.ts';

export type { SellerEntry } from './acting.schema.ts';

/** The error codes of this room → HTTP status. */
export const actingErrors = {
  user_not_found: 404,
  /** An admin's login must have a second factor. */
  second_factor_required: 403,
} as const satisfies ErrorStatuses;

/** Lets an admin's session act for one user. The portal shows it, and each change is in that user's history under the admin's name. */
export const acting = {
  listSellers: defineCall<{ query: { query?: string; cursor?: string; limit?: number } }, Page<SellerEntry>>({
    id: 'acting.listSellers',
    method: 'GET',
    path: '/v1/admin/users',
    summary: 'Users by name, e-mail or number',
    access: 'admin',
  }),
  create: defineCall<{ body: { user_id: number } }, void>({
    id: 'acting.create',
    method: 'POST',
    path: '/v1/admin/acting',
    summary: 'Act as a user',
    access: 'admin',
    status: 204,
    errors: ['user_not_found', 'second_factor_required'],
  }),
  /** Returns to the user of the admin's own login. */
  remove: defineCall<object, void>({
    id: 'acting.remove',
    method: 'DELETE',
    path: '/v1/admin/acting',
    summary: 'Stop acting as a user',
    access: 'admin',
    status: 204,
  }),
};
