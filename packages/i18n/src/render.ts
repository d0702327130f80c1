import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** Numbers are formatted in the language; everything else is written as text. */
export type Variables = Readonly<Record<string, unknown>>;

/** The message or the group of messages at a dotted key; undefined if there is none. */
export function findMessage(messages: Messages, key: string): string | Messages | undefined {
  let node: string | Messages | undefined = messages;
  for (const step of key.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = node[step];
  }
  return node;
}

const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

/** Creating one of these costs more than rendering all texts of a table row. */
function kept<T>(made: Map<Language, T>, language: Language, make: (language: Language) => T): T {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

/** Plural suffixes, best first; in every language a `_zero` form is used for zero if it exists. */
function pluralSuffixes(language: Language, count: number): string[] {
  const category = kept(plurals, language, (tag) => new Intl.PluralRules(tag)).select(count);
  return [...(count === 0 ? ['_zero'] : []), `_${category}`, '_other', ''];
}

function fill(text: string, language: Language, variables: Variables): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    const value = variables[name];
    if (value === undefined) return whole;
    return typeof value === 'number'
      ? kept(numbers, language, (tag) => new Intl.NumberFormat(tag)).format(value)
      : String(value);
  });
}

/**
 * The message at a dotted key of one room, with `{{name}}` filled from `variables` and the plural chosen by a number `variables.count`;
 * undefined if the room has none.
 */
export function renderMessage(
  messages: Messages,
  language: Language,
  key: string,
  variables: Variables = {},
): string | undefined {
  const { count } = variables;
  for (const suffix of typeof count === 'number' ? pluralSuffixes(language, count) : ['']) {
    const text = findMessage(messages, key + suffix);
    if (typeof text === 'string') return fill(text, language, variables);
  }
  return undefined;
}
