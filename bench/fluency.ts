import { baseGlossary, compileLexicon, makeTitle } from '../packages/text/src/index.ts';
import { breakersOf } from './lib/broken-titles.ts';
import { readCatalogue } from './lib/catalogue-file.ts';
import { type Fluency, plainWords, trainFluency } from './lib/fluency-model.ts';
import { categoryNamesOf, MEASURED_LANGUAGES, type MeasuredLanguage, proseOf } from './lib/language-texts.ts';
import { createTitleMaker } from './lib/recombined-titles.ts';

/**
 * How fluent titles are by a measure that is independent of the composer. Manually: `node --import tsx bench/fluency.ts
 * [folder]`; the folder contains official category names, one file per language (see `bench/lib/language-texts.ts`).
 * Lower is more fluent. The model is trained on four fifths of the names and on prose in the language; the last fifth
 * of the names shows the score of official text. Each broken title is compared with its original: 50 % is chance.
 */
const FOLDER = process.argv[2];
const TITLES = 3_000;
const LIMIT = 80;
const SHORTEST = 3;

const catalogue = readCatalogue();
const sources =
  catalogue.length > 0
    ? catalogue.slice(0, TITLES)
    : createTitleMaker()
        .titles(TITLES)
        .map((title) => ({ title, brand: '' }));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => `${Math.round(100 * share)} %`;

function print(name: string, found: readonly Fluency[], remark = ''): void {
  const column = (read: (one: Fluency) => number) => (2 ** mean(found.map(read))).toFixed(1).padStart(9);
  process.stdout.write(
    `  ${name.padEnd(28)}${String(found.length).padStart(6)}${column((one) => one.letters)}${column((one) => one.words)}` +
      `${column((one) => one.both)}  ${remark}\n`,
  );
}

/** Titles that are completely in the buyer's language, except for protected parts, with the source of each. */
function titlesIn(to: MeasuredLanguage): readonly { readonly made: string; readonly source: string }[] {
  const lexicon = compileLexicon(baseGlossary(), 'en', to);
  return sources.flatMap(({ title, brand }) => {
    const made = makeTitle({ title, brand, from: 'en', to, limit: LIMIT, lexicon });
    const isWhole = made.ok && made.coverage === 1 && !made.keptAsIs;
    if (!isWhole) return [];
    // Brands, names and numbers come from the source, and no model knows them.
    const kept = new Set(plainWords(title));
    const words = made.title.split(' ').filter((word) => plainWords(word).some((plain) => !kept.has(plain)));
    return words.length >= SHORTEST ? [{ made: words.join(' '), source: title }] : [];
  });
}

for (const language of MEASURED_LANGUAGES) {
  const names = categoryNamesOf(language, FOLDER);
  const learned = names.filter((_, place) => place % 5 !== 0);
  const kept = names.filter((name, place) => place % 5 === 0 && plainWords(name).length > 1);
  const fluencyOf = trainFluency([...proseOf(language), ...learned]);
  const titles = titlesIn(language);
  process.stdout.write(
    `\n${language}: learned ${learned.length} category names and the portal's own text; perplexity of\n` +
      `  ${''.padEnd(28)}${'texts'.padStart(6)}${'a letter'.padStart(9)}${'a word'.padStart(9)}${'both'.padStart(9)}  detected\n`,
  );
  print('official names, not learned', kept.map(fluencyOf));
  const made = titles.map((title) => ({ ...title, fluency: fluencyOf(title.made) }));
  print(
    'titles made',
    made.map(({ fluency }) => fluency),
  );
  print(
    'their English sources',
    titles.map(({ source }) => fluencyOf(source)),
  );
  for (const [name, breakTitle] of Object.entries(breakersOf(language))) {
    const pairs = made.flatMap((one) => {
      const broken = breakTitle(one.made, one.source);
      return broken === undefined || broken === one.made ? [] : [{ whole: one.fluency, broken: fluencyOf(broken) }];
    });
    const shareOf = (read: (one: Fluency) => number) =>
      percent(mean(pairs.map(({ whole, broken }) => Number(read(broken) > read(whole)))));
    print(
      name,
      pairs.map(({ broken }) => broken),
      `by letters ${shareOf((one) => one.letters)}, by words ${shareOf((one) => one.words)}, by both ${shareOf((one) => one.both)}`,
    );
  }
}
