import type { Language } from '@quayside/i18n';
import { destinationName, isSite, siteFacts } from '@quayside/kernel';

/** The display name of a site: its country, or its platform for a platform's destination. Unknown codes are returned unchanged. */
export function siteNameIn(language: Language, code: string): string {
  if (!isSite(code)) return code;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const nameOf = (country: string) => names.of(country) ?? code;
  return destinationName(code, nameOf) ?? nameOf(siteFacts(code).country);
}
