import type { Element } from './elements.ts';
import type { TextLanguage } from './language.ts';
import { ageForm } from './local-forms.ts';
import { isModifier, isNoun, type TermElement } from './phrases.ts';

const spaced = (element: Element): Element => ({ ...element, joiner: ' ' });

/** The position after the noun phrase that starts here. */
const endOfPhrase = (elements: readonly Element[], start: number): number => {
  let end = start;
  while (isModifier(elements[end]) || isNoun(elements[end])) end += 1;
  return end;
};

/** The product can move past names, codes and measures; a mark or a word between them keeps the seller's order. */
const isPassed = (element: Element): boolean =>
  element.kind === 'slot' || (element.kind === 'term' && element.number !== undefined && !isNoun(element));

/**
 * Romance titles state the product before its name, codes and measures: "Britains tracteur John Deere 3650 4WD 1:32".
 */
const withProductFirst = (elements: Element[], product: TermElement | undefined): Element[] => {
  if (product?.term.kind !== 'goods') return elements;
  const at = elements.indexOf(product);
  let start = at;
  while (isNoun(elements[start - 1]) || isModifier(elements[start - 1])) start -= 1;
  const from = elements[0]?.kind === 'slot' && elements[0].isBrand ? 1 : 0;
  const passed = elements.slice(from, start);
  const isJoined = passed.some(({ joiner }, place) => joiner === '-' || (joiner === '' && from + place > 0));
  if (start <= from || isJoined || !passed.every(isPassed)) return elements;
  // A bare number at the start counts the product.
  const last = passed.at(-1);
  if (last?.kind === 'slot' && /^\p{Nd}{1,4}(?:st|nd|rd|th)?$/iu.test(last.text)) return elements;
  return [
    ...elements.slice(0, from),
    ...elements.slice(start, at + 1).map(spaced),
    ...passed.map(spaced),
    ...elements.slice(at + 1),
  ];
};

/** "60th birthday banner" is a banner for sixty years, not the sixtieth banner. */
const withAges = (elements: readonly Element[], language: TextLanguage): Element[] => {
  const out = [...elements];
  for (let at = 0; at < out.length; at += 1) {
    const element = out[at];
    const next = out[at + 1];
    const age = element?.kind === 'slot' && !element.isBrand ? ageForm(element.text, language) : undefined;
    if (age === undefined || element?.kind !== 'slot' || next === undefined || !/^birthday\b/iu.test(next.text))
      continue;
    const end = endOfPhrase(out, at + 1);
    if (end === at + 1) continue;
    const { isUnknown, ...known } = element;
    const phrase = out.slice(at + 1, end);
    const [first, ...rest] = phrase;
    if (first === undefined) continue;
    out.splice(at, end - at, { ...first, joiner: element.joiner }, ...rest, { ...known, text: age, joiner: ' ' });
  }
  return out;
};

/** "150-teilig 3D-Puzzle" would need an ending; after the noun it needs none. */
const withPiecesBehind = (elements: readonly Element[]): Element[] => {
  const out = [...elements];
  for (let at = 0; at < out.length; at += 1) {
    const element = out[at];
    const isPieces =
      element?.kind === 'term' && element.term.form.kind === 'fixed' && /\{n\}-teilig$/u.test(element.term.form.text);
    if (!isPieces) continue;
    let end = at + 1;
    while (out[end]?.kind === 'slot' && out[end]?.joiner === ' ') end += 1;
    end = endOfPhrase(out, end);
    if (!isNoun(out[end - 1])) continue;
    const [first, ...rest] = out.slice(at + 1, end);
    if (first === undefined) continue;
    out.splice(at, end - at, { ...first, joiner: element.joiner }, ...rest, spaced(element));
    at = end - 1;
  }
  return out;
};

/** "4 wheel": after a number above one, the noun is plural if it is the last of its phrase. */
const withPlurals = (elements: readonly Element[]): Element[] =>
  elements.map((element, at) => {
    const before = elements[at - 1];
    const isCounted = before?.kind === 'slot' && /^\p{Nd}{1,4}$/u.test(before.text) && Number(before.text) > 1;
    if (!isCounted || !isNoun(element) || isNoun(elements[at + 1])) return element;
    return { ...element, term: { ...element.term, plural: true } };
  });

/**
 * The order and number usual in titles on the site, where they differ from the seller's. Phrases get their internal
 * order when they are written.
 */
export const inSiteOrder = (
  given: readonly Element[],
  product: TermElement | undefined,
  language: TextLanguage,
): readonly Element[] => {
  // The product was found alone, so its number is set last.
  if (language === 'de') return withPlurals(withPiecesBehind(given));
  return withPlurals(withAges(withProductFirst([...given], product), language));
};
