import type { Language } from '@quayside/i18n';
import { isSite, PLATFORM_NAMES, platformOfSite, siteFacts } from '@quayside/kernel';

/** The display name of a site: its country, or its platform for a platform's destination. Unknown codes are returned unchanged. */
export function siteNameIn(language: Language, code: string): string {
  if (!isSite(code)) return code;
  const platform = platformOfSite(code);
  if (platform !== null) return PLATFORM_NAMES[platform];
  const { country } = siteFacts(code);
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? code;
}
