import type { Platform } from '@quayside/kernel';
import type { i18n } from 'i18next';

/** What is missing on a site, in a sentence; a code that is newer than these messages still says that something is. */
export function gapSentence(code: string, messages: i18n): string {
  return messages.t(existing(messages, `accounts:gap.${code}`) ?? 'accounts:gap.unknown');
}

/** What the seller does about it, in the words of the platform where that has some of its own. */
export function gapFix(platform: Platform, code: string, messages: i18n): string {
  const key = existing(messages, `accounts:fix.${platform}.${code}`) ?? existing(messages, `accounts:fix.any.${code}`);
  return messages.t(key ?? 'accounts:fix.any.unknown');
}

function existing(messages: i18n, key: string): 'accounts:gap.unknown' | undefined {
  return messages.exists(key) ? (key as 'accounts:gap.unknown') : undefined;
}
