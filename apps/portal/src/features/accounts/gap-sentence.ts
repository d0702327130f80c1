import type { Platform } from '@quayside/kernel';
import type { i18n } from 'i18next';

/** Describes what is missing on a site. An unknown code gets a general text. */
export function gapSentence(code: string, messages: i18n): string {
  return messages.t(existing(messages, `accounts:gap.${code}`) ?? 'accounts:gap.unknown');
}

/** How the seller fixes it, with the platform's own text if there is one. */
export function gapFix(platform: Platform, code: string, messages: i18n): string {
  const key = existing(messages, `accounts:fix.${platform}.${code}`) ?? existing(messages, `accounts:fix.any.${code}`);
  return messages.t(key ?? 'accounts:fix.any.unknown');
}

function existing(messages: i18n, key: string): 'accounts:gap.unknown' | undefined {
  return messages.exists(key) ? (key as 'accounts:gap.unknown') : undefined;
}
