import { PLATFORMS, type Platform } from '@quayside/kernel';
import type {
  BlacklistConsent,
  BlacklistImportPreview,
  BlacklistPreview,
  ChangedKeyword,
  KeywordDetail,
  KeywordList,
  KeywordView,
  NewKeywords,
} from './blacklist.schema.ts';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import { type CsvFile, fileBodyLimit } from './seller-file.ts';

export type {
  BlacklistConsent,
  BlacklistImportPreview,
  BlacklistPreview,
  ChangedKeyword,
  CsvRowError,
  KeywordDetail,
  KeywordList,
  KeywordView,
  NewKeywords,
} from './blacklist.schema.ts';

/** Where a keyword applies: one platform, or all, including later ones. */
export type KeywordScope = Platform | 'all';
export const KEYWORD_SCOPES = ['all', ...PLATFORMS] as readonly KeywordScope[];

/** The maximum number of keywords that one call adds. */
export const KEYWORDS_AT_ONCE = 100;
/** More than a file of 10,000 keywords needs. */
export const CSV_MOST_CHARACTERS = 1_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(CSV_MOST_CHARACTERS);

type ScopeParams = UserParams & { readonly platform: KeywordScope };
type KeywordParams = ScopeParams & { readonly keyword: string };

/** The error codes of this room → HTTP status. */
export const blacklistErrors = {
  keyword_not_found: 404,
  keyword_exists: 409,
  keyword_not_searchable: 400,
  too_many_keywords: 409,
  blacklist_changed: 409,
} as const satisfies ErrorStatuses;

export const blacklist = {
  /** The keywords that apply on the platform, including those for all platforms; for `all`, every keyword. */
  list: defineCall<{ params: ScopeParams; query: { query?: string; cursor?: string } }, KeywordList>({
    id: 'blacklist.list',
    method: 'GET',
    path: '/v1/users/{id}/blacklisting/keywords/{platform}',
    userParam: 'id',
    summary: 'Blacklisted keywords, in alphabetical order',
    requiresScreen: 'blacklist',
  }),
  get: defineCall<{ params: KeywordParams }, KeywordDetail>({
    id: 'blacklist.get',
    method: 'GET',
    path: '/v1/users/{id}/blacklisting/keywords/{keyword}/{platform}',
    userParam: 'id',
    summary: 'One keyword with items that it blocks',
    requiresScreen: 'blacklist',
    errors: ['keyword_not_found'],
  }),
  /** `expected` repeats the preview's numbers; the call returns `blacklist_changed` if they have changed. */
  create: defineCall<
    { params: ScopeParams; body: NewKeywords & { expected?: BlacklistConsent } },
    { keywords: readonly KeywordView[] }
  >({
    id: 'blacklist.create',
    method: 'POST',
    path: '/v1/users/{id}/blacklisting/keywords/{platform}',
    userParam: 'id',
    summary: 'Blacklist keywords; live listings of their items end after consent',
    requiresScreen: 'blacklist',
    status: 201,
    errors: ['keyword_exists', 'keyword_not_searchable', 'too_many_keywords', 'blacklist_changed'],
  }),
  update: defineCall<{ params: KeywordParams; body: ChangedKeyword & { expected?: BlacklistConsent } }, KeywordView>({
    id: 'blacklist.update',
    method: 'PUT',
    path: '/v1/users/{id}/blacklisting/keywords/{keyword}/{platform}',
    userParam: 'id',
    summary: 'Change a keyword; live listings of its items end after consent',
    requiresScreen: 'blacklist',
    errors: ['keyword_not_found', 'keyword_exists', 'keyword_not_searchable', 'blacklist_changed'],
  }),
  /** Items that only this keyword blocked can be listed again. Nothing is listed automatically. */
  remove: defineCall<
    { params: UserParams & { readonly keyword: string; readonly platform: Exclude<KeywordScope, 'ebay'> } },
    { freed: number }
  >({
    id: 'blacklist.remove',
    method: 'DELETE',
    path: '/v1/users/{id}/blacklisting/keywords/{keyword}/{platform}',
    userParam: 'id',
    summary: 'Remove a keyword of Amazon, of Cdiscount or for everywhere',
    requiresScreen: 'blacklist',
    errors: ['keyword_not_found'],
  }),
  removeForEbay: defineCall<
    { params: UserParams & { readonly keyword: string; readonly platform: 'ebay' } },
    { freed: number }
  >({
    id: 'blacklist.removeForEbay',
    method: 'DELETE',
    path: '/v2/users/{id}/blacklisting/keywords/{keyword}/{platform}',
    userParam: 'id',
    summary: 'Remove a keyword of eBay',
    requiresScreen: 'blacklist',
    errors: ['keyword_not_found'],
  }),
  preview: defineCall<{ params: ScopeParams; body: NewKeywords }, BlacklistPreview>({
    id: 'blacklist.preview',
    method: 'POST',
    path: '/v1/users/{id}/blacklisting/preview/{platform}',
    userParam: 'id',
    summary: 'What new keywords would block',
    requiresScreen: 'blacklist',
    errors: ['keyword_exists', 'keyword_not_searchable', 'too_many_keywords'],
  }),
  previewUpdate: defineCall<{ params: KeywordParams; body: ChangedKeyword }, BlacklistPreview>({
    id: 'blacklist.previewUpdate',
    method: 'POST',
    path: '/v1/users/{id}/blacklisting/preview/{keyword}/{platform}',
    userParam: 'id',
    summary: 'What a changed keyword would block',
    requiresScreen: 'blacklist',
    errors: ['keyword_not_found', 'keyword_exists', 'keyword_not_searchable'],
  }),
  /** Parses a file without saving anything: what would be added and changed, and which lines are invalid. */
  previewImport: defineCall<{ params: ScopeParams; body: CsvFile }, BlacklistImportPreview>({
    id: 'blacklist.previewImport',
    method: 'POST',
    path: '/v1/users/{id}/blacklisting/import-preview/{platform}',
    userParam: 'id',
    summary: 'What a CSV file of keywords would change',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'blacklist',
    errors: ['file_too_heavy', 'files_waiting', 'too_many_keywords'],
  }),
  /** Invalid lines are skipped, as the preview said. */
  importCsv: defineCall<
    { params: ScopeParams; body: CsvFile & { expected?: BlacklistConsent | undefined } },
    { added: number; changed: number }
  >({
    id: 'blacklist.importCsv',
    method: 'POST',
    path: '/v1/users/{id}/blacklisting/import/{platform}',
    userParam: 'id',
    summary: 'Add and change keywords from a CSV file',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'blacklist',
    errors: ['file_too_heavy', 'files_waiting', 'too_many_keywords', 'blacklist_changed'],
  }),
  exportCsv: defineCall<{ params: ScopeParams }, unknown>({
    id: 'blacklist.exportCsv',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/blacklisting/export/{platform}',
    userParam: 'id',
    summary: 'The keywords as CSV',
    requiresScreen: 'blacklist',
  }),
};
