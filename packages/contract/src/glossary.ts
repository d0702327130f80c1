import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { Term, TermImportPreview, TermInput, TermList, TermPreview, TermUsage } from './glossary.schema.ts';
import { type CsvFile, fileBodyLimit } from './seller-file.ts';

export type {
  Term,
  TermImportPreview,
  TermInput,
  TermList,
  TermPreview,
  TermRowError,
  TermUsage,
} from './glossary.schema.ts';

/** The maximum number of terms per seller. */
export const MAX_TERMS = 10_000;
/** The maximum number of terms that one call removes or counts. */
export const TERMS_AT_ONCE = 500;
/** More than a file of 10,000 terms with 25 characters on each side needs. */
export const TERM_CSV_CHARACTERS = 1_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(TERM_CSV_CHARACTERS);

/** The error codes of this room → HTTP status. */
export const glossaryErrors = {
  term_not_found: 404,
  term_exists: 409,
  too_many_terms: 409,
} as const satisfies ErrorStatuses;

export const glossary = {
  /** Sorted by the source words, so that the terms of one word are next to each other. */
  list: defineCall<
    { params: UserParams; query: { src_lang?: string; dst_lang?: string; query?: string; cursor?: string } },
    TermList
  >({
    id: 'glossary.list',
    method: 'GET',
    path: '/v2/users/{id}/terms',
    userParam: 'id',
    summary: 'Glossary terms',
    requiresScreen: 'glossary',
  }),
  create: defineCall<{ params: UserParams; body: TermInput }, Term>({
    id: 'glossary.create',
    method: 'POST',
    path: '/v2/users/{id}/terms',
    userParam: 'id',
    summary: 'Add a term',
    requiresScreen: 'glossary',
    status: 201,
    errors: ['term_exists', 'too_many_terms'],
  }),
  update: defineCall<{ params: UserParams & { termId: number }; body: TermInput }, Term>({
    id: 'glossary.update',
    method: 'PUT',
    path: '/v2/users/{id}/terms/{termId}',
    userParam: 'id',
    summary: 'Change a term',
    requiresScreen: 'glossary',
    errors: ['term_not_found', 'term_exists'],
  }),
  remove: defineCall<{ params: UserParams & { termId: number } }, void>({
    id: 'glossary.remove',
    method: 'DELETE',
    path: '/v2/users/{id}/terms/{termId}',
    userParam: 'id',
    summary: 'Remove a term',
    requiresScreen: 'glossary',
    status: 204,
    errors: ['term_not_found'],
  }),
  /** Terms that no longer exist are not counted. */
  removeMany: defineCall<{ params: UserParams; body: { termIds: readonly number[] } }, { removed: number }>({
    id: 'glossary.removeMany',
    method: 'POST',
    path: '/v2/users/{id}/terms/remove',
    userParam: 'id',
    summary: 'Remove several terms',
    requiresScreen: 'glossary',
  }),
  getUsage: defineCall<{ params: UserParams; body: { termIds: readonly number[] } }, TermUsage>({
    id: 'glossary.getUsage',
    method: 'POST',
    path: '/v2/users/{id}/terms/usage',
    userParam: 'id',
    summary: 'How many items use these terms',
    requiresScreen: 'glossary',
  }),
  preview: defineCall<{ params: UserParams; body: TermInput & { termId?: number } }, TermPreview>({
    id: 'glossary.preview',
    method: 'POST',
    path: '/v2/users/{id}/terms/preview',
    userParam: 'id',
    summary: 'The titles that a new or changed term changes',
    requiresScreen: 'glossary',
  }),
  previewImport: defineCall<{ params: UserParams; body: CsvFile }, TermImportPreview>({
    id: 'glossary.previewImport',
    method: 'POST',
    path: '/v2/users/{id}/terms/import/preview',
    userParam: 'id',
    summary: 'What a CSV file of terms would change',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'glossary',
    errors: ['file_too_heavy', 'files_waiting', 'too_many_terms'],
  }),
  /** Invalid rows are skipped. `replace` decides about terms that have a different translation. */
  importCsv: defineCall<
    { params: UserParams; body: CsvFile & { replace: boolean } },
    { added: number; changed: number }
  >({
    id: 'glossary.importCsv',
    method: 'POST',
    path: '/v2/users/{id}/terms/import',
    userParam: 'id',
    summary: 'Import terms from a CSV file',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'glossary',
    errors: ['file_too_heavy', 'files_waiting', 'too_many_terms'],
  }),
  exportCsv: defineCall<{ params: UserParams }, unknown>({
    id: 'glossary.exportCsv',
    media: ['text/csv'],
    method: 'GET',
    path: '/v2/users/{id}/terms/export',
    userParam: 'id',
    summary: 'All terms as a CSV file',
    requiresScreen: 'glossary',
  }),
};
