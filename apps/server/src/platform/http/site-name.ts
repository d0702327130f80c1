import type { Language } from '@quayside/i18n';
import { isSite, PLATFORM_NAMES, platformOfSite, siteFacts } from '@quayside/kernel';

/** What people call a site in a language: its country, or the platform that it is the place of. What is no site stays as it is. */
export function siteNameIn(language: Language, code: string): string {
  if (!isSite(code)) return code;
  const platform = platformOfSite(code);
  if (platform !== null) return PLATFORM_NAMES[platform];
  const { country } = siteFacts(code);
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? code;
}
