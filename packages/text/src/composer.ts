import { choose, stemOf } from './choose.ts';
import { draftParts } from './draft.ts';
import { type Element, findElements } from './elements.ts';
import { type Lexicon, targetLanguage } from './lexicon.ts';
import { absorbIntoNames } from './name-runs.ts';
import { titleCase } from './names.ts';
import type { Part } from './parts.ts';
import { isNoun } from './phrases.ts';
import { type Signs, signsOf } from './signs.ts';
import { inSiteOrder } from './site-order.ts';
import { findSlots } from './slots.ts';
import { wordsOf } from './unlike.ts';

export interface Composition {
  readonly parts: readonly Part[];
  /** What was left out, as the seller wrote it. */
  readonly left: readonly string[];
  /** Praise and repetition, left out without a loss. */
  readonly idle: readonly string[];
  readonly signs: Signs;
  /** The words that say what is sold. */
  readonly product: readonly string[];
  /** The words of a title of which none can be translated, so that it has to wait. */
  readonly untranslatable: readonly string[];
}

const isLink = (element: Element | undefined): boolean =>
  (element?.kind === 'term' && element.term.pos === 'function') ||
  (element?.kind === 'symbol' && /^[&/+]$/u.test(element.text));

/** A mark that belongs to the word in front of it. */
const isTail = (element: Element): boolean => element.kind === 'symbol' && /^[!?.*'’]$/u.test(element.text);

const COMMA: Element = { kind: 'symbol', text: ',', joiner: '' };

/**
 * What is written, in order: links only between what they joined, marks only behind the word that they stood behind, a comma where
 * something between two phrases was left out.
 */
const written = (elements: readonly Element[], dropped: ReadonlySet<Element>): Element[] => {
  const out: Element[] = [];
  const isOut = (element: Element | undefined) => element === undefined || dropped.has(element);
  let gap = false;
  for (const [at, element] of elements.entries()) {
    if (isOut(element)) {
      gap = true;
      continue;
    }
    if (isTail(element) && gap) continue;
    if (isLink(element)) {
      let before = at - 1;
      while (isLink(elements[before])) before -= 1;
      let next = at + 1;
      while (isLink(elements[next])) next += 1;
      // "(for any age)" without its object says nothing; a bound link needs nothing before it.
      const isJoining = !isOut(elements[next]) && (before < 0 || !isOut(elements[before]) || element.isBound === true);
      if (isJoining) out.push(element);
      else gap = true;
      continue;
    }
    const last = out.at(-1);
    if (gap && isNoun(last) && element.kind === 'term' && element.joiner !== '') out.push(COMMA);
    gap = false;
    out.push(element);
  }
  return out;
};

const categoryWords = (category: readonly string[]): ReadonlySet<string> =>
  new Set(category.flatMap((name) => (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)));

/** Writes a title from words that may be trusted, and lists what it leaves out (`choose.ts`). */
export const composeTitle = (input: {
  readonly title: string;
  readonly brand: string | undefined;
  /** Names of the home category, from the root, and what else says what the item is. */
  readonly category?: readonly string[] | undefined;
  readonly lexicon: Lexicon;
  /** Words in lower case that tell the title from another: they are not left out. */
  readonly apart?: ReadonlySet<string>;
}): Composition => {
  const { title, brand, category = [], lexicon, apart = new Set() } = input;
  const style = titleCase(title);
  const found = findElements(title, findSlots(title, brand), lexicon);
  const known = categoryWords(category);
  const choice = choose({
    elements: style === 'mixed' ? absorbIntoNames(found) : found,
    style,
    category: known,
    apart,
  });
  const { elements, dropped, idle } = choice;
  const signs = signsOf(choice, known, style !== 'mixed');
  return {
    parts: draftParts(
      inSiteOrder(written(elements, dropped), choice.product, targetLanguage(lexicon.to)),
      lexicon,
    ).filter(({ text }) => text !== ''),
    left: elements.filter((element) => dropped.has(element) && !idle.has(element)).map(({ text }) => text),
    idle: [...idle].map(({ text }) => text),
    signs,
    product: choice.product === undefined ? [] : wordsOf(choice.product.text),
    untranslatable: signs.words > 0 ? [] : found.flatMap(({ kind, text }) => (kind === 'unknown' ? [text] : [])),
  };
};
