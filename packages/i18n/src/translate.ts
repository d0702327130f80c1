import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { renderMessage } from './render.ts';
import { SPOKEN } from './spoken.data.ts';

export type MessageVariables = Readonly<Record<string, string | number>>;

/**
 * The message `room.key` in a language, rendered as in the portal. A missing message falls back to English; an unknown key is returned
 * unchanged.
 */
export function translate(language: Language, key: string, variables: MessageVariables = {}): string {
  return (
    renderMessage(SPOKEN[language], language, key, variables) ??
    renderMessage(SPOKEN[DEFAULT_LANGUAGE], DEFAULT_LANGUAGE, key, variables) ??
    key
  );
}
