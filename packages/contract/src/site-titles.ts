import type { Platform, Site } from '@quayside/kernel';
import { type AccountParams, defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import { type CsvFile, fileBodyLimit } from './seller-file.ts';
import type {
  AcceptedTitles,
  SiteTitleQuery,
  SiteTitleSummary,
  SiteTitles,
  TitleImportPreview,
  TitleReplacement,
} from './site-titles.schema.ts';

export type {
  AcceptedTitles,
  SiteTitle,
  SiteTitleQuery,
  SiteTitleShow,
  SiteTitleState,
  SiteTitleSummary,
  SiteTitles,
  TitleImportPreview,
  TitleReplacement,
  TitleRowError,
} from './site-titles.schema.ts';

export type SiteTitleParams = AccountParams & { readonly site: Site };

/** The maximum number of titles that one call accepts individually. */
export const TITLES_AT_ONCE = 200;

/** More than a file of 15,000 titles of eBay's length on both sides needs. */
export const TITLE_CSV_CHARACTERS = 3_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(TITLE_CSV_CHARACTERS);

/** The error codes of this room → HTTP status. */
export const siteTitlesErrors = {
  titles_changed: 409,
} as const satisfies ErrorStatuses;

/** The titles of one account's items on one site. */
export const siteTitles = {
  get: defineCall<{ params: SiteTitleParams }, SiteTitleSummary>({
    id: 'siteTitles.get',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}',
    userParam: 'id',
    summary: 'How many titles of a site wait, and for what',
    requiresScreen: 'products',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  /**
   * Makes the titles in the background if something on which they depend has changed; with `again` in any case. With `ask`,
   * engines are asked first for titles that are missing, within their budgets.
   */
  make: defineCall<{ params: SiteTitleParams; body: { again: boolean; ask?: boolean | undefined } }, SiteTitleSummary>({
    id: 'siteTitles.make',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/make',
    userParam: 'id',
    summary: 'Make the titles of a site to look at',
    requiresScreen: 'products',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  list: defineCall<{ params: SiteTitleParams; query: SiteTitleQuery }, SiteTitles>({
    id: 'siteTitles.list',
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/list',
    userParam: 'id',
    summary: 'The titles of a site, in the order of their items',
    requiresScreen: 'products',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  /** Accepts titles as they were shown. Titles that have changed since are skipped and reported. */
  accept: defineCall<
    { params: SiteTitleParams; body: { titles: readonly { itemId: number; title: string }[] } },
    AcceptedTitles
  >({
    id: 'siteTitles.accept',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/accept',
    userParam: 'id',
    summary: 'Accept automatic titles by name',
    needs: 'manual-title-management-enabled',
    requiresScreen: 'products',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  /** Prepares accepting all drafts. `changes.confirm` accepts exactly the titles of its rows. */
  prepareAcceptance: defineCall<{ params: SiteTitleParams }, ChangeView>({
    id: 'siteTitles.prepareAcceptance',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/acceptance',
    userParam: 'id',
    status: 201,
    summary: 'Prepare accepting all drafts of a site',
    needs: 'manual-title-management-enabled',
    requiresScreen: 'products',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  /** Prepares finding and replacing words in the titles of selected items on some sites. `changes.confirm` carries it out. */
  prepareReplacement: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: TitleReplacement },
    ChangeView
  >({
    id: 'siteTitles.prepareReplacement',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/titles',
    userParam: 'id',
    status: 201,
    summary: 'Prepare finding and replacing words in titles',
    requiresScreen: 'products',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected'],
  }),
  exportCsv: defineCall<{ params: SiteTitleParams }, unknown>({
    id: 'siteTitles.exportCsv',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/export',
    userParam: 'id',
    summary: 'The titles of a site as a CSV file',
    requiresScreen: 'products',
    errors: ['account_not_found', 'site_not_supported'],
  }),
  previewImport: defineCall<{ params: SiteTitleParams; body: CsvFile }, TitleImportPreview>({
    id: 'siteTitles.previewImport',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/import/preview',
    userParam: 'id',
    summary: 'What a CSV file of titles would change',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'products',
    errors: ['file_too_heavy', 'files_waiting', 'account_not_found', 'site_not_supported'],
  }),
  /**
   * Invalid rows are skipped. `expected` is the number of titles that the preview would change. The answer is the change
   * that carries out the rest.
   */
  importCsv: defineCall<{ params: SiteTitleParams; body: CsvFile & { expected: number } }, ChangeView>({
    id: 'siteTitles.importCsv',
    method: 'POST',
    path: '/v1/users/{id}/accounts/{accountId}/titles/{site}/import',
    userParam: 'id',
    summary: 'Write titles by a CSV file',
    bodyLimit: FILE_BODY_LIMIT,
    needs: 'manual-title-management-enabled',
    requiresScreen: 'products',
    errors: [
      'file_too_heavy',
      'files_waiting',
      'account_not_found',
      'site_not_supported',
      'titles_changed',
      'change_in_way',
    ],
  }),
};
