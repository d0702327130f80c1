import { readFileSync, writeFileSync } from 'node:fs';
import type { JudgedLanguage } from '../packages/text/src/confidence.ts';
import { baseGlossary, compileLexicon } from '../packages/text/src/index.ts';
import { type SureTitle, sureTitleOf } from '../packages/text/src/title.ts';
import { CATALOGUE_FILE, readCatalogue } from './lib/catalogue-file.ts';

/**
 * Prints the sure titles of a catalogue that are beyond doubt for readers to judge, and keeps what they said. By hand:
 * `node --import tsx bench/sure-titles.ts print <language> [file.csv]` writes one line a title, and
 * `node --import tsx bench/sure-titles.ts keep <language> <titles.jsonl> <verdicts.jsonl>` joins what was read (sku, source, category,
 * brand, title) with what was said of it (sku, verdict) to `packages/text/test/judged/sure-<language>.jsonl`; a further argument `seen` says
 * that rules were changed because of these verdicts. `… refresh <language> [file.csv]` computes the signs of judged titles again, and drops
 * titles of the catalogue that are written otherwise now.
 */
const LIMIT = 80;
const [command, language, first = CATALOGUE_FILE, second = '', third = ''] = process.argv.slice(2);

interface Read {
  readonly sku: string;
  readonly source: string;
  readonly category: string;
  readonly brand: string;
  readonly title: string;
}

const linesOf = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

function makerOf(to: JudgedLanguage): (row: Omit<Read, 'sku' | 'title'>) => SureTitle | undefined {
  const lexicon = compileLexicon(baseGlossary(), 'en', to);
  return ({ source, category, brand }) =>
    sureTitleOf({
      title: source,
      brand,
      category: category.split(' > ').filter(Boolean),
      from: 'en',
      to,
      limit: LIMIT,
      lexicon,
    });
}

const to = (['de', 'fr', 'it', 'es'] as const).find((one) => one === language);
if (to === undefined) throw new Error('name a language: de, fr, it or es');
const make = makerOf(to);
const file = new URL(`../packages/text/test/judged/sure-${to}.jsonl`, import.meta.url);
if (command === 'keep') {
  const verdicts = new Map(linesOf<{ sku: string; verdict: string }>(second).map(({ sku, verdict }) => [sku, verdict]));
  let changed = 0;
  const kept = linesOf<Read>(first).flatMap((read) => {
    const verdict = verdicts.get(read.sku);
    const made = make(read);
    if (verdict === undefined) return [];
    if (made?.text !== read.title) {
      changed += 1;
      return [];
    }
    const seen = third === 'seen' ? { seen: true } : {};
    return [JSON.stringify({ sku: read.sku, title: read.title, verdict, cut: 0, ...seen, signs: made.signs })];
  });
  const before = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const isReadAgain = (line: string): boolean => verdicts.has((JSON.parse(line) as { sku: string }).sku);
  writeFileSync(file, `${[...before.filter((line) => !isReadAgain(line)), ...kept].join('\n')}\n`);
  process.stdout.write(`${to}: kept ${kept.length}; ${changed} titles are written otherwise now and were left out\n`);
} else if (command === 'refresh') {
  const rows = new Map(readCatalogue(first).map((row) => [row.sku, row]));
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const fresh = lines.flatMap((line) => {
    const judged = JSON.parse(line) as { sku: string; title: string };
    const row = rows.get(judged.sku);
    if (row === undefined) return [line];
    const made = make({ source: row.title, category: row.category, brand: row.brand });
    return made?.text === judged.title ? [JSON.stringify({ ...judged, signs: made.signs })] : [];
  });
  writeFileSync(file, `${fresh.join('\n')}\n`);
  process.stdout.write(`${to}: kept ${fresh.length} of ${lines.length} titles\n`);
} else {
  const rows = readCatalogue(first);
  let count = 0;
  for (const { sku, title: source, category, brand } of rows) {
    const made = make({ source, category, brand });
    if (made === undefined || made.signs.doubts.length > 0) continue;
    count += 1;
    process.stdout.write(`${JSON.stringify({ sku, source, category, brand, title: made.text })}\n`);
  }
  process.stderr.write(`${to}: ${count} of ${rows.length} titles are sure\n`);
}
