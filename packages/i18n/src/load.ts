import type { Language } from './languages.ts';
import type { MessageRoom, Messages } from './rooms.ts';

/** For the browser: one room in one language, fetched when a screen first needs it. Rejects when the file can not be had. */
export async function loadMessages(language: Language, room: MessageRoom): Promise<Messages> {
  const loaded: { default: Messages } = await import(`../messages/${language}/${room}.json`);
  return loaded.default;
}
