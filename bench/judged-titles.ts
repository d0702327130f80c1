import { readFileSync, writeFileSync } from 'node:fs';
import type { JudgedLanguage } from '../packages/text/src/confidence.ts';
import { baseGlossary, compileLexicon } from '../packages/text/src/index.ts';
import type { Signs } from '../packages/text/src/signs.ts';
import { spread } from '../packages/text/src/signs-line.ts';
import { composedTitleOf, type SureTitle, sureTitleOf } from '../packages/text/src/title.ts';
import { CATALOGUE_FILE, readCatalogue } from './lib/catalogue-file.ts';

/**
 * Prints titles of a catalogue for readers to judge, and keeps what they said. Manually: `node --import tsx bench/judged-titles.ts
 * <sure|composed> …`
 *
 * - `print <language> [file.csv]` writes one line a title: the sure titles that are beyond doubt, or the composed ones of all other items.
 * - `keep <language> <titles.jsonl> <verdicts.jsonl>` joins what was read (sku, source, category, brand, title) with the verdicts
 *   (sku, verdict) to `packages/text/test/judged`. How many were right at this first reading belongs into `first-readings.json`.
 * - `refresh <language> [file.csv]` computes the signs of judged titles again, and drops titles of the catalogue that are written otherwise
 *   now.
 */
const LIMIT = 80;
const [kind, command, language, first = CATALOGUE_FILE, second = ''] = process.argv.slice(2);

interface Read {
  readonly sku: string;
  readonly source: string;
  readonly category: string;
  readonly brand: string;
  readonly title: string;
}

interface Made {
  readonly text: string;
  readonly cut: number;
  readonly signs: SureTitle['signs'] | Partial<Signs>;
}

const linesOf = <T>(file: string | URL): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The signs that are not zero (`signs-line.ts`). */
const withoutZeros = (signs: Signs): Partial<Signs> => {
  const zero: Readonly<Record<string, unknown>> = { ...spread({}) };
  return Object.fromEntries(Object.entries(signs).filter(([name, value]) => value !== zero[name]));
};

/** Writes the titles of one kind; undefined for an item whose title is of the other kind. */
function makerOf(to: JudgedLanguage): (row: Omit<Read, 'sku' | 'title'>) => Made | undefined {
  const lexicon = compileLexicon(baseGlossary(), 'en', to);
  return ({ source, category, brand }) => {
    const path = category.split(' > ').filter(Boolean);
    const input = { title: source, brand, category: path, from: 'en', to, limit: LIMIT, lexicon } as const;
    const sure = sureTitleOf(input);
    if (kind === 'sure') return sure && { text: sure.text, cut: 0, signs: sure.signs };
    const made = sure?.signs.doubts.length === 0 ? undefined : composedTitleOf(input);
    // Brand, listed names and codes alone are right in every language, and have no figure of their own.
    const isBare = made !== undefined && made.signs.words + made.signs.names + made.signs.left === 0;
    return made && !isBare ? { ...made, signs: withoutZeros(made.signs) } : undefined;
  };
}

const isBeyondDoubt = ({ signs }: Made): boolean => !('doubts' in signs) || signs.doubts.length === 0;

const to = (['de', 'fr', 'it', 'es'] as const).find((one) => one === language);
if (to === undefined) throw new Error('name a language: de, fr, it or es');
if (kind !== 'sure' && kind !== 'composed') throw new Error('name a kind: sure or composed');
const make = makerOf(to);
const file = new URL(`../packages/text/test/judged/${kind === 'sure' ? 'sure-' : ''}${to}.jsonl`, import.meta.url);
const store = (judged: readonly object[]): void =>
  writeFileSync(file, `${judged.map((one) => JSON.stringify(one)).join('\n')}\n`);

if (command === 'keep') {
  const verdicts = new Map(linesOf<{ sku: string; verdict: string }>(second).map(({ sku, verdict }) => [sku, verdict]));
  let changed = 0;
  const kept = linesOf<Read>(first).flatMap((read) => {
    const verdict = verdicts.get(read.sku);
    if (verdict === undefined) return [];
    const made = make(read);
    if (made?.text !== read.title) {
      changed += 1;
      return [];
    }
    return [{ sku: read.sku, title: read.title, verdict, cut: made.cut, signs: made.signs }];
  });
  const before = linesOf<{ sku: string }>(file);
  store([...before.filter(({ sku }) => !verdicts.has(sku)), ...kept]);
  process.stdout.write(`${to}: kept ${kept.length}; ${changed} titles are written otherwise now and were left out\n`);
} else if (command === 'refresh') {
  const rows = new Map(readCatalogue(first).map((row) => [row.sku, row]));
  const before = linesOf<{ sku: string; title: string }>(file);
  const fresh = before.flatMap((judged) => {
    const row = rows.get(judged.sku);
    if (row === undefined) return [judged];
    const made = make({ source: row.title, category: row.category, brand: row.brand });
    return made?.text === judged.title ? [{ ...judged, cut: made.cut, signs: made.signs }] : [];
  });
  store(fresh);
  process.stdout.write(`${to}: kept ${fresh.length} of ${before.length} titles\n`);
} else {
  const rows = readCatalogue(first);
  let count = 0;
  for (const { sku, title: source, category, brand } of rows) {
    const made = make({ source, category, brand });
    if (made === undefined || !isBeyondDoubt(made)) continue;
    count += 1;
    process.stdout.write(`${JSON.stringify({ sku, source, category, brand, title: made.text })}\n`);
  }
  process.stderr.write(`${to}: ${count} of ${rows.length} titles are ${kind}\n`);
}
