import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/**
 * For the browser: loads one module's messages in one language when a screen first needs them. Rejects if the file is not available.
 * `places` are the names of countries and regions; `app` has the shared messages.
 */
export async function loadMessages(language: Language, room: string): Promise<Messages> {
  switch (room) {
    // The sign-in page needs these two, and does not load the list of all other files.
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
      const { loadRoom } = await import('./load-room.ts');
      return loadRoom(language, room);
    }
  }
}
