import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/**
 * For the browser: loads one module's messages in one language when a screen first needs them. Rejects if the file is not available.
 * `places` are the names of countries and regions; `app` has the shared messages.
 */
export async function loadMessages(language: Language, room: string): Promise<Messages> {
  if (room === 'places') {
    // Imported separately, because the sign-in page names no country.
    const { loadPlaceNames } = await import('./countries/names.ts');
    const { countries, regions } = await loadPlaceNames(language);
    return { countries, regions };
  }
  const loaded: { default: Messages } = await import(`../messages/${language}/${room}.json`);
  return loaded.default;
}
