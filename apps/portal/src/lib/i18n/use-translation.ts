import { useSyncExternalStore } from 'react';
import { DEFAULT_ROOM, messages } from './messages.ts';

/*
 * Stands in for react-i18next at run time (vite.config.ts): components import `useTranslation` from there for its types, which know every
 * key. Of the library the portal uses this much, and the library would be a tenth of what the sign-in page loads.
 */

type Words = ReturnType<typeof messages.fixed>;

/** One function for each language and choice of rooms, so that effects and memos that depend on it do not run again. */
const words = new Map<string, Words>();

function wordsOf(language: string, rooms: readonly string[]): Words {
  const key = `${language} ${rooms.join(' ')}`;
  const made = words.get(key) ?? messages.fixed(rooms);
  words.set(key, made);
  return made;
}

const languageNow = () => messages.language;

/** Suspends until the rooms are loaded, and renders again when the language changes. */
export function useTranslation(given: string | readonly string[] = DEFAULT_ROOM) {
  const rooms = typeof given === 'string' ? [given] : given;
  const shown = useSyncExternalStore(messages.subscribe, languageNow, languageNow);
  if (!messages.hasRooms(rooms)) throw messages.load(messages.language, rooms);
  return { t: wordsOf(shown, rooms), i18n: messages, ready: true };
}
