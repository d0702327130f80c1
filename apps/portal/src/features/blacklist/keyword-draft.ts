import type { KeywordDetail, KeywordScope } from '@quayside/contract';
import type { KeywordField, KeywordLanguage, KeywordMatch } from '@quayside/kernel';
import type { KeywordDraft } from './use-blacklist.ts';

/** The values of the form. */
export interface FormState {
  readonly keywords: readonly string[];
  readonly platform: KeywordScope;
  readonly match: KeywordMatch;
  readonly language: KeywordLanguage;
  readonly fields: readonly KeywordField[];
  readonly exceptions: readonly string[];
}

/** @param language the language of the seller's home site */
export function startOf(keyword: KeywordDetail | null, scope: KeywordScope, language: KeywordLanguage): FormState {
  if (!keyword) return { keywords: [], platform: scope, match: 'word', language, fields: ['title'], exceptions: [] };
  const { match, fields, exceptions, platform } = keyword;
  return { keywords: [keyword.keyword], platform, match, language: keyword.language, fields, exceptions };
}

export function isComplete({ keywords, fields }: FormState): boolean {
  return keywords.some((word) => word.trim() !== '') && fields.length > 0;
}

export function draftOf(state: FormState, before: KeywordDetail | null): KeywordDraft {
  const { keywords, platform, match, language, fields, exceptions } = state;
  const settings = { match, language, fields, exceptions };
  if (!before) return { kind: 'new', scope: platform, given: { ...settings, keywords } };
  return {
    kind: 'change',
    place: { keyword: before.keyword, platform: before.platform },
    given: { ...settings, keyword: (keywords[0] ?? '').trim(), platform },
  };
}
