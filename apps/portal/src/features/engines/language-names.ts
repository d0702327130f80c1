import type { OfflinePair } from '@quayside/contract';

/** Each language's own name for itself. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
} as const;

export function pairName(pair: OfflinePair): string {
  const [from, to] = pair.split('-') as [keyof typeof LANGUAGE_NAMES, keyof typeof LANGUAGE_NAMES];
  return `${LANGUAGE_NAMES[from]} → ${LANGUAGE_NAMES[to]}`;
}
