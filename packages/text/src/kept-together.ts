import type { Element } from './elements.ts';
import { isSentenceWord, type TitleCase } from './names.ts';

const CAPITAL = /^\p{Lu}/u;

const isWordLike = (element: Element | undefined): boolean =>
  element !== undefined && (element.kind === 'unknown' || (element.kind === 'slot' && element.keep === 'likely_name'));

/** Rejoins hyphenated words if one of them is unknown. Protected slots stay separate, with their hyphen. */
export const fuseHyphens = (elements: readonly Element[]): Element[] => {
  const fused: Element[] = [];
  for (const element of elements) {
    const previous = fused.at(-1);
    const isPlain = (side: Element) =>
      isWordLike(side) || (side.kind === 'term' && !side.term.own && side.number === undefined);
    if (previous === undefined || element.joiner !== '-' || !isPlain(previous) || !isPlain(element))
      fused.push(element);
    else if (!isWordLike(previous) && !isWordLike(element)) fused.push(element);
    else {
      const text = `${previous.text}-${element.text}`;
      const named = [previous, element].some((side) => side.kind === 'slot');
      fused[fused.length - 1] = named
        ? { kind: 'slot', text, keep: 'likely_name', joiner: previous.joiner, isMeasure: false, isUnknown: true }
        : { kind: 'unknown', text, joiner: previous.joiner, isForeign: false };
    }
  }
  return fused;
};

const isFunction = (element: Element | undefined): boolean =>
  element?.kind === 'term' && element.term.pos === 'function';
const isCapitalWord = (element: Element | undefined): boolean =>
  element !== undefined && element.kind !== 'symbol' && CAPITAL.test(element.text);

/** Where a capitalised sentence around `at` begins and ends, as a half-open range. */
const sentenceAround = (elements: readonly Element[], at: number): [number, number] => {
  const joins = (place: number): boolean => {
    const element = elements[place];
    if (element === undefined || element.kind === 'symbol') return false;
    if (isFunction(element)) return true;
    if (isWordLike(element)) return true;
    return (
      element.kind === 'term' &&
      (element.term.pos === 'verb' || element.term.pos === 'adjective') &&
      CAPITAL.test(element.text)
    );
  };
  let start = at;
  while (joins(start - 1)) start -= 1;
  let end = at + 1;
  while (joins(end)) end += 1;
  // A sentence does not begin or end with a bare "with" or "for", which belong to the product around it.
  const isEdge = (place: number) => isFunction(elements[place]) && !isSentenceWord(elements[place]?.text ?? '');
  while (start < at && isEdge(start)) start += 1;
  while (end - 1 > at && isEdge(end - 1)) end -= 1;
  return [start, end];
};

/**
 * Merges what reads as one name: a capitalised sentence around "My", "You" or "What", and "X of the Y". Titles in all
 * capitals give no hint about names and are unchanged.
 */
export const joinSentences = (elements: readonly Element[], style: TitleCase): Element[] => {
  if (style === 'upper') return [...elements];
  const joined: Element[] = [];
  let at = 0;
  const merge = (start: number, end: number) => {
    const taken = elements.slice(start, end);
    const [first] = taken;
    if (first === undefined) return;
    // The sentence may extend back over parts that were already emitted.
    joined.splice(joined.length - (at - start), at - start);
    const text = taken.map((element, index) => (index === 0 ? '' : element.joiner) + element.text).join('');
    joined.push({
      kind: 'slot',
      text,
      keep: /\p{N}/u.test(text) ? 'must' : 'likely_name',
      joiner: first.joiner,
      isMeasure: false,
      isUnknown: true,
    });
    at = end;
  };
  while (at < elements.length) {
    const element = elements[at];
    if (element === undefined) break;
    if (element.kind === 'term' && element.words === 1 && isCapitalWord(element) && isSentenceWord(element.text)) {
      const [start, end] = sentenceAround(elements, at);
      merge(Math.max(start, at - joined.length), end);
      continue;
    }
    const isOfThe = element.kind === 'term' && /^of the$/iu.test(element.text);
    const isOfCapitals = isOfThe && isCapitalWord(elements[at - 1]) && isCapitalWord(elements[at + 1]);
    const after = elements[at + 1];
    if (isOfCapitals && joined.length > 0 && !(after?.kind === 'slot' && after.keep === 'must')) {
      merge(at - 1, at + 2);
      continue;
    }
    joined.push(element);
    at += 1;
  }
  return joined;
};
