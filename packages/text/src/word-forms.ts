import type { Gender } from './glossary/index.ts';
import type { Term } from './lexicon.ts';
import type { Part } from './parts.ts';
import type { Modifier, NounPhrase, TermElement } from './phrases.ts';

export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
}

/** How a language writes a noun phrase: the parts in its own order, agreeing with the head. */
export type PhraseWriter = (
  phrase: NounPhrase,
  context: { readonly head: Agreement | undefined; readonly preposition: string | undefined },
) => Part[];

export const nounText = (term: Term, plural = term.plural): string => {
  if (term.form.kind === 'noun') return plural ? term.form.plural : term.form.singular;
  return term.form.kind === 'fixed' ? term.form.text : '';
};

export const headAgreement = (phrase: NounPhrase): Agreement | undefined => {
  const head = phrase.nouns.at(-1);
  if (head !== undefined) return { gender: head.term.gender, plural: head.term.plural };
  return phrase.unknownHead === undefined ? undefined : { gender: 'm', plural: false };
};

/** The glossary keeps some phrases in English ("Shut the Box", "Happy Easter"), so a buyer still reads English. */
const isLeft = (element: TermElement, text: string): boolean =>
  !element.term.own && text.includes(' ') && text.toLowerCase() === element.text.toLowerCase();

export const termPart = (element: TermElement, text: string, words = element.words): Part => ({
  text,
  source: element.text,
  role: isLeft(element, text) ? 'unknown' : 'translated',
  keep: element.number !== undefined || element.isBound ? 'must' : element.term.own ? 'name' : 'word',
  joiner: ' ',
  words,
});

/** The words of a term without agreement, with its number inserted. */
export const fixedText = (element: TermElement): string => {
  const { form } = element.term;
  if (form.kind === 'omitted') return '';
  if (form.kind === 'modifier') return form.forms[0] ?? '';
  if (form.kind === 'noun') return nounText(element.term);
  // A function, so that a "$" in the title is not read as a pattern.
  return form.text.replace('{n}', () => element.number ?? '');
};

/** A name, measure or unknown word inside a phrase, unchanged. */
export const innerPart = (modifier: Modifier): Part => {
  const { element } = modifier;
  if (element.kind === 'unknown') {
    return {
      text: element.text,
      source: element.text,
      role: element.isForeign ? 'translated' : 'unknown',
      keep: element.isBound ? 'must' : 'word',
      joiner: ' ',
      words: 1,
    };
  }
  if (element.kind === 'term') return termPart(element, fixedText(element));
  const own = element.kind === 'slot' ? element.keep : 'word';
  const part = { text: element.text, source: element.text, keep: element.isBound ? 'must' : own, joiner: ' ' } as const;
  if (element.kind !== 'slot' || !element.isUnknown) return { ...part, role: 'slot', words: 0 };
  return { ...part, role: 'unknown', words: element.text.split(/\s+/u).length };
};

/** A modifier as one part, with the modifier that "and" or "&" joins to it. `write` returns the form of each. */
export const modifierPart = (modifier: Modifier, element: TermElement, write: (term: Term) => string): Part => {
  const { conjunction } = modifier;
  if (conjunction === undefined) return termPart(element, write(element.term));
  const glue = /^\p{L}|^&/u.test(conjunction.text) ? ` ${conjunction.text} ` : conjunction.text;
  return {
    ...termPart(element, write(element.term) + glue + write(conjunction.second.term)),
    source: `${element.text} ${conjunction.second.text}`,
    words: element.words + conjunction.second.words,
    keep: element.isBound || conjunction.second.isBound ? 'must' : 'word',
  };
};
