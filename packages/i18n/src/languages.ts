/** The interface languages with complete messages; each has a folder in `messages/`. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'zh', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's own name, so that its readers find it in any interface language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  zh: '简体中文',
  es: 'Español',
};

/** The query parameter and the cookie that store the choice. */
export const LANGUAGE_PARAM = 'lang';
export const LANGUAGE_COOKIE = 'lang';

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The first supported language by its primary subtag (`de-AT` → `de`, `zh-Hant-TW` → `zh`); the default if there is none.
 * @param accepted BCP 47 tags, best first: the query parameter, the cookie, then the browser's languages
 */
export function chooseLanguage(accepted: readonly (string | null | undefined)[]): Language {
  for (const tag of accepted) {
    const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
    if (primary && isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}

/** The value of `<html lang>`: Chinese messages use simplified characters, and fonts depend on the tag. */
export function documentLanguage(language: string): string {
  return language === 'zh' ? 'zh-Hans' : language;
}

/** Parses `Accept-Language` into tags, best first. Invalid parts are skipped. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
