import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@quayside/i18n/languages';
import { loadMessages } from '@quayside/i18n/load';
import i18next, { type BackendModule, type CustomTypeOptions, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addressWithoutLanguage, detectLanguage, rememberLanguage } from './language.ts';

/** A message file, or the names of countries and regions (`i18next.d.ts` lists them). */
export type MessageRoom = keyof CustomTypeOptions['resources'];

/** Message files are separate chunks, loaded when a screen first needs them. */
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

/** Formats numbers by the language, as the server's messages do. */
const numbersInLanguage: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value),
};

/** Resolves when a language is chosen; no message can be shown before. */
let started: Promise<void> = Promise.resolve();
let startLanguage: Language = DEFAULT_LANGUAGE;

/** Starts i18next with the frame's messages; resolves when they can be shown. */
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
      // English is always complete, and loading a fallback language would double the first download.
      fallbackLng: false,
      ns: [...rooms],
      defaultNS: 'app',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
    });
}

/** Loads missing message files in the current language. */
export async function loadRooms(rooms: readonly MessageRoom[]): Promise<void> {
  // In parallel with i18next's own start, which then finds them in memory.
  if (!i18next.isInitialized)
    await Promise.allSettled([started, ...rooms.map((room) => loadMessages(startLanguage, room))]);
  await started;
  await i18next.loadNamespaces([...rooms]);
}

/** The language requested last, which wins over an earlier request that loads later. */
let wanted: Language | undefined;

/** Changes the language of the page. Rejects if the messages cannot be loaded; the page then keeps its language. */
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
