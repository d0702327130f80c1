import { useSyncExternalStore } from 'react';
import type { useTranslation as useLibrary } from 'react-i18next';
import { DEFAULT_ROOM, messages } from './messages.ts';

type Words = ReturnType<typeof messages.fixed>;

/**
 * One function for each language and combination of rooms, so that effects and memos that depend on it do not rerun.
 */
const words = new Map<string, Words>();

function wordsOf(language: string, rooms: readonly string[]): Words {
  const key = `${language} ${rooms.join(' ')}`;
  const made = words.get(key) ?? messages.fixed(rooms);
  words.set(key, made);
  return made;
}

const languageNow = () => messages.language;

function useMessages(given: string | readonly string[] = DEFAULT_ROOM) {
  const rooms = typeof given === 'string' ? [given] : given;
  const shown = useSyncExternalStore(messages.subscribe, languageNow, languageNow);
  if (!messages.hasRooms(rooms)) throw messages.load(messages.language, rooms);
  return { t: wordsOf(shown, rooms), i18n: messages, ready: true };
}

/**
 * Suspends until the rooms are loaded, and re-renders when the language changes. It has the type of react-i18next's
 * function, which knows every key. The library itself would be a tenth of what the sign-in page loads (decision 0030).
 */
export const useTranslation = useMessages as unknown as typeof useLibrary;
