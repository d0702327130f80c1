import type { Element } from './elements.ts';

export type TermElement = Extract<Element, { kind: 'term' }>;

/**
 * What precedes a noun and qualifies it; a coordination ("black & white") is one modifier including its conjunction.
 */
export type Modifier = {
  readonly element: Element;
  readonly conjunction?: { readonly text: string; readonly second: TermElement };
};

/**
 * A noun with everything that belongs to it, in English order: modifiers, then nouns, of which the last is the head.
 * `trailing` are modifiers after the head ("Balloon Pink").
 */
export interface NounPhrase {
  readonly modifiers: readonly Modifier[];
  readonly nouns: readonly TermElement[];
  readonly trailing: readonly Modifier[];
  /** A number that counts the first noun, not the head: "300 chips set". */
  readonly count?: Element;
  /** If no noun is known: the unknown word or name to which the modifiers belong. */
  readonly unknownHead: Element | undefined;
}

export type Chunk = { readonly phrase: NounPhrase } | { readonly single: Element };

const MODIFIERS = new Set(['adjective', 'material', 'colour', 'audience', 'verb']);
/** Longer sequences of nouns are lists of search words, not compounds. */
const LONGEST_COMPOUND = 3;

export const isModifier = (element: Element | undefined): element is TermElement =>
  element?.kind === 'term' && !element.term.own && MODIFIERS.has(element.term.pos);
export const isNoun = (element: Element | undefined): element is TermElement =>
  element?.kind === 'term' && !element.term.own && element.term.pos === 'noun';

const conjunctionText = (element: Element | undefined): string | undefined => {
  if (element === undefined) return undefined;
  if (element.kind === 'symbol') return /^[/+&]$/u.test(element.text) ? element.text : undefined;
  const isAnd = element.kind === 'term' && element.text.toLowerCase() === 'and';
  return isAnd && element.term.form.kind === 'fixed' ? element.term.form.text : undefined;
};

/** "30 cm" and "6 axis" measure the following noun; "pack of 6" is independent. */
export const isMeasure = (element: Element | undefined): boolean =>
  (element?.kind === 'slot' && element.isMeasure) ||
  (element?.kind === 'term' && element.number !== undefined && element.text.startsWith(element.number));

/** What may occur between a modifier and its noun without separating them: a measure, a name, an unknown word. */
const isInner = (element: Element | undefined): boolean =>
  element !== undefined &&
  (element.kind === 'unknown' ||
    isMeasure(element) ||
    (element.kind === 'slot' && (element.keep === 'likely_name' || element.keep === 'name')));

interface Reading {
  readonly chunk: Chunk;
  readonly next: number;
}

const readModifier = (elements: readonly Element[], at: number): { modifier: Modifier; next: number } | undefined => {
  const first = elements[at];
  if (!isModifier(first)) return undefined;
  const text = conjunctionText(elements[at + 1]);
  const second = elements[at + 2];
  const isSameKind = isModifier(second) && (second.term.pos === first.term.pos || second.term.pos !== 'audience');
  if (text !== undefined && isSameKind)
    return { modifier: { element: first, conjunction: { text, second } }, next: at + 3 };
  return { modifier: { element: first }, next: at + 1 };
};

const readNouns = (elements: readonly Element[], start: number): TermElement[] => {
  const nouns: TermElement[] = [];
  for (let at = start; ; at += 1) {
    const element = elements[at];
    if (!isNoun(element)) return nouns;
    nouns.push(element);
  }
};

const endsRun = (element: Element | undefined): boolean =>
  element === undefined ||
  element.kind === 'symbol' ||
  isMeasure(element) ||
  (element.kind === 'term' && (element.term.pos === 'function' || element.term.pos === 'phrase'));

/**
 * "4-car set", "300 chips set": of two or more nouns, a preceding number counts the first if the head is a single
 * thing.
 */
const readCounted = (elements: readonly Element[], start: number): Reading | undefined => {
  const count = elements[start];
  if (count?.kind !== 'slot' || !/^\p{Nd}+$/u.test(count.text) || count.text === '1') return undefined;
  const nouns = readNouns(elements, start + 1);
  const isSet = nouns.length > 1 && nouns.length <= LONGEST_COMPOUND && nouns.at(-1)?.term.plural === false;
  const isCounting = nouns[0]?.term.plural === true || elements[start + 1]?.joiner === '-';
  if (!isSet || !isCounting) return undefined;
  return {
    chunk: { phrase: { count, modifiers: [], nouns, trailing: [], unknownHead: undefined } },
    next: start + 1 + nouns.length,
  };
};

const readPhrase = (elements: readonly Element[], start: number): Reading => {
  const first = elements[start];
  const single = (element: Element): Reading => ({ chunk: { single: element }, next: start + 1 });
  if (first === undefined) throw new RangeError('no element to read');
  const counted = readCounted(elements, start);
  if (counted !== undefined) return counted;
  const modifiers: Modifier[] = [];
  let at = start;
  let sawModifier = false;
  for (;;) {
    const read = readModifier(elements, at);
    if (read !== undefined) {
      modifiers.push(read.modifier);
      at = read.next;
      sawModifier = true;
      continue;
    }
    const inner = elements[at];
    const opens = sawModifier || isMeasure(inner);
    if (inner === undefined || !opens || !isInner(inner) || (at > start && inner.joiner !== ' ')) break;
    modifiers.push({ element: inner });
    at += 1;
  }
  const nouns = readNouns(elements, at);
  if (nouns.length > 0) {
    // In a long sequence, the end is the compound; the words before it form a separate phrase, with the modifiers.
    const taken = nouns.length > LONGEST_COMPOUND + 1 ? nouns.slice(0, nouns.length - LONGEST_COMPOUND) : nouns;
    at += taken.length;
    const trailing: Modifier[] = [];
    let after = at;
    for (let read = readModifier(elements, after); read !== undefined; read = readModifier(elements, after)) {
      trailing.push(read.modifier);
      after = read.next;
    }
    const isTrailing = trailing.length > 0 && endsRun(elements[after]);
    return {
      chunk: { phrase: { modifiers, nouns: taken, trailing: isTrailing ? trailing : [], unknownHead: undefined } },
      next: isTrailing ? after : at,
    };
  }
  if (!sawModifier) return single(first);
  // If no noun is known, the modifiers refer to the last name or unknown word.
  const last = modifiers.at(-1)?.element;
  if (last !== undefined && isInner(last) && !isMeasure(last)) {
    return {
      chunk: { phrase: { modifiers: modifiers.slice(0, -1), nouns: [], trailing: [], unknownHead: last } },
      next: at,
    };
  }
  return { chunk: { phrase: { modifiers, nouns: [], trailing: [], unknownHead: undefined } }, next: at };
};

/** Groups the elements of a title into noun phrases and the parts between them, in order. */
export const groupPhrases = (elements: readonly Element[]): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 0; at < elements.length; ) {
    const { chunk, next } = readPhrase(elements, at);
    chunks.push(chunk);
    at = next;
  }
  return chunks;
};
