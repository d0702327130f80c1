import type { Language } from './languages.ts';
import type { MessageRoom, Messages } from './rooms.ts';

/** What a browser can fetch: the rooms, and the names of countries and regions. */
export type LoadableRoom = MessageRoom | 'places';

/** For the browser: one room in one language, fetched when a screen first needs it. Rejects when the file can not be had. */
export async function loadMessages(language: Language, room: LoadableRoom): Promise<Messages> {
  if (room === 'places') {
    // Apart, because the sign-in page names no country.
    const { loadPlaceNames } = await import('./countries/names.ts');
    const { countries, regions } = await loadPlaceNames(language);
    return { countries, regions };
  }
  const loaded: { default: Messages } = await import(`../messages/${language}/${room}.json`);
  return loaded.default;
}
