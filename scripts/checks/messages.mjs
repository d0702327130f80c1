import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fromRoot } from '../lib/paths.mjs';

const MESSAGES = 'packages/i18n/messages';
const SPEAKERS = ['apps/portal/src', 'apps/server/src', 'packages/contract/src', 'packages/kernel/src'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * All languages say the same keys with the same variables, and each key is said somewhere. That no key is missing which the
 * portal says, its types already see to.
 * @returns {string[]}
 */
export function checkMessages() {
  const languages = readdirSync(fromRoot(MESSAGES));
  const english = readLanguage('en');
  const differences = languages
    .filter((language) => language !== 'en')
    .flatMap((language) => compare(english, readLanguage(language), language));
  return [...differences, ...findUnused([...english.keys()])];
}

/** @param {string} language @returns {Map<string, string>} `room:key.path` → text */
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

/** @param {Map<string, string>} english @param {Map<string, string>} other @param {string} language @returns {string[]} */
function compare(english, other, language) {
  const problems = [];
  for (const [key, text] of english) {
    const translated = other.get(key);
    if (translated === undefined) problems.push(`${language} lacks ${key}`);
    else if (variablesOf(translated) !== variablesOf(text))
      problems.push(`${language} says ${key} with other variables`);
  }
  for (const key of other.keys()) if (!english.has(key)) problems.push(`${language} says ${key}, which en does not`);
  return problems;
}

/** @param {string} text */
function variablesOf(text) {
  return [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].sort().join();
}

/**
 * A key is said where its path stands in a string, or where a template begins with the path up to one of its dots
 * (`status.${…}`) or ends with what follows one (`${room}.title`).
 * @param {string[]} keys @returns {string[]}
 */
function findUnused(keys) {
  const strings = new Set();
  const starts = new Set();
  const ends = new Set();
  for (const text of SPEAKERS.flatMap(readSources)) {
    for (const [, string] of text.matchAll(/['"]([\w.:-]+)['"]/g)) strings.add(string);
    for (const [, template] of text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)) {
      starts.add(template.slice(0, template.indexOf('${')));
      ends.add(template.slice(template.lastIndexOf('}') + 1));
    }
  }
  return keys.filter((key) => !isSaid(key, strings, starts, ends)).map((key) => `${key} is said nowhere`);
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
