import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryNames } from '../../apps/sandbox/src/catalog/category-names.data.ts';

export const MEASURED_LANGUAGES = ['de', 'fr', 'it', 'es'] as const;
export type MeasuredLanguage = (typeof MEASURED_LANGUAGES)[number];

const MESSAGES = 'packages/i18n/messages';
const ARTICLES = 'apps/server/help';

const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];

const textsIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [readFileSync(join(folder, name), 'utf8')] : []));

/** Prose in the language that the composer never reads: the portal's messages and the help articles, by line. */
export function proseOf(language: MeasuredLanguage): readonly string[] {
  const messages = textsIn(join(MESSAGES, language), '.json').flatMap((text) => stringsOf(JSON.parse(text)));
  const articles = textsIn(join(ARTICLES, language), '.md').flatMap((text) => text.split('\n'));
  return [...messages, ...articles].map((line) =>
    line.replace(/\{\{?[^{}]*\}?\}|<[^<>]*>|\]\([^()]*\)|`[^`]*`/gu, ' '),
  );
}

/**
 * Names of categories: the sandbox's, and those of a folder, if one is given, with a file for each language whose name
 * starts with the language. Each line is a path, `12 - Home > Kitchen > Pots`, in the format of Google and Shopify.
 */
export function categoryNamesOf(language: MeasuredLanguage, folder: string | undefined): readonly string[] {
  const own = Object.values(categoryNames).flatMap((names) => names[language] ?? []);
  const files = folder !== undefined && existsSync(folder) ? readdirSync(folder) : [];
  const given = files
    .filter((name) => name.startsWith(language))
    .flatMap((name) => readFileSync(join(folder ?? '', name), 'utf8').split('\n'))
    .flatMap(
      (line) =>
        line
          .split(' > ')
          .at(-1)
          ?.replace(/^[\w/:-]+ - /u, '')
          .trim() ?? [],
    );
  return [...new Set([...own, ...given])].filter((name) => name !== '' && !name.startsWith('#'));
}
