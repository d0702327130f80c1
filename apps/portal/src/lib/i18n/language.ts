import {
  chooseLanguage,
  documentLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAM,
  type Language,
} from '@quayside/i18n/languages';
import { cookieIn, portalCookie, storeCookie } from '../cookies.ts';

const YEAR_S = 31_536_000;

/** The query parameter takes precedence over the cookie, and the cookie over the browser's list. */
export function detectLanguage(search: string, cookies: string, browser: readonly string[]): Language {
  return chooseLanguage([
    new URLSearchParams(search).get(LANGUAGE_PARAM),
    cookieIn(cookies, LANGUAGE_COOKIE),
    ...browser,
  ]);
}

/**
 * The address without its language parameter. Once the cookie stores the language, the parameter would override a later choice at the next
 * reload. Null if there is none.
 */
export function addressWithoutLanguage(address: string): string | null {
  const url = new URL(address);
  if (!url.searchParams.has(LANGUAGE_PARAM)) return null;
  url.searchParams.delete(LANGUAGE_PARAM);
  return url.pathname + url.search + url.hash;
}

export function rememberLanguage(language: Language): void {
  storeCookie(portalCookie(LANGUAGE_COOKIE, language, YEAR_S));
  document.documentElement.lang = documentLanguage(language);
}

/** The language of the page, in which the server answers. */
export function currentLanguage(): string {
  return document.documentElement.lang || 'en';
}
