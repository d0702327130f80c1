import { SITES, siteFacts } from '@quayside/kernel';

const TARGETS: ReadonlySet<string> = new Set(SITES.map((site) => siteFacts(site).language));
const SOURCES: ReadonlySet<string> = new Set([...TARGETS].map((target) => target.slice(0, 2)));

/** The language and region of a tag as programs write it: `EN-gb`, `en_GB`, `eng`, `de-Latn-DE`. */
function partsOf(tag: string): { readonly language: string; readonly region: string | undefined } {
  try {
    const { language, region } = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    return { language, region };
  } catch {
    return { language: tag.trim().toLowerCase(), region: undefined };
  }
}

/** The language of a home title; undefined for one that no site has. */
export function sourceLanguage(tag: string): string | undefined {
  const { language } = partsOf(tag);
  return SOURCES.has(language) ? language : undefined;
}

/** The language of a site: `de-DE` becomes `de`, while for English the country matters. */
export function targetLanguage(tag: string): string | undefined {
  const { language, region } = partsOf(tag);
  return [`${language}-${region}`, language].find((one) => TARGETS.has(one));
}

/** The one in the stated language and region, or else in the stated language. */
export function nearestLanguage<T extends { readonly language: string }>(
  all: readonly T[],
  stated: string,
): T | undefined {
  const wanted = partsOf(stated);
  const sameLanguage = all.filter(({ language }) => partsOf(language).language === wanted.language);
  return sameLanguage.find(({ language }) => partsOf(language).region === wanted.region) ?? sameLanguage[0];
}
