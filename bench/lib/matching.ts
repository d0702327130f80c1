import { createTermMatcher } from '../../apps/server/src/modules/glossary/term-usage.ts';
import { searchedText } from '../../packages/kernel/src/keywords/fold.ts';
import { createKeywordMatcher, type KeywordMatcher, textsOfRule } from '../../packages/kernel/src/keywords/matcher.ts';
import { compared, heading, report } from './figures.ts';
import { processorSeconds } from './processor-time.ts';
import { createTitleMaker } from './recombined-titles.ts';
import { keywordsOf, termsOf } from './word-lists.ts';

const TERMS = { few: 1_000, many: 10_000 };
const KEYWORDS = { few: 500, many: 5_000 };
const WANTED = 20_000;
/** For this many titles, the result is compared with searching for each text separately. */
const CHECKED = 300;

const counted = (n: number) => n.toLocaleString('en-GB');

/**
 * Measures which of a seller's terms a title uses, as the glossary counts them, and which keywords of a blacklist it
 * contains. The baseline cuts the same titles into words and looks each up in one map.
 */
export function measureMatching(count: number): void {
  heading(`Terms and keywords against titles, one core (wanted: ${counted(WANTED)} titles a second)`);
  const maker = createTitleMaker();
  const titles = maker.titles(count);
  const fewTitles = titles.slice(0, count / 10);
  const terms = termsOf(maker.words, TERMS.many);
  const keywords = keywordsOf(maker.words, KEYWORDS.many);
  const floor = measureFloor(titles, new Map(terms.map(({ src_text }, place) => [src_text, place])));
  report(`floor: words, one lookup each; ${counted(count)}`, floor, 'titles/s');

  const termTexts = terms.map(({ src_text }) => textsOfRule({ ...TERM_RULE, keyword: src_text }));
  measureGrowth('terms', floor, [
    { size: TERMS.few, titles, build: () => createTermMatcher(terms.slice(0, TERMS.few)) },
    { size: TERMS.many, titles: fewTitles, build: () => createTermMatcher(terms) },
    { size: TERMS.many, titles, build: () => createTermMatcher(terms), texts: termTexts },
  ]);
  measureGrowth('keywords', floor, [
    { size: KEYWORDS.few, titles, build: () => createKeywordMatcher(keywords.slice(0, KEYWORDS.few)) },
    { size: KEYWORDS.many, titles: fewTitles, build: () => createKeywordMatcher(keywords) },
    { size: KEYWORDS.many, titles, build: () => createKeywordMatcher(keywords) },
  ]);
  const both = [createTermMatcher(terms), createKeywordMatcher(keywords)];
  const rate = rateOf(titles, both).rate;
  report('both lists whole, one after the other', rate, 'titles/s', compared(rate / floor, 'the floor'));
}

const TERM_RULE = { keyword: '', match: 'word', language: 'en', fields: ['title'], exceptions: [] } as const;

interface Case {
  readonly size: number;
  readonly titles: readonly string[];
  readonly build: () => KeywordMatcher;
  /** The texts by which each entry is found, if it should be checked. */
  readonly texts?: readonly (readonly string[])[];
}

function measureGrowth(what: string, floor: number, cases: readonly Case[]): void {
  for (const { size, titles, build, texts } of cases) {
    const begin = performance.now();
    const matcher = build();
    const builtMs = Math.round(performance.now() - begin);
    const { rate, found } = rateOf(titles, [matcher]);
    const comparison = `${compared(rate / floor, 'the floor')}; built in ${builtMs} ms, ${counted(found)} found`;
    report(`${counted(size)} ${what}, ${counted(titles.length)} titles`, rate, 'titles/s', comparison);
    if (texts) requireSame(matcher, titles.slice(0, CHECKED), texts);
  }
}

function rateOf(titles: readonly string[], matchers: readonly KeywordMatcher[]): { rate: number; found: number } {
  let found = 0;
  const seconds = processorSeconds(() => {
    for (const title of titles) {
      for (const matcher of matchers) found += matcher.find({ title, brand: null, description: '' }).length;
    }
  });
  return { rate: titles.length / seconds, found };
}

/** @throws if the matcher finds anything different from a separate search for each text */
function requireSame(matcher: KeywordMatcher, titles: readonly string[], texts: readonly (readonly string[])[]): void {
  for (const title of titles) {
    const searched = searchedText(title);
    const alone = texts.flatMap((own, place) => (own.some((text) => searched.includes(text)) ? [place] : []));
    const found = matcher.find({ title, brand: null, description: '' });
    if (found.join() !== alone.join()) throw new Error(`${title}: ${found.join()} instead of ${alone.join()}`);
  }
}

function measureFloor(titles: readonly string[], places: ReadonlyMap<string, number>): number {
  let found = 0;
  const seconds = processorSeconds(() => {
    for (const title of titles) {
      for (const word of title.toLowerCase().split(' ')) if (places.has(word)) found += 1;
    }
  });
  if (found === 0) throw new Error('No title uses a word of the terms');
  return titles.length / seconds;
}
