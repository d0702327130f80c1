import { isLongerThan } from '../composed.ts';

export const KEYWORD_MATCHES = ['word', 'prefix', 'forms'] as const;
/** Matches the whole word, every word that begins with it, or the word in all its forms. */
export type KeywordMatch = (typeof KEYWORD_MATCHES)[number];

export const KEYWORD_LANGUAGES = ['en', 'de', 'fr', 'it', 'zh', 'es'] as const;
export type KeywordLanguage = (typeof KEYWORD_LANGUAGES)[number];

export const KEYWORD_FIELDS = ['title', 'brand', 'description'] as const;
export type KeywordField = (typeof KEYWORD_FIELDS)[number];

export interface KeywordRule {
  readonly keyword: string;
  readonly match: KeywordMatch;
  /** The language of its forms. */
  readonly language: KeywordLanguage;
  readonly fields: readonly KeywordField[];
  /** Phrases in which the keyword does not count. */
  readonly exceptions: readonly string[];
}

/** The maximum number of words in a keyword or an exception. */
export const KEYWORD_MOST_WORDS = 6;
/** The maximum length of a keyword or exception, in UTF-16 units: its encoded form must fit into a path. */
export const KEYWORD_LONGEST = 80;

/** Whether a keyword or exception is longer than allowed, as written or as compared, or has too many words. */
export function isKeywordTooLong(text: string): boolean {
  return isLongerThan(text, KEYWORD_LONGEST) || text.split(/\s+/).length > KEYWORD_MOST_WORDS;
}

/** The maximum number of keywords of a business. */
export const KEYWORDS_MOST = 10_000;
