import { DEFAULT_LANGUAGE, type Language } from '@quayside/i18n/languages';
import { loadMessages } from '@quayside/i18n/load';
import type { Messages } from '@quayside/i18n/messages';
import { findMessage, renderMessage, type Variables } from '@quayside/i18n/render';
import type { CustomTypeOptions, ParseKeys } from 'i18next';

/** The name of a message file, or of the names of countries and regions (`i18next.d.ts` lists them). */
export type MessageRoom = keyof CustomTypeOptions['resources'];

/** The room of a key without a room, unless a component names another. */
export const DEFAULT_ROOM: MessageRoom = 'app';

const MAX_RETRIES = 5;
const FIRST_RETRY_MS = 350;

/** Messages by `language/room`. A room that cannot be loaded is empty, and its keys are shown instead of texts. */
const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<void>>();
const needed = new Set<string>();
const listeners = new Set<() => void>();
let current: Language = DEFAULT_LANGUAGE;

async function loadStubbornly(language: Language, room: string): Promise<Messages> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await loadMessages(language, room);
    } catch {
      if (retry === MAX_RETRIES) return {};
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** retry));
    }
  }
}

function loadRoom(language: Language, room: string): Promise<void> {
  const key = `${language}/${room}`;
  needed.add(room);
  if (loaded.has(key)) return Promise.resolve();
  const begun = loading.get(key);
  if (begun) return begun;
  const load = loadStubbornly(language, room).then((messages) => {
    loaded.set(key, messages);
    loading.delete(key);
  });
  loading.set(key, load);
  return load;
}

/** Finds a key of the form `key` or `room:key`; the first of `rooms` that has it wins. */
function find<T>(key: string, rooms: readonly string[], read: (messages: Messages, path: string) => T | undefined) {
  const colon = key.indexOf(':');
  const path = key.slice(colon + 1);
  for (const room of colon === -1 ? rooms : [key.slice(0, colon)]) {
    const messages = loaded.get(`${current}/${room}`);
    const found = messages && read(messages, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The message of a key; an unknown key is returned without its room. */
function render(key: string, variables: Variables | undefined, rooms: readonly string[]): string {
  const text = find(key, rooms, (messages, path) => renderMessage(messages, current, path, variables));
  return text ?? key.slice(key.indexOf(':') + 1);
}

/** The messages of the page in its language. */
export const messages = {
  get language(): Language {
    return current;
  },
  /** Every room that was requested so far; a change of language loads them all. */
  get rooms(): readonly string[] {
    return [...needed];
  },
  /** Switches to the messages of this language. */
  use(language: Language): void {
    current = language;
    for (const listener of listeners) listener();
  },
  hasRooms: (rooms: readonly string[]): boolean => rooms.every((room) => loaded.has(`${current}/${room}`)),
  /** Resolves even if a room cannot be loaded. */
  async load(language: Language, rooms: readonly string[]): Promise<void> {
    await Promise.all(rooms.map((room) => loadRoom(language, room)));
  },
  add(language: Language, room: string, added: Messages): void {
    needed.add(room);
    loaded.set(`${language}/${room}`, added);
  },
  t: (key: ParseKeys, variables?: Variables): string => render(key, variables, [DEFAULT_ROOM]),
  /** A function like `t` for keys of these rooms; the first room is the default. */
  fixed:
    (rooms: readonly string[]) =>
    (key: string, variables?: Variables): string =>
      render(key, variables, rooms),
  exists: (key: string): boolean => find(key, [DEFAULT_ROOM], findMessage) !== undefined,
  /** The value at a key of a loaded room, in any loaded language. */
  get: (language: string, room: string, key: string) => findMessage(loaded.get(`${language}/${room}`) ?? {}, key),
  /** Calls back after each change of language; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
