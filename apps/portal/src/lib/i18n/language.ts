import {
  chooseLanguage,
  documentLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAM,
  type Language,
} from '@quayside/i18n/languages';

const YEAR_S = 31_536_000;

function cookieValue(name: string, cookies: string): string | undefined {
  return cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The query parameter takes precedence over the cookie, and the cookie over the browser's list. */
export function detectLanguage(search: string, cookies: string, browser: readonly string[]): Language {
  return chooseLanguage([
    new URLSearchParams(search).get(LANGUAGE_PARAM),
    cookieValue(LANGUAGE_COOKIE, cookies),
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
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 lacks the Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  document.documentElement.lang = documentLanguage(language);
}

/** The language of the page, in which the server answers. */
export function currentLanguage(): string {
  return document.documentElement.lang || 'en';
}
