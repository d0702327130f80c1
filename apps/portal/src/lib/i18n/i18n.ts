import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@quayside/i18n/languages';
import { loadMessages } from '@quayside/i18n/load';
import { addressWithoutLanguage, detectLanguage, rememberLanguage } from './language.ts';
import { type MessageRoom, messages } from './messages.ts';

export type { MessageRoom } from './messages.ts';

/** Chooses the language and loads the first messages; resolves when they can be shown. */
export async function startI18n(rooms: readonly MessageRoom[]): Promise<void> {
  const language = detectLanguage(location.search, document.cookie, navigator.languages);
  rememberLanguage(language);
  const address = addressWithoutLanguage(location.href);
  if (address !== null) history.replaceState(history.state, '', address);
  messages.use(language);
  await loadRooms(rooms);
}

/** Loads missing message files in the current language. */
export async function loadRooms(rooms: readonly MessageRoom[]): Promise<void> {
  await messages.load(messages.language, rooms);
}

/** The language requested last. It takes precedence over an earlier request that finishes later. */
let wanted: Language | undefined;

/** Changes the language of the page. Rejects if the messages cannot be loaded; the page then keeps its language. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all(messages.rooms.map((room) => loadMessages(language, room)));
  await messages.load(language, messages.rooms);
  if (wanted !== language) return;
  rememberLanguage(language);
  messages.use(language);
}

export function useableLanguage(value: string): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}
