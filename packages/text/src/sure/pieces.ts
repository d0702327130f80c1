import type { Element } from '../elements.ts';
import { hasMarker } from '../meaning.ts';
import type { TermElement } from '../phrases.ts';
import { localNameOf } from './local-names.ts';
import { AUDIENCES } from './pieces.data.ts';
import { isBrand, isLink, isName, NEEDED } from './place-words.ts';
import { lower } from './product.ts';
import { readFeature } from './read-features.ts';
import { readSlot } from './read-slots.ts';
import { readTerm } from './read-terms.ts';
import { type Reader, type Reading, readerOf } from './reader.ts';
import { isRefused } from './refusals.ts';
import { CHATTER } from './strict.data.ts';

/** What of a title is written, sorted by what it says. */
export interface Pieces {
  /** Brand, names and codes in the seller's order, each with what stands before it. */
  readonly names: readonly { readonly element: Element; readonly text: string; readonly isJoined: boolean }[];
  readonly count: string | undefined;
  readonly motifs: readonly string[];
  readonly colours: readonly TermElement[];
  readonly adjectives: readonly string[];
  readonly materials: readonly string[];
  /** The goods are sold as a set of several. */
  readonly isSet: boolean;
  readonly audiences: readonly string[];
  readonly occasions: readonly string[];
  readonly facts: readonly string[];
  readonly said: ReadonlySet<Element>;
  readonly left: readonly Element[];
}

/** Reads one place of a title. Answers as `readSlot`. */
const readPlace = (reader: Reader, element: Element, at: number): number | undefined => {
  const feature = readFeature(reader, element, at);
  if (feature !== undefined) return feature;
  if (element.kind === 'slot') return readSlot(reader, element, at);
  if (element.kind === 'term') return readTerm(reader, element, at);
  const isMeant = /\p{Nd}/u.test(element.text) || hasMarker(element.text, 'en') || NEEDED.test(lower(element));
  return isMeant ? undefined : at;
};

/** A measure's words and a second name of the goods may be left out (`strict.ts`). */
const MAY_BE_LEFT = /^(?:long|high|tall|wide|large|game|puzzle|card|cards|set|figure|toy|doll|puppet|model)s?$/u;

/** Whether a word that no later place says was left out, so that the title can not be sure. */
const isLeftForGood = (element: Element, { said }: Reader): boolean => {
  if (said.has(element) || element.kind === 'slot' || element.kind === 'symbol') return false;
  if (element.kind === 'term' && (element.term.pos === 'function' || element.number !== undefined)) return false;
  return !CHATTER.has(lower(element)) && !MAY_BE_LEFT.test(lower(element));
};

/** Sorts the elements; undefined where something that must be said has no right word. */
export const readPieces = (reading: Reading): Pieces | undefined => {
  const reader = readerOf(reading);
  const { elements, goods, language, said, names, audiences } = reader;
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at] as Element;
    if (element === goods) {
      said.add(element);
      continue;
    }
    if (
      element.kind === 'symbol' &&
      /^[&/]$/u.test(element.text) &&
      isName(elements[at + 1]) &&
      names.at(-1)?.element === elements[at - 1]
    ) {
      names.push({ element, text: element.text, isJoined: element.text === '/' });
      said.add(element);
    }
    if (said.has(element) || element.kind === 'symbol') continue;
    const end = readPlace(reader, element, at);
    if (end === undefined || (reading.isStrict && end === at && isLeftForGood(element, reader))) return undefined;
    at = end;
  }
  const left = elements.filter((element) => element.kind !== 'symbol' && !said.has(element) && !isLink(element));
  if (isRefused(reader, left)) return undefined;
  const kids = AUDIENCES.get('kids')?.[language] ?? '';
  const isNarrower =
    audiences.includes(kids) &&
    audiences.some((one) => one === AUDIENCES.get('boys')?.[language] || one === AUDIENCES.get('girls')?.[language]);
  if (isNarrower) audiences.splice(audiences.indexOf(kids), 1);
  const { count, isSet, motifs, colours, adjectives, materials, occasions, facts } = reader;
  const local = names.map((name) => ({
    ...name,
    text: (isBrand(name.element) ? undefined : localNameOf(name.text, language)) ?? name.text,
  }));
  return {
    names: local,
    count,
    motifs,
    colours,
    adjectives,
    isSet,
    materials,
    audiences,
    occasions,
    facts,
    said,
    left,
  };
};
