import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** Loads any room's messages. The build turns the path into a list of all files, some 20 KB, so it is a chunk of its own. */
export async function loadRoom(language: Language, room: string): Promise<Messages> {
  const loaded: { default: Messages } = await import(`../messages/${language}/${room}.json`);
  return loaded.default;
}
