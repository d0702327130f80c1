import { baseGlossary, compileLexicon, makeTitle, withSellerTerms } from '../../packages/text/src/index.ts';
import { heading, report } from './figures.ts';
import { processorSeconds } from './processor-time.ts';
import { createTitleMaker } from './recombined-titles.ts';
import { termsOf } from './word-lists.ts';

const TARGETS = ['de', 'fr', 'it', 'es'] as const;
const TERMS = [0, 1_000, 10_000];
const MADE = 4_000;
const LIMIT = 80;

/** Measures titles made only from glossary and terms. This differs from finding terms, and has a separate figure. */
export function measureTitleMaking(): void {
  heading('Titles made, one core, with the seller’s terms over the glossary');
  const maker = createTitleMaker();
  const titles = maker.titles(MADE);
  const terms = termsOf(maker.words, Math.max(...TERMS)).map(({ src_text: source, dst_text: target }) => {
    return { source, target };
  });
  for (const to of TARGETS) {
    const base = compileLexicon(baseGlossary(), 'en', to);
    for (const count of TERMS) {
      const lexicon = withSellerTerms(base, terms.slice(0, count));
      const make = (title: string) => makeTitle({ title, from: 'en', to, limit: LIMIT, lexicon });
      // The first titles warm up the engine of the language, so that frequent functions are compiled.
      for (const title of titles.slice(0, MADE / 8)) make(title);
      const seconds = processorSeconds(() => {
        for (const title of titles) make(title);
      });
      report(`${to}, ${count.toLocaleString('en-GB')} terms`, MADE / seconds, 'titles/s');
    }
  }
}
