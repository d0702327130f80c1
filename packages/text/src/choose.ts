import type { Element } from './elements.ts';
import { isEnglishWord } from './english-words.ts';
import { isFiller, LONGEST_FILLER } from './fit.ts';
import { isNameLike } from './name-runs.ts';
import type { TitleCase } from './names.ts';
import { type Chunk, groupPhrases, type Modifier, type NounPhrase, type TermElement } from './phrases.ts';
import { wordsOf } from './unlike.ts';

/** The parts of a title that are written, element by element. */
export interface Choice {
  /** In order; parts that are kept as names are now slots. */
  readonly elements: readonly Element[];
  readonly dropped: ReadonlySet<Element>;
  /** Omitted without a loss: praise and repetition. */
  readonly idle: ReadonlySet<Element>;
  /** The noun that says what is sold. */
  readonly product: TermElement | undefined;
}

interface Choosing {
  readonly elements: readonly Element[];
  readonly style: TitleCase;
  /** Stems of the words of the home category. */
  readonly category: ReadonlySet<string>;
  /** Words in lower case that distinguish the title from another; they are not omitted. */
  readonly apart: ReadonlySet<string>;
}

/** Words for goods that add nothing to a more specific word. */
const GENERIC = new Set(['toy', 'toys', 'item', 'product', 'gift', 'present', 'accessory', 'accessories']);

const lower = (element: Element): string => element.text.toLowerCase();

/** "Puppets" and "puppet" count as one word. */
export const stemOf = (word: string): string => word.replace(/(?:es|s)$/u, '');

/** The positions of praise ("brand new", "great fun"), which says nothing about what is sold. */
const praisePlaces = (elements: readonly Element[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let from = 0; from < elements.length; from += 1) {
    for (let to = Math.min(elements.length, from + LONGEST_FILLER); to > from; to -= 1) {
      const taken = elements.slice(from, to);
      if (taken.some((element) => element.isBound || element.kind === 'symbol' || isNameLike(element))) continue;
      if (!isFiller(taken.map(lower).join(' '), 'en')) continue;
      for (let at = from; at < to; at += 1) found.add(at);
      from = to - 1;
      break;
    }
  }
  return found;
};

/** A word that is kept as the seller wrote it. */
const asName = (element: Element): Element =>
  element.kind === 'term' || element.kind === 'unknown'
    ? {
        kind: 'slot',
        text: element.text,
        keep: 'likely_name',
        joiner: element.joiner,
        isMeasure: false,
        isUnknown: true,
      }
    : element;

const partsOf = ({ modifiers, nouns, trailing, unknownHead, count }: NounPhrase): Element[] => [
  ...(count ? [count] : []),
  ...[...modifiers, ...trailing].flatMap(({ element, conjunction }) =>
    conjunction ? [element, conjunction.second] : [element],
  ),
  ...nouns,
  ...(unknownHead ? [unknownHead] : []),
];

const isCapital = ({ text }: Element): boolean => /^\p{Lu}/u.test(text);

/** Whether the home category names these goods. */
export const isInCategory = (head: TermElement, category: ReadonlySet<string>): boolean =>
  category.has(stemOf(lower(head).split(/[\s-]/u).at(-1) ?? ''));

/** Finds the noun that says what is sold. It prefers nouns of the category, then trusted ones, and goods to motifs. */
const findProduct = (chunks: readonly Chunk[], category: ReadonlySet<string>): TermElement | undefined => {
  const heads = chunks.flatMap((chunk) => ('phrase' in chunk ? chunk.phrase.nouns.slice(-1) : []));
  const goods = heads.filter(({ term }) => term.kind === 'goods');
  const trusted = goods.filter(({ term }) => term.trust !== 'doubtful');
  return (
    trusted.find((head) => isInCategory(head, category)) ??
    trusted.find((head) => !GENERIC.has(lower(head))) ??
    trusted[0] ??
    goods.find((head) => isInCategory(head, category)) ??
    goods[0] ??
    heads.find(({ term }) => term.kind === 'motif' && term.trust !== 'doubtful') ??
    heads.find(({ term }) => term.kind === 'motif')
  );
};

/**
 * Chooses which parts of a title are written. It omits features without a reliable translation: unknown words in lower
 * case, and verbs. Words that look like names are kept; so is a whole phrase whose noun looks like a name, because half
 * a name says the wrong thing.
 */
