import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/**
 * For the browser: one room in one language, fetched when a screen first needs it. Rejects when the file can not be had. `places` are the
 * names of countries and regions; `app` holds the words that all rooms share.
 */
export async function loadMessages(language: Language, room: string): Promise<Messages> {
  if (room === 'places') {
    // Apart, because the sign-in page names no country.
    const { loadPlaceNames } = await import('./countries/names.ts');
    const { countries, regions } = await loadPlaceNames(language);
    return { countries, regions };
  }
  const loaded: { default: Messages } = await import(`../messages/${language}/${room}.json`);
  return loaded.default;
}
