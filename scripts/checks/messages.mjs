import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fromRoot } from '../lib/paths.mjs';
import { checkTypography } from './typography.mjs';

/**
 * @typedef {Map<string, string>} Texts `room:key.path` → text
 * @typedef {{ key: string, text: string, form: string | undefined }} Form a message, with its plural form if it has one
 */

const MESSAGES = 'packages/i18n/messages';
const SAME_AS_ENGLISH = 'packages/i18n/same-as-english';
const SPEAKERS = ['apps/portal/src', 'apps/server/src', 'packages/contract/src', 'packages/kernel/src'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * All languages have the same keys with the same variables, in the plural forms of each language. Nothing stays in English
 * unless a file in `same-as-english` allows it, and each key is used somewhere. Types prove that the portal's keys exist; this check looks for
 * the server's.
 * @returns {string[]}
 */
export function checkMessages() {
  const languages = readdirSync(fromRoot(MESSAGES));
  return judgeMessages({
    texts: new Map(languages.map((language) => [language, readLanguage(language)])),
    sameAsEnglish: readSameAsEnglish(),
    sources: SPEAKERS.flatMap(readSources),
  });
}

/**
 * @param {object} what
 * @param {Map<string, Texts>} what.texts by language, with English
 * @param {Record<string, string[]>} what.sameAsEnglish by language, the keys whose text may equal the English one
 * @param {string[]} what.sources texts of the source files that use messages
 * @returns {string[]}
 */
export function judgeMessages({ texts, sameAsEnglish, sources }) {
  const english = familiesOf(texts.get('en') ?? new Map());
  const problems = Object.keys(sameAsEnglish)
    .filter((language) => language === 'en' || !texts.has(language))
    .map((language) => `${SAME_AS_ENGLISH} names ${language}, which has nothing to compare`);
  for (const [language, said] of texts) {
    problems.push(...comparePlurals(english, familiesOf(said), language));
    problems.push(...compareVariables(english, familiesOf(said), language));
    problems.push(...checkTypography(said, language));
    if (language === 'en') continue;
    problems.push(...compareKeys(english, familiesOf(said), language));
    problems.push(...findEnglish(english, familiesOf(said), language, new Set(sameAsEnglish[language] ?? [])));
  }
  return [...problems, ...checkSpoken([...(texts.get('en') ?? new Map()).keys()], sources)];
}

/** The plural forms of a key are one family, under the key without its suffix. @param {Texts} texts @returns {Map<string, Form[]>} */
function familiesOf(texts) {
  const families = new Map();
  for (const [key, text] of texts) {
    const form = PLURAL.exec(key)?.[1];
    const base = key.replace(PLURAL, '');
    families.set(base, [...(families.get(base) ?? []), { key, text, form }]);
  }
  return families;
}

/** @param {Map<string, Form[]>} english @param {Map<string, Form[]>} other @param {string} language @returns {string[]} */
function compareKeys(english, other, language) {
  const missing = [...english.keys()].filter((key) => !other.has(key)).map((key) => `${language} lacks ${key}`);
  const extra = [...other.keys()].filter((key) => !english.has(key));
  return [...missing, ...extra.map((key) => `${language} says ${key}, which en does not`)];
}

/**
 * A message that English counts has exactly each language's own plural forms. A form for zero exists in all languages or in none.
 * @param {Map<string, Form[]>} english @param {Map<string, Form[]>} other @param {string} language @returns {string[]}
 */
function comparePlurals(english, other, language) {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const problems = [];
  for (const [base, forms] of other) {
    const inEnglish = english.get(base);
    if (inEnglish === undefined) continue;
    const isCounted = inEnglish.some(({ form }) => form !== undefined);
    const saysNone = inEnglish.some(({ form }) => form === 'zero');
    const expected = isCounted ? [...(saysNone ? ['zero'] : []), ...categories] : ['one form only'];
    const actual = forms.map(({ form }) => form ?? 'one form only');
    if (listOf(actual) !== listOf(expected))
      problems.push(`${language} says ${base} in the forms ${listOf(actual)}; it needs ${listOf(expected)}`);
  }
  return problems;
}

/**
 * A form for exactly one or for none may omit the number. `one` is such a form unless it also covers other numbers, as it covers zero
 * in French.
 * @param {Map<string, Form[]>} english @param {Map<string, Form[]>} other @param {string} language @returns {string[]}
 */
function compareVariables(english, other, language) {
  const rules = new Intl.PluralRules(language);
  const mayOmitCount = new Set(['zero', ...(rules.select(0) === 'one' || rules.select(1) !== 'one' ? [] : ['one'])]);
  const problems = [];
  for (const [base, forms] of other) {
    const model = english.get(base)?.find(({ form }) => form === undefined || form === 'other');
    if (model === undefined) continue;
    const expected = placeholdersOf(model.text);
    for (const { key, text, form } of forms) {
      const actual = placeholdersOf(text);
      const hasOmittedCount = form !== undefined && mayOmitCount.has(form) && !actual.includes(COUNT);
      const wanted = hasOmittedCount ? expected.filter((one) => one !== COUNT) : expected;
      if (listOf(actual) !== listOf(wanted))
        problems.push(
          `${language} says ${key} with ${listOf(actual) || 'nothing'} to fill in, not ${listOf(wanted) || 'nothing'}`,
        );
    }
  }
  return problems;
}

const COUNT = '{{count}}';

/** A text's variables with their format, and the tags that a screen replaces by elements. @param {string} text @returns {string[]} */
function placeholdersOf(text) {
  const found = [...(text.match(/\{\{[^}]*\}\}/g) ?? []), ...(text.match(/<\/?\w+\s*\/?>/g) ?? [])];
  return [...new Set(found.map((one) => one.replace(/\s+/g, '')))];
}

