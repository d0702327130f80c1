import type { i18n } from 'i18next';

/** What is missing on a site, in a sentence; a code that is newer than these messages still says that something is. */
export function gapSentence(code: string, messages: i18n): string {
  const key = `accounts:gap.${code}`;
  return messages.t(messages.exists(key) ? (key as 'accounts:gap.unknown') : 'accounts:gap.unknown');
}
