import { type AccountParams, defineCall, type Page, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { Following, ImportProblem, ImportView } from './sync.schema.ts';

export type { Following, ImportProblem, ImportState, ImportView } from './sync.schema.ts';

/** The error codes of this room → HTTP status. */
export const syncErrors = {
  import_not_found: 404,
  import_running: 409,
} as const satisfies ErrorStatuses;

export const imports = {
  list: defineCall<{ params: UserParams; query: { accountId?: number } }, { list: readonly ImportView[] }>({
    id: 'imports.list',
    method: 'GET',
    path: '/v1/users/{id}/imports',
    userParam: 'id',
    summary: 'Latest imports',
  }),
  get: defineCall<{ params: UserParams & { importId: number } }, ImportView>({
    id: 'imports.get',
    method: 'GET',
    path: '/v1/users/{id}/imports/{importId}',
    userParam: 'id',
    summary: 'One import',
    errors: ['import_not_found'],
  }),
  create: defineCall<{ params: UserParams; body: { accountId: number } }, ImportView>({
    id: 'imports.create',
    method: 'POST',
    path: '/v1/users/{id}/imports',
    userParam: 'id',
    summary: 'Import the catalogue again',
    status: 201,
    errors: ['account_not_found', 'import_running', 'account_disconnected', 'account_leaving'],
  }),
  cancel: defineCall<{ params: UserParams & { importId: number } }, ImportView>({
    id: 'imports.cancel',
    method: 'POST',
    path: '/v1/users/{id}/imports/{importId}/cancel',
    userParam: 'id',
    summary: 'Stop an import; what is stored stays',
    errors: ['import_not_found'],
  }),
  listProblems: defineCall<
    { params: UserParams & { importId: number }; query: { cursor?: string; limit?: number } },
    Page<ImportProblem>
  >({
    id: 'imports.listProblems',
    method: 'GET',
    path: '/v1/users/{id}/imports/{importId}/problems',
    userParam: 'id',
    summary: 'Listings that could not be read or were left out, each with its reason',
    errors: ['import_not_found'],
  }),
};

export const following = {
  get: defineCall<{ params: AccountParams }, Following>({
    id: 'following.get',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/following',
    userParam: 'id',
    summary: 'How listings abroad follow what changes at home',
    errors: ['account_not_found'],
  }),
  update: defineCall<{ params: AccountParams; body: Following }, Following>({
    id: 'following.update',
    method: 'PUT',
    path: '/v1/users/{id}/accounts/{accountId}/following',
    userParam: 'id',
    summary: 'Choose how listings abroad follow what changes at home',
    errors: ['account_not_found'],
  }),
};