export const choose = ({ elements: given, style, category, apart }: Choosing): Choice => {
  const elements = [...given];
  const dropped = new Set<Element>();
  const idle = new Set<Element>();
  const chunks = groupPhrases(given);
  const product = findProduct(chunks, category);
  const isKept = (element: Element): boolean =>
    element.isBound === true ||
    element.kind === 'slot' ||
    (element.kind === 'term' && (element.term.own || element.number !== undefined)) ||
    wordsOf(element.text).some((word) => apart.has(word));
  const drop = (element: Element) => {
    if (!isKept(element)) dropped.add(element);
  };
  const name = (element: Element) => {
    elements[elements.indexOf(element)] = asName(element);
  };
  const isUnknown = (element: Element) => element.kind === 'unknown' && !element.isForeign && !isKept(element);
  const isNamed = (element: Element): boolean =>
    element.kind === 'unknown' && (style === 'mixed' ? isCapital(element) : !isEnglishWord(lower(element)));
  const neighbourOf = (element: Element, step: 1 | -1): Element | undefined => given[given.indexOf(element) + step];
  const isBesideName = (element: Element): boolean =>
    [neighbourOf(element, -1), neighbourOf(element, 1)].some(
      (other) => other !== undefined && (isNameLike(other) || isNamed(other)),
    );
  const chooseModifier = ({ element, conjunction }: Modifier) => {
    if (isUnknown(element)) {
      if (isNamed(element) && (style !== 'mixed' || isBesideName(element))) name(element);
      else drop(element);
    }
    if (element.kind !== 'term') return;
    const both = conjunction ? [element, conjunction.second] : [element];
    if (both.some(({ term }) => term.pos === 'verb' && term.trust === 'doubtful') && !both.some(isKept))
      both.forEach(drop);
  };
  /** "Amscan International": a bare adjective after a name. */
  const isLoose = ({ nouns, unknownHead }: NounPhrase, element: Element): boolean => {
    const before = neighbourOf(element, -1);
    const isBare = nouns.length === 0 && unknownHead === undefined && style === 'mixed';
    return isBare && element.joiner === ' ' && before !== undefined && isNameLike(before);
  };
  const said = new Set<string>();
  const choosePhrase = (phrase: NounPhrase) => {
    const all = partsOf(phrase);
    const head = phrase.nouns.at(-1);
    const { unknownHead } = phrase;
    if (head !== undefined) {
      const words = all.filter((element) => element.kind === 'term').map((element) => stemOf(lower(element)));
      const isSaid = words.every((word) => said.has(word)) || (GENERIC.has(lower(head)) && words.length === 1);
      if (isSaid && head !== product && !all.some(isKept)) {
        for (const element of all) {
          dropped.add(element);
          idle.add(element);
        }
        return;
      }
      for (const word of words) said.add(word);
    } else if (unknownHead !== undefined && isUnknown(unknownHead)) {
      // With an unknown noun, the whole phrase is either a name or omitted.
      const isName = style === 'mixed' ? all.every(isCapital) : isNamed(unknownHead);
      for (const element of all) {
        if (!isName) drop(element);
        else if (!isKept(element)) name(element);
      }
      return;
    }
    // "British Caledonian": an adjective before a name belongs to it.
    const isNamePhrase =
      head === undefined && style === 'mixed' && unknownHead !== undefined && isNameLike(unknownHead);
    for (const modifier of [...phrase.modifiers, ...phrase.trailing]) {
      const { element, conjunction } = modifier;
      const isAdjective = element.kind === 'term' && element.term.pos === 'adjective' && !conjunction;
      if (isAdjective && isCapital(element) && !isKept(element) && (isNamePhrase || isLoose(phrase, element)))
        name(element);
      else chooseModifier(modifier);
    }
  };
  for (const chunk of chunks) {
    if ('phrase' in chunk) {
      choosePhrase(chunk.phrase);
      continue;
    }
    const { single } = chunk;
    if (isUnknown(single)) {
      if (isNamed(single) && (style !== 'mixed' || isBesideName(single))) name(single);
      else drop(single);
    }
    if (single.kind !== 'term' || single.term.pos === 'function') continue;
    if (single.term.pos === 'verb' && single.words === 1) drop(single);
  }
  for (const at of praisePlaces(given)) {
    const element = given[at];
    if (element === undefined || isKept(element) || element === product) continue;
    dropped.add(element);
    idle.add(element);
  }
  return { elements, dropped, idle, product };
};