/** @param {string[]} parts */
function listOf(parts) {
  return [...parts].sort().join(', ');
}

/**
 * An untranslated text: equal to English or, in Chinese, without a Chinese character. A text without words, such as
 * `{{done}} × {{total}}`, needs no translation.
 * @param {Map<string, Form[]>} english @param {Map<string, Form[]>} other @param {string} language @param {Set<string>} allowed
 * @returns {string[]}
 */
function findEnglish(english, other, language, allowed) {
  const problems = [];
  const needed = new Set();
  for (const [base, forms] of other) {
    const models = english.get(base) ?? [];
    for (const { key, text, form } of forms) {
      const model = models.find((one) => one.form === form) ?? models.find((one) => one.form === 'other');
      const isSame = model?.text === text;
      const isForeign = language === 'zh' && !/\p{Script=Han}/u.test(text);
      if (!hasWords(text) || !(isSame || isForeign)) continue;
      needed.add(key);
      if (!allowed.has(key))
        problems.push(`${language} says ${key} ${isSame ? 'as en does' : 'in no Chinese'}: ${text}`);
    }
  }
  const idle = [...allowed].filter((key) => !needed.has(key));
  return [...problems, ...idle.map((key) => `${SAME_AS_ENGLISH} names ${language} ${key}, which needs no leave`)];
}

/** @param {string} text */
function hasWords(text) {
  return /\p{Letter}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));
}

/** Each room has a file: language → keys. @returns {Record<string, string[]>} by language, the keys with their room */
function readSameAsEnglish() {
  const allowed = {};
  for (const file of readdirSync(fromRoot(SAME_AS_ENGLISH))) {
    const room = file.replace(/\.json$/, '');
    const keys = JSON.parse(readFileSync(fromRoot(SAME_AS_ENGLISH, file), 'utf8'));
    for (const language of Object.keys(keys)) {
      allowed[language] = [...(allowed[language] ?? []), ...keys[language].map((key) => `${room}:${key}`)];
    }
  }
  return allowed;
}

/** @param {string} language @returns {Texts} */
function readLanguage(language) {
  const texts = new Map();
  for (const file of readdirSync(fromRoot(MESSAGES, language))) {
    const room = file.replace(/\.json$/, '');
    collect(texts, `${room}:`, JSON.parse(readFileSync(fromRoot(MESSAGES, language, file), 'utf8')));
  }
  return texts;
}

function collect(texts, prefix, node) {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else collect(texts, `${prefix}${key}.`, value);
  }
}

/**
 * A key is used if its path is in a string, or if a template begins with the path up to one of its dots
 * (`status.${…}`) or ends with the part after one (`${room}.title`). A key that `translate` is called with must exist.
 * @param {string[]} keys @param {string[]} sources @returns {string[]}
 */
function checkSpoken(keys, sources) {
  const strings = new Set();
  const starts = new Set();
  const ends = new Set();
  const asked = new Set();
  for (const text of sources) {
    for (const [, string] of text.matchAll(/['"]([\w.:-]+)['"]/g)) strings.add(string);
    for (const [, template] of text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)) {
      starts.add(template.slice(0, template.indexOf('${')));
      ends.add(template.slice(template.lastIndexOf('}') + 1));
    }
    for (const [, key] of text.matchAll(/\btranslate\([^'"`()]*['"`](\w+\.[\w.-]*)/g)) asked.add(key);
  }
  const unused = keys.filter((key) => !isSaid(key, strings, starts, ends)).map((key) => `${key} is said nowhere`);
  const paths = keys.map((key) => key.replace(':', '.').replace(PLURAL, ''));
  const missing = [...asked].filter(
    (key) => !paths.some((path) => (key.endsWith('.') ? path.startsWith(key) : path === key)),
  );
  return [...unused, ...missing.map((key) => `en lacks ${key}, which the server says`)];
}

/** @param {string} key */
function isSaid(key, strings, starts, ends) {
  const [room, rest] = key.split(':');
  const path = rest.replace(PLURAL, '');
  const forms = [path, `${room}:${path}`, `${room}.${path}`];
  if (forms.some((form) => strings.has(form))) return true;
  return forms.some((form) => {
    for (let at = form.search(/[.:]/); at !== -1; at = nextDot(form, at)) {
      if (starts.has(form.slice(0, at + 1)) || (ends.has(form.slice(at)) && form.slice(at).length > 1)) return true;
    }
    return false;
  });
}

function nextDot(text, after) {
  const at = text.slice(after + 1).search(/[.:]/);
  return at === -1 ? -1 : after + 1 + at;
}

/** @param {string} directory @returns {string[]} the texts of its sources */
function readSources(directory) {
  return readdirSync(fromRoot(directory), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(fromRoot(join(directory, name)), 'utf8'));
}
