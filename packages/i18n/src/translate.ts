import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Messages } from './messages.ts';
import { SPOKEN } from './spoken.data.ts';

export type MessageVariables = Readonly<Record<string, string | number>>;

function find(messages: Messages, path: readonly string[]): string | undefined {
  let node: string | Messages | undefined = messages;
  for (const step of path) {
    if (typeof node !== 'object') return undefined;
    node = node[step];
  }
  return typeof node === 'string' ? node : undefined;
}

/** Plural suffixes, best first; in every language a `_zero` form is used for zero if it exists. */
function pluralSuffixes(language: Language, count: number): string[] {
  const category = new Intl.PluralRules(language).select(count);
  return [...(count === 0 ? ['_zero'] : []), `_${category}`, '_other', ''];
}

function lookUp(language: Language, key: string, count: number | undefined): string | undefined {
  const path = key.split('.');
  for (const suffix of count === undefined ? [''] : pluralSuffixes(language, count)) {
    const text = find(SPOKEN[language], [...path.slice(0, -1), `${path.at(-1)}${suffix}`]);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * Returns the message `room.key` in a language, with `{{name}}` filled from `variables` and the plural chosen by `variables.count`, as in
 * the portal. A missing message falls back to English; an unknown key is returned unchanged.
 */
export function translate(language: Language, key: string, variables: MessageVariables = {}): string {
  const count = typeof variables.count === 'number' ? variables.count : undefined;
  const text = lookUp(language, key, count) ?? lookUp(DEFAULT_LANGUAGE, key, count);
  if (text === undefined) return key;
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    const value = variables[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}
