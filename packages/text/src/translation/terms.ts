import { wordLine, wordsIn } from './text.ts';

/** A term of a seller's glossary, as both languages write it. */
export interface WantedTerm {
  readonly source: string;
  readonly target: string;
}

/** The letters of a word that its endings leave alone. */
const stemOf = (word: string): string =>
  word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word;

/** The terms that a source has and whose wanted translation its translation lacks, in any form of the words. */
export const termsMissed = (before: string, after: string, glossary: readonly WantedTerm[]): WantedTerm[] =>
  glossary.filter(({ source, target }) => {
    const wanted = wordsIn(wordLine(target));
    return (
      wordLine(source) !== '  ' &&
      before.includes(wordLine(source)) &&
      !wanted.every((word) => after.includes(stemOf(word)))
    );
  });
