import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/**
 * Next to the folder of each language. Resolved through the package, because the server runs both from sources and as a
 * bundle.
 */
const FOLDER = dirname(dirname(createRequire(import.meta.url).resolve('@quayside/i18n/messages/en/app.json')));

const read = new Map<Language, Messages>();

/**
 * For the server: the messages of all rooms in a language, by room. `errors` has the sentences of every room's error codes. The files are read
 * once, when the language is first used.
 */
export function spokenMessages(language: Language): Messages {
  const known = read.get(language) ?? readLanguage(language);
  read.set(language, known);
  return known;
}

function readLanguage(language: Language): Messages {
  const folder = join(FOLDER, language);
  const rooms: Record<string, Messages> = {};
  for (const file of readdirSync(folder)) rooms[basename(file, '.json')] = readMessages(join(folder, file));
  const errors = Object.values(rooms).map((room) => room.errors ?? {});
  return { ...rooms, errors: Object.assign({}, rooms.errors, ...errors) };
}

function readMessages(path: string): Messages {
  return JSON.parse(readFileSync(path, 'utf8'));
}
