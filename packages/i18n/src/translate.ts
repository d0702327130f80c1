import accountsDe from '../messages/de/accounts.json' with { type: 'json' };
import errorsDe from '../messages/de/errors.json' with { type: 'json' };
import historyDe from '../messages/de/history.json' with { type: 'json' };
import publishingDe from '../messages/de/publishing.json' with { type: 'json' };
import accountsEn from '../messages/en/accounts.json' with { type: 'json' };
import errorsEn from '../messages/en/errors.json' with { type: 'json' };
import historyEn from '../messages/en/history.json' with { type: 'json' };
import publishingEn from '../messages/en/publishing.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Messages } from './rooms.ts';

export type MessageVariables = Readonly<Record<string, string | number>>;

/** The rooms whose sentences a server says too; the portal loads all rooms by itself. */
const spoken: Record<Language, Messages> = {
  en: { accounts: accountsEn, errors: errorsEn, history: historyEn, publishing: publishingEn },
  de: { accounts: accountsDe, errors: errorsDe, history: historyDe, publishing: publishingDe },
};

function find(messages: Messages, path: readonly string[]): string | undefined {
  let node: string | Messages | undefined = messages;
  for (const step of path) {
    if (typeof node !== 'object') return undefined;
    node = node[step];
  }
  return typeof node === 'string' ? node : undefined;
}

function lookUp(language: Language, key: string, count: number | undefined): string | undefined {
  const path = key.split('.');
  const tried = count === undefined ? [] : [`_${new Intl.PluralRules(language).select(count)}`, '_other'];
  for (const suffix of [...tried, '']) {
    const text = find(spoken[language], [...path.slice(0, -1), `${path.at(-1)}${suffix}`]);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * The sentence `room.key` in a language, with `{{name}}` filled from `variables` and the plural chosen by `variables.count`,
 * as the portal does it. A sentence that is missing falls back to English; a key that no language knows is answered as it is.
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
