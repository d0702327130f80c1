import { defineCall } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { TermsAnswer, TermsStatus, TypeParams } from './terms-of-service.schema.ts';

export type { TermsAnswer, TermsStatus } from './terms-of-service.schema.ts';

/** Product codes with terms of their own. `wi` is Quayside's own: a user who has not accepted it sees nothing else. */
export const TERMS_TYPES = ['wi', 'shipping'] as const;
export type TermsType = (typeof TERMS_TYPES)[number];

export const TERMS_LANGUAGES = ['en', 'it', 'fr', 'de'] as const;
export type TermsLanguage = (typeof TERMS_LANGUAGES)[number];

export interface TermsEdition {
  readonly version: string;
  /** The available languages, English first. */
  readonly languages: readonly TermsLanguage[];
}

/** Every available edition, the current one first (specification, section 9). */
export const TERMS_EDITIONS: Readonly<Record<TermsType, readonly [TermsEdition, ...TermsEdition[]]>> = {
  wi: [
    { version: '6', languages: TERMS_LANGUAGES },
    { version: '5.2', languages: TERMS_LANGUAGES },
  ],
  shipping: [{ version: '1', languages: ['en'] }],
};

const FILE_PATH = '/v1/no-auth/terms_of_service/{type}/{version}/{file}';

/** The error codes of this room → HTTP status. */
export const termsOfServiceErrors = {
  terms_not_found: 404,
} as const satisfies ErrorStatuses;

export const termsOfService = {
  getLatest: defineCall<{ params: TypeParams }, TermsStatus>({
    id: 'termsOfService.getLatest',
    method: 'GET',
    path: '/v1/users/{id}/terms_of_service/{type}/latest',
    userParam: 'id',
    summary: 'The terms of service in force, and whether the user has accepted them',
  }),
  accept: defineCall<{ params: TypeParams; body: TermsAnswer }, TermsStatus>({
    id: 'termsOfService.accept',
    method: 'POST',
    path: '/v1/users/{id}/terms_of_service/{type}',
    userParam: 'id',
    summary: 'Answer the terms of service',
    status: 201,
    errors: ['terms_not_found', 'forbidden'],
  }),
  /** The same as `accept`, for the one retry after it failed. Uses another route, so that the same fault is less likely to affect it. */
  create: defineCall<{ params: TypeParams; body: TermsAnswer }, TermsStatus>({
    id: 'termsOfService.create',
    method: 'POST',
    path: '/v1/users/{id}/terms_of_service/{type}/answers',
    userParam: 'id',
    summary: 'Answer the terms of service, where the other call failed',
    status: 201,
    errors: ['terms_not_found', 'forbidden'],
  }),
  update: defineCall<{ params: TypeParams & { version: string }; body: Omit<TermsAnswer, 'version'> }, TermsStatus>({
    id: 'termsOfService.update',
    method: 'PUT',
    path: '/v1/users/{id}/terms_of_service/{type}/{version}',
    userParam: 'id',
    summary: 'Change the answer to a version',
    errors: ['terms_not_found', 'forbidden'],
  }),
  /** Returns a PDF. Public, because visitors read the terms before signing up. */
  getFile: defineCall<{ params: { type: TermsType; version: string; file: string } }, unknown>({
    id: 'termsOfService.getFile',
    media: ['application/pdf'],
    method: 'GET',
    path: FILE_PATH,
    summary: 'A version of the terms of service as a PDF file',
    access: 'public',
    errors: ['terms_not_found'],
  }),
};

export function findTermsEdition(type: TermsType, version: string): TermsEdition | undefined {
  return TERMS_EDITIONS[type].find((edition) => edition.version === version);
}

/** The address of an edition's document in the reader's language, or in English. */
export function termsFileUri(type: TermsType, edition: TermsEdition, language: string): string {
  const spoken = edition.languages.find((one) => one === language) ?? 'en';
  return FILE_PATH.replace('{type}', type).replace('{version}', edition.version).replace('{file}', `${spoken}.pdf`);
}
