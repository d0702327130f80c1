import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** The message files of each language. A reader loads the list of one language only. */
const LISTS: Readonly<Record<Language, () => Promise<{ loadRoom(room: string): Promise<Messages> }>>> = {
  en: () => import('./rooms/en.ts'),
  de: () => import('./rooms/de.ts'),
  fr: () => import('./rooms/fr.ts'),
  it: () => import('./rooms/it.ts'),
  zh: () => import('./rooms/zh.ts'),
  es: () => import('./rooms/es.ts'),
};

/**
 * For the browser: loads one module's messages in one language when a screen first needs them. Rejects if the file is not available.
 * `places` are the names of countries and regions; `app` has the shared messages.
 */
export async function loadMessages(language: Language, room: string): Promise<Messages> {
  switch (room) {
    // The sign-in page needs these two, and does not load the list of the other files.
    case 'app': {
      const loaded: { default: Messages } = await import(`../messages/${language}/app.json`);
      return loaded.default;
    }
    case 'session': {
      const loaded: { default: Messages } = await import(`../messages/${language}/session.json`);
      return loaded.default;
    }
    case 'places': {
      const { loadPlaceNames } = await import('./countries/names.ts');
      const { countries, regions } = await loadPlaceNames(language);
      return { countries, regions };
    }
    default: {
      const { loadRoom } = await LISTS[language]();
      return loadRoom(room);
    }
  }
}
