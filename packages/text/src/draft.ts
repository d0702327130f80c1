import { type Element, findElements } from './elements.ts';
import { writeGerman } from './german.ts';
import { type Lexicon, targetLanguage } from './lexicon.ts';
import { localForm } from './local-forms.ts';
import { type Part, renderParts } from './parts.ts';
import { groupPhrases, type NounPhrase } from './phrases.ts';
import { elide, writeRomance } from './romance.ts';
import { findSlots } from './slots.ts';
import { type Agreement, fixedText, headAgreement, innerPart, type PhraseWriter, termPart } from './word-forms.ts';

export interface Draft {
  readonly ok: true;
  readonly text: string;
  readonly parts: readonly Part[];
  /** Unknown words and names, kept as the seller wrote them. */
  readonly unknown: readonly string[];
  /** No word was translated: the title consists of brand, names, numbers and codes. */
  readonly keptAsIs: boolean;
}

export type DraftOutcome =
  | Draft
  | { readonly ok: false; readonly reason: 'nothing_translated'; readonly unknown: readonly string[] };

/** English order: modifiers before the noun, as the source of the title has them. */
const writePlain: PhraseWriter = (phrase) => {
  const write = ({ element }: { element: Element }): Part => innerPart({ element });
  const head = phrase.unknownHead === undefined ? [] : [{ element: phrase.unknownHead }];
  const nouns = phrase.nouns.map((element) => ({ element }));
  const count = phrase.count === undefined ? [] : [{ element: phrase.count }];
  return [...count, ...phrase.modifiers, ...nouns, ...head, ...phrase.trailing].map(write);
};

const writerOf = (lexicon: Lexicon): PhraseWriter => {
  const language = targetLanguage(lexicon.to);
  // A Romance source already has the order of a Romance target; only English and German sources are reordered.
  if (lexicon.from !== 'en' && lexicon.from !== 'de') return writePlain;
  if (language === 'de') return writeGerman;
  return language === 'en' ? writePlain : writeRomance(language);
};

const singlePart = (element: Element): Part => {
  switch (element.kind) {
    case 'symbol':
      return {
        text: element.text,
        source: element.text,
        role: 'symbol',
        keep: element.isBound ? 'must' : 'function',
        joiner: element.joiner,
        words: 0,
      };
    case 'slot':
    case 'unknown':
      return { ...innerPart({ element }), joiner: element.joiner };
    case 'term': {
      const part = {
        ...termPart(element, fixedText(element)),
        joiner: element.joiner === '-' ? ' ' : element.joiner,
      } as const;
      if (element.term.pos !== 'function') return part;
      return { ...part, role: 'function', keep: element.isBound ? 'must' : 'function', words: 0 };
    }
  }
};

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const BREAKS_SENTENCE = /^[-–—:|~.!?•*]$/u;

/**
 * Capitalises the first letter of the title and of what follows a dash or colon. In Romance titles, it also capitalises
 * a phrase after a name if the source did: "LEGO Figurine d'action". German capitals come from the words themselves.
 */
