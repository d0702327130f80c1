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
import { inTrade } from './trade-senses.ts';
import { wordsOf } from './unlike.ts';

export interface Composition {
  readonly parts: readonly Part[];
  /** The omitted parts, as the seller wrote them. */
  readonly left: readonly string[];
  /** Praise and repetition, omitted without a loss. */
  readonly idle: readonly string[];
  readonly signs: Signs;
  /** The words that say what is sold. */
  readonly product: readonly string[];
  /** The words of a title that has none to translate, so that it has to wait. */
  readonly untranslatable: readonly string[];
}

const isLink = (element: Element | undefined): boolean =>
  (element?.kind === 'term' && element.term.pos === 'function') ||
  (element?.kind === 'symbol' && /^[&/+]$/u.test(element.text));

/** A mark that belongs to the preceding word. */
const isTail = (element: Element): boolean => element.kind === 'symbol' && /^[!?.*'’]$/u.test(element.text);

const COMMA: Element = { kind: 'symbol', text: ',', joiner: '' };

/**
 * The written parts in order: connecting words only between the parts that they connected, marks only after the word
 * that they followed, and a comma where something between two phrases was omitted.
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
      // "for" in "(for any age)" needs a word after it. It also needs one before it, unless it is bound to the next.
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

/** Writes a title from trusted words, and lists what it omits (`choose.ts`). */
export const composeTitle = (input: {
  readonly title: string;
  readonly brand: string | undefined;
  /** Names of the home category, from the root, and other words that say what the item is. */
  readonly category?: readonly string[] | undefined;
  readonly lexicon: Lexicon;
  /** Words in lower case that distinguish the title from another; they are not omitted. */
  readonly apart?: ReadonlySet<string>;
  /** The parts of the title, if they were already looked up. */
  readonly elements?: readonly Element[] | undefined;
}): Composition => {
  const { title, brand, category = [], lexicon, apart = new Set() } = input;
  const style = titleCase(title);
  const whole = input.elements ?? findElements(title, findSlots(title, brand), lexicon);
  const found = inTrade(whole, { title, brand, category, lexicon, isMixedCase: style === 'mixed' });
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
