import type { Element } from './elements.ts';
import { FILLERS } from './fillers.data.ts';
import { isModifier, isNoun, type TermElement } from './phrases.ts';

const PRAISE: ReadonlySet<string> = new Set(FILLERS.en.split('\n'));

/** A brand, a listed name, or a word that looks like a name. */
export const isNameLike = (element: Element): boolean =>
  element.kind === 'slot' && !element.isMeasure && element.keep !== 'word' && /^\p{L}[\p{L}'’.-]+/u.test(element.text);

/** Whether a phrase that ends with goods starts here: "Wing Playing Cards". */
const opensGoods = (elements: readonly Element[], at: number): boolean => {
  let last: TermElement | undefined;
  for (let place = at; ; place += 1) {
    const element = elements[place];
    if (isNoun(element)) last = element;
    else if (!isModifier(element)) return last?.term.kind === 'goods' && last !== elements[at];
  }
};

const asName = (element: TermElement): Element => ({
  kind: 'slot',
  text: element.text,
  keep: 'likely_name',
  joiner: element.joiner,
  isMeasure: false,
  isUnknown: true,
});

/**
 * Capitalised words with several senses next to a name are part of it ("Lucky Luke", "Star Wars Turbo", "Gundam Wing
 * Playing Cards"), so they are kept unchanged. Before goods, the words between them and the name belong to it too
 * ("Magic Castle Playset" after a brand).
 */
export const absorbIntoNames = (given: readonly Element[]): Element[] => {
  const elements = [...given];
  const isCandidate = (element: Element | undefined): element is TermElement =>
    element?.kind === 'term' &&
    !element.term.own &&
    !element.isBound &&
    element.isCapital &&
    element.words === 1 &&
    element.number === undefined &&
    element.term.pos !== 'function' &&
    !PRAISE.has(element.text.toLowerCase());
  const isDoubtful = (element: Element | undefined): element is TermElement =>
    isCandidate(element) &&
    element.term.trust === 'doubtful' &&
    element.term.pos !== 'colour' &&
    element.term.pos !== 'audience';
  const isNamed = (element: Element | undefined): boolean => element !== undefined && isNameLike(element);
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at];
    if (!isDoubtful(element) || element.joiner !== ' ' || !isNamed(elements[at - 1])) continue;
    if (!opensGoods(elements, at)) {
      if (element.term.kind !== 'goods') elements[at] = asName(element);
      continue;
    }
    // Before goods, the words up to the last noun are the name, as long as none of them is trusted.
    for (let place = at; ; place += 1) {
      const one = elements[place];
      const isLast = !isNoun(elements[place + 1]) && !isModifier(elements[place + 1]);
      if (isLast || !isCandidate(one) || one.term.trust === 'sure' || one.term.kind === 'goods') break;
      elements[place] = asName(one);
    }
  }
  for (let at = elements.length - 1; at >= 0; at -= 1) {
    const element = elements[at];
    const next = elements[at + 1];
    if (isDoubtful(element) && element.term.kind !== 'goods' && next?.joiner === ' ' && isNamed(next)) {
      elements[at] = asName(element);
    }
  }
  return elements;
};