const withCapital = (part: Part, isCapital: boolean, before: readonly Part[]): Part => {
  const previous = before.findLast((candidate) => candidate.text !== '');
  const opens =
    before.every((candidate) => candidate.role === 'symbol' || candidate.text === '') ||
    (previous?.role === 'symbol' && BREAKS_SENTENCE.test(previous.text)) ||
    (isCapital &&
      (((previous?.role === 'slot' || previous?.keep === 'likely_name') &&
        !/^\p{N}+$|^\p{N}.*["\p{Ll}]$/u.test(previous.text)) ||
        (previous?.role === 'symbol' && /^[([]$/u.test(previous.text))));
  return opens && part.role !== 'slot' ? { ...part, text: capitalised(part.text) } : part;
};

/** "w/dice" is two words in other languages. */
const apart = (part: Part, before: readonly Part[]): Part =>
  part.joiner === '' && part.role !== 'symbol' && before.at(-1)?.role === 'function' ? { ...part, joiner: ' ' } : part;

/** The word that governs the following phrase: a function word, "ideal für", or the "mit" of "Set mit 3". */
const prepositionOf = (parts: readonly Part[]): string | undefined => {
  // "mit 100 bunten Buchstaben": a number does not change the case.
  const before = parts.findLast((part) => part.text !== '' && !(part.role === 'slot' && /^\p{N}+$/u.test(part.text)));
  if (before === undefined) return undefined;
  if (before.role === 'function' || /\b(?:with|for|free from|free of)$/iu.test(before.source)) return before.text;
  return / mit \p{N}+$/u.test(before.text) ? 'mit' : undefined;
};

const isCapitalPhrase = ({ modifiers, nouns }: NounPhrase): boolean =>
  [...modifiers.map(({ element }) => element), ...nouns].some(
    (element) => element.kind === 'term' && element.isCapital,
  );

/** Measures, ordinals and decades in the site's form; a quotation is unchanged. */
const localElement = (element: Element, { from, to }: Lexicon): Element => {
  if (element.kind !== 'slot' || element.isBrand || !/^[^"“„«'‘]*\p{Nd}/u.test(element.text)) return element;
  const text = localForm(element.text, from, targetLanguage(to));
  if (text === element.text) return element;
  const { isUnknown, ...known } = element;
  return { ...known, text };
};

/** The parts of a title in the target language, in its word order. */
export const draftParts = (given: readonly Element[], lexicon: Lexicon): Part[] => {
  const elements = given.map((element) => localElement(element, lexicon));
  const write = writerOf(lexicon);
  const language = targetLanguage(lexicon.to);
  const parts: Part[] = [];
  let head: Agreement | undefined;
  let phraseCount = 0;
  for (const chunk of groupPhrases(elements)) {
    if ('single' in chunk) {
      const part = singlePart(chunk.single);
      if (part.role === 'symbol') head = undefined;
      parts.push(apart(withCapital(part, false, parts), parts));
      continue;
    }
    const { phrase } = chunk;
    const [first, ...rest] = write(phrase, { head, preposition: prepositionOf(parts) });
    head = headAgreement(phrase) ?? head;
    if (first === undefined) continue;
    const opening = phrase.count ?? phrase.modifiers[0]?.element ?? phrase.nouns[0] ?? phrase.unknownHead;
    const joiner = opening?.joiner === '-' ? ' ' : (opening?.joiner ?? ' ');
    const isCapital = language !== 'de' && isCapitalPhrase(phrase);
    phraseCount += 1;
    const opened = apart({ ...withCapital(first, isCapital, parts), joiner }, parts);
    parts.push(...[opened, ...rest].map((part) => ({ ...part, phrase: phraseCount })));
  }
  const said = withoutEchoes(parts);
  return language === 'fr' ? elide(said) : said;
};

/**
 * English has "Kids Childrens" where other languages have one word: of two equal neighbours, only the first is kept.
 */
const withoutEchoes = (parts: readonly Part[]): Part[] => {
  const kept: Part[] = [];
  for (const part of parts) {
    const previous = kept.at(-1);
    const isEcho =
      part.role === 'translated' &&
      previous?.role === 'translated' &&
      part.keep === 'word' &&
      part.text.toLowerCase() === previous.text.toLowerCase();
    if (isEcho) {
      kept[kept.length - 1] = {
        ...previous,
        source: `${previous.source} ${part.source}`,
        words: previous.words + part.words,
        keep: previous.keep,
      };
    } else if (part.text !== '') kept.push(part);
  }
  return kept;
};

/**
 * Drafts a title from the glossary: known phrases are translated and put into the target's order; numbers, codes and
 * names are kept; unknown words are kept and reported. A title whose translatable words are all unknown gets no draft.
 * A title of names only is kept; unknown names are reported.
 */
export const draftTitle = (title: string, brand: string | undefined, lexicon: Lexicon): DraftOutcome => {
  const elements = findElements(title, findSlots(title, brand), lexicon);
  const parts = draftParts(elements, lexicon).filter((part) => part.text !== '');
  const isTranslated = parts.some((part) => part.role === 'translated' && part.words > 0);
  const unknown = parts.filter((part) => part.role === 'unknown').map((part) => part.text);
  const text = renderParts(parts);
  const holdsWords = elements.some((element) => element.kind === 'unknown');
  if (text === '' || (!isTranslated && holdsWords)) return { ok: false, reason: 'nothing_translated', unknown };
  return { ok: true, text, parts, unknown, keptAsIs: !isTranslated };
};
