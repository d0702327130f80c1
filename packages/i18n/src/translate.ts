import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { renderMessage } from './render.ts';
import { spokenMessages } from './spoken.ts';

export type MessageVariables = Readonly<Record<string, string | number>>;

/**
 * For the server: the message `room.key` in a language, rendered as in the portal; `errors.<code>` is the sentence of an error code of any
 * room. A missing message falls back to English; an unknown key is returned unchanged.
 */
export function translate(language: Language, key: string, variables: MessageVariables = {}): string {
  return (
    renderMessage(spokenMessages(language), language, key, variables) ??
    renderMessage(spokenMessages(DEFAULT_LANGUAGE), DEFAULT_LANGUAGE, key, variables) ??
    key
  );
}
