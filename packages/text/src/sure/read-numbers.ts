import type { Element } from '../elements.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import { nounText } from '../word-forms.ts';
import { countOf, measureFact } from './facts.ts';
import { YEARS } from './pieces.data.ts';
import { isBreak, isLink, isName, isNumber, isSameGoods } from './place-words.ts';
import { isGoods, lower } from './product.ts';
import type { Reader } from './reader.ts';

/** Reads a plain number: a count, a code, or a measure of something. Answers as `readSlot`. */
export const readNumber = (
  reader: Reader,
  element: Extract<Element, { kind: 'slot' }>,
  at: number,
): number | undefined => {
  const { elements, goods, language, domain, said, facts, goodsAt, isPlural, addName, add, leadsToGoods, isFeature } =
    reader;
  const number = Number(element.text);
  const before = elements[at - 1];
  const next = elements[at + 1];
  const isBehindName =
    before !== undefined &&
    (isName(before) || (isNumber(before) && said.has(before))) &&
    !(isPlural && leadsToGoods(at) && number < 1000);
  if (next?.kind === 'unknown' && next.joiner === ' ' && /^\p{Ll}/u.test(next.text)) return undefined;
  if (at === 0 && number >= 1000 && next?.kind === 'term' && !(isPlural && leadsToGoods(at))) return undefined;
  if (next?.kind === 'slot' && next.isMeasure && next.joiner === ' ' && /^\p{Nd}\/\p{Nd}/u.test(next.text)) {
    const fraction = measureFact(next, language);
    if (fraction === undefined) return undefined;
    add(facts, `${element.text} ${fraction}`, element, next);
  } else if (element.joiner === '-' || (next?.joiner === '-' && next.kind === 'slot')) addName(element, at);
  else if (
    isPlural &&
    leadsToGoods(at) &&
    (number < 1000 || at === 0) &&
    reader.count === undefined &&
    number > 1 &&
    (isBreak(before) || before === undefined || (before.kind === 'slot' && before.isBrand === true))
  ) {
    reader.count = element.text;
    said.add(element);
  } else if (isBehindName || number >= 1000 || /^0\p{Nd}/u.test(element.text)) {
    if (
      number < 1000 &&
      next?.kind === 'term' &&
      next !== goods &&
      !isLink(next) &&
      next.joiner !== '' &&
      !isFeature(next)
    )
      return undefined;
    addName(element, at);
  } else if (isBreak(before) && isBreak(next) && number >= 100) addName(element, at);
  else if (/^[([]$/u.test(before?.text ?? '') && /^[)\]]$/u.test(next?.text ?? '') && number > 1)
    add(facts, countOf(element.text, language), element);
  else if (
    next?.text === '-' &&
    elements[at + 2]?.kind === 'term' &&
    /^\p{Nd}{1,2} (?:years?|yrs)$/u.test(lower(elements[at + 2] as Element))
  ) {
    const upper = elements[at + 2] as TermElement;
    add(facts, YEARS[language].replace('{n}', `${element.text}-${upper.number ?? ''}`), element, upper);
  } else if (
    isNoun(next) &&
    goods !== undefined &&
    number > 0 &&
    isSameGoods(next, goods) &&
    !isNoun(elements[at + 2])
  ) {
    add(facts, countOf(element.text, language), element, next);
  } else if (
    isNoun(next) &&
    number > 1 &&
    next.joiner === ' ' &&
    (next.term.trust === 'sure' || (next.term.trust === 'head' && isGoods(next, domain))) &&
    next.term.plural &&
    !isNoun(elements[at + 2]) &&
    goodsAt !== at + 1
  ) {
    add(facts, `${element.text} ${nounText(next.term, true)}`, element, next);
  } else return undefined;
  return at;
};
