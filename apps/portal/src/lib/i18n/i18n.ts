import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@quayside/i18n/languages';
import { loadMessages } from '@quayside/i18n/load';
import i18next, { type BackendModule, type CustomTypeOptions, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addressWithoutLanguage, detectLanguage, rememberLanguage } from './language.ts';

/** What a screen says its words from: a file of messages, or the names of countries and regions (`i18next.d.ts` is the list). */
export type MessageRoom = keyof CustomTypeOptions['resources'];

/** Rooms come as chunks of the build, each when a screen first asks for it. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, room, done) => {
    if (!isLanguage(language)) return done(new Error(`no messages ${language}/${room}`), null);
    loadMessages(language, room).then(
      (messages) => done(null, messages),
      (error: Error) => done(error, true),
    );
  },
};

/** Numbers are written the way the language does; the server's sentences do the same. */
const numbersInLanguage: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value),
};

/** Until then no language is chosen, and no room can be shown in it. */
let started: Promise<void> = Promise.resolve();
let startLanguage: Language = DEFAULT_LANGUAGE;

/** Starts the messages with the words that the frame needs; resolves when they can be shown. */
export function startI18n(rooms: readonly MessageRoom[]): Promise<void> {
  started = start(rooms);
  return started;
}

async function start(rooms: readonly MessageRoom[]): Promise<void> {
  const language = detectLanguage(location.search, document.cookie, navigator.languages);
  startLanguage = language;
  rememberLanguage(language);
  const address = addressWithoutLanguage(location.href);
  if (address !== null) history.replaceState(history.state, '', address);
  await i18next
    .use(chunks)
    .use(numbersInLanguage)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      // English is written first and complete; loading a second language for a fallback would double the first visit.
      fallbackLng: false,
      ns: [...rooms],
      defaultNS: 'app',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
    });
}

/** Fetches the words of rooms in the present language, those that are not here yet. */
export async function loadRooms(rooms: readonly MessageRoom[]): Promise<void> {
  // All at once with what the start itself fetches, and not after it: i18next then finds them here.
  if (!i18next.isInitialized)
    await Promise.allSettled([started, ...rooms.map((room) => loadMessages(startLanguage, room))]);
  await started;
  await i18next.loadNamespaces([...rooms]);
}

/** The language that was asked for last: of two quick choices the later one counts, whichever words come first. */
let wanted: Language | undefined;

/**
 * Speaks another language from now on, on the page as it stands. Rejects where its words can not be had; the page then stays
 * as it is, instead of showing keys.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  const rooms = [i18next.options.ns ?? []].flat();
  await Promise.all(rooms.map((room) => loadMessages(language, room)));
  if (wanted !== language) return;
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

export function useableLanguage(value: string): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}
