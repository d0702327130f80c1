/** A document that buyers can read beside a listing, such as a safety data sheet. The marketplace fetches it from its address. */
export interface ProductDocument {
  readonly url: string;
  readonly kind: DocumentKind;
  readonly language: DocumentLanguage;
}

export const DOCUMENT_KINDS = [
  'data_sheet',
  'manual',
  'instructions',
  'installation',
  'troubleshooting',
  'conformity_declaration',
  'conformity_certificate',
  'analysis',
  'accessibility',
  'other_safety',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'other'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** The state of a document at a marketplace: not decided yet, accepted, or refused. */
export type DocumentState = 'asked' | 'accepted' | 'refused';

/** The number of documents that eBay's listings can have. */
export const MOST_DOCUMENTS = 10;
export const DOCUMENT_URL_LENGTH = 1_000;

const ADDRESS = /^https:\/\/([a-z\d-]+\.)+[a-z\d-]+(:\d+)?(\/[\x21-\x7e]*)?$/i;

export type DocumentProblem = 'missing' | 'not_https' | 'too_long';

export function documentProblem({ url }: Pick<ProductDocument, 'url'>): DocumentProblem | undefined {
  if (url.trim() === '') return 'missing';
  if (url.length > DOCUMENT_URL_LENGTH) return 'too_long';
  return ADDRESS.test(url) ? undefined : 'not_https';
}

/** Whether an address is stated twice. */
export function hasRepeats(documents: readonly ProductDocument[]): boolean {
  return new Set(documents.map(({ url }) => url)).size < documents.length;
}
