import { existsSync, readFileSync } from 'node:fs';
import type { KeywordRule } from '../packages/kernel/src/index.ts';
import { createKeywordMatcher } from '../packages/kernel/src/keywords/matcher.ts';
import { baseGlossary } from '../packages/text/src/index.ts';

/**
 * Measures how many titles a second one core compares with blacklists of growing length, and with the base glossary's terms as one list.
 * By hand: `node --import tsx bench/keywords.ts [titles [file.csv]]`; the file has the columns sku, title, category, brand.
 */
const TITLES = Number(process.argv[2] ?? 1_000_000);
const FILE = process.argv[3] ?? '../shared/data/uk-seller-catalog.csv';
const LISTS = [500, 1_000, 5_000, 10_000];
const FLOOR = 20_000;

const catalogue = readTitles();
const words = [...new Set(catalogue.flatMap((title) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))];
const titles = Array.from({ length: TITLES }, (_, n) => `${catalogue[n % catalogue.length]} ${n}`);

/** A tenth of a list are words of the titles, so that it finds something; the rest is rare. */
function listOf(count: number): KeywordRule[] {
  return Array.from({ length: count }, (_, n): KeywordRule => {
    const word = words[(n * 7) % words.length] ?? 'word';
    const keyword = n % 10 === 0 ? word : `${word} ${words[(n * 13 + 5) % words.length]}${n}`;
    const match = n % 3 === 0 ? 'forms' : n % 3 === 1 ? 'prefix' : 'word';
    return {
      keyword,
      match,
      language: 'en',
      fields: ['title', 'brand'],
      exceptions: n % 20 === 0 ? [`${word} set`] : [],
    };
  });
}

function measure(name: string, rules: readonly KeywordRule[]): void {
  const begin = performance.now();
  const matcher = createKeywordMatcher(rules);
  const built = performance.now();
  const before = process.cpuUsage();
  let found = 0;
  for (const title of titles) found += matcher.find({ title, brand: null, description: '' }).length;
  // The processor's time, because other programs may use the core too.
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1_000_000;
  const rate = TITLES / seconds;
  process.stdout.write(
    `${name}: built in ${Math.round(built - begin)} ms; ${TITLES} titles in ${seconds.toFixed(1)} s, ${Math.round(rate)} a second ` +
      `(floor ${FLOOR}), ${found} found\n`,
  );
  if (rate < FLOOR) process.exitCode = 1;
}

for (const count of LISTS) measure(`${count} keywords`, listOf(count));
const terms = baseGlossary().map(({ headword }) => headword);
const glossary = Array.from({ length: 10_000 }, (_, n): KeywordRule => {
  const term = terms[n % terms.length] ?? 'term';
  const keyword = n < terms.length ? term : `${term} ${n}`;
  return { keyword, match: 'word', language: 'en', fields: ['title'], exceptions: [] };
});
measure('10000 terms', glossary);
measure('10000 terms and 5000 keywords', [...glossary, ...listOf(5_000)]);

function readTitles(): readonly string[] {
  if (!existsSync(FILE)) throw new Error(`${FILE} is not there: name a catalogue`);
  const lines = readFileSync(FILE, 'utf8').split('\n').slice(1);
  return lines.flatMap((line) => /^[^,]*,(?:"((?:[^"]|"")*)"|([^,]*))/u.exec(line)?.slice(1).find(Boolean) ?? []);
}
