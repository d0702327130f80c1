import { defineCall, type UserParams } from './call.ts';
import type { ExportState } from './data-export.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type { ExportState } from './data-export.schema.ts';

/** The error codes of this room → HTTP status. */
export const dataExportErrors = {
  export_under_way: 409,
  export_not_found: 404,
} as const satisfies ErrorStatuses;

/** Everything that a business has in Quayside, as one zip file of CSV and JSON. Owners only. */
export const dataExport = {
  get: defineCall<{ params: UserParams }, ExportState>({
    id: 'dataExport.get',
    method: 'GET',
    path: '/v1/users/{id}/export',
    userParam: 'id',
    summary: 'The state of the last export',
    requiresScreen: 'profile',
  }),
  getFile: defineCall<{ params: UserParams }, unknown>({
    id: 'dataExport.getFile',
    media: ['application/zip'],
    method: 'GET',
    path: '/v1/users/{id}/export/file',
    userParam: 'id',
    summary: 'The zip file of the last export',
    requiresScreen: 'profile',
    errors: ['export_not_found'],
  }),
  create: defineCall<{ params: UserParams }, ExportState>({
    id: 'dataExport.create',
    method: 'POST',
    path: '/v1/users/{id}/export',
    userParam: 'id',
    summary: 'Make an export in the background; a mail says when it is ready',
    duty: 'owners',
    requiresScreen: 'profile',
    status: 202,
    errors: ['export_under_way'],
  }),
};
