import { chooseLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAM, type Language } from '@quayside/i18n/languages';

const YEAR_S = 31_536_000;

function cookieValue(name: string, cookies: string): string | undefined {
  return cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The query parameter wins, then the cookie, then the browser's list. */
export function detectLanguage(search: string, cookies: string, browser: readonly string[]): Language {
  return chooseLanguage([
    new URLSearchParams(search).get(LANGUAGE_PARAM),
    cookieValue(LANGUAGE_COOKIE, cookies),
    ...browser,
  ]);
}

export function rememberLanguage(language: Language): void {
  // The Cookie Store API is missing in Firefox before 140, and this is one line.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  document.documentElement.lang = language;
}

/** The language of the page as it stands: what is asked of the server is answered in it. */
export function currentLanguage(): string {
  return document.documentElement.lang || 'en';
}
