import { draftParts } from './draft.ts';
import { type Element, findElements } from './elements.ts';
import { FILLERS } from './fillers.data.ts';
import type { Lexicon } from './lexicon.ts';
import { hasMarker } from './meaning.ts';
import type { Part } from './parts.ts';
import { cleanBrand, findSlots } from './slots.ts';

export type ItemSpecifics = Readonly<Record<string, string | readonly string[]>>;

/** The home site's names of specifics in lower case. */
const SPECIFIC_NAMES = {
  brand: ['brand', 'manufacturer'],
  type: ['type', 'product type', 'item type', 'style type'],
  colour: ['colour', 'color', 'main colour', 'main color'],
  material: ['material', 'upper material', 'main material'],
  audience: ['department', 'gender', 'audience', 'age group', 'target gender'],
  character: ['character', 'character family', 'franchise'],
} as const;

type Specific = keyof typeof SPECIFIC_NAMES;

const readSpecific = (specifics: ItemSpecifics, specific: Specific): string => {
  const names: readonly string[] = SPECIFIC_NAMES[specific];
  const found = Object.entries(specifics).find(([name]) => names.includes(name.trim().toLowerCase()))?.[1];
  return (typeof found === 'string' ? found : (found?.[0] ?? '')).trim();
};

const normalWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
/** "Puzzle" in the specifics covers "Puzzles" in the title. */
const stem = (word: string): string => word.replace(/(?:es|s|'s)$/u, '');

const isCarried = (element: Element): boolean =>
  (element.kind === 'slot' && element.keep !== 'likely_name') ||
  (element.kind === 'term' && element.number !== undefined);
/** "6 wagons": moved to the end of the title, the number would count nothing. */
const isCounting = (element: Element, place: number, all: readonly Element[]): boolean =>
  element.kind === 'slot' && /^\p{Nd}{1,3}$/u.test(element.text) && all[place + 1]?.isBound === true;
const isPlainWord = (element: Element): boolean =>
  element.kind === 'unknown' ||
  (element.kind === 'slot' && element.keep === 'likely_name') ||
  (element.kind === 'term' && element.number === undefined && element.term.pos !== 'function' && !element.term.own);

/**
 * Composes a title from item specifics in a fixed order: brand, names, colour, material, type, audience, then numbers, sizes and packs of
 * the seller's title. Only if nothing is lost: the specifics state brand and type, every word of them is known, and they (or plain praise)
 * cover every word of the seller's title. Otherwise undefined, and the draft applies.
 */
export const composeParts = (input: {
  readonly title: string;
  readonly brand: string | undefined;
  readonly specifics: ItemSpecifics;
  readonly lexicon: Lexicon;
}): { readonly parts: readonly Part[]; readonly praise: readonly string[] } | undefined => {
  const { title, specifics, lexicon } = input;
  const brand = cleanBrand(input.brand) || cleanBrand(readSpecific(specifics, 'brand'));
  const type = readSpecific(specifics, 'type');
  if (brand === '' || type === '') return undefined;
  const said = [
    readSpecific(specifics, 'colour'),
    readSpecific(specifics, 'material'),
    readSpecific(specifics, 'audience'),
    type,
  ].filter((text) => text !== '' && !/\p{N}/u.test(text));
  if (!said.includes(type)) return undefined;
  const description = said
    .join(' ')
    .toLowerCase()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const described = findElements(description, findSlots(description), lexicon);
  if (!described.every((element) => element.kind === 'term')) return undefined;

  const written = new Set([brand, ...said].flatMap(normalWords).map(stem));
  const named = new Set(normalWords(readSpecific(specifics, 'character')).map(stem));
  const isLikelyName = (element: Element) => element.kind === 'slot' && element.keep === 'likely_name';
  const praise = new Set(FILLERS.en.split('\n').filter((line) => line !== ''));
  const isPraise = (element: Element) => praise.has(element.text.toLowerCase());
  const elements = findElements(title, findSlots(title, brand), lexicon);
  // A word of the character's name is included only if it is recognized as a name.
  const isSaid = (element: Element): boolean =>
    isPraise(element) ||
    normalWords(element.text).every((word) => {
      return written.has(stem(word)) || (element.kind === 'slot' && named.has(stem(word)));
    });
  if (!elements.filter(isPlainWord).every(isSaid)) return undefined;
  // Negations, purposes and counts must keep their place; specifics do not contain them.
  if (elements.some((element) => hasMarker(element.text, lexicon.from)) || elements.some(isCounting)) return undefined;
  if (elements.some((element) => element.kind === 'term' && element.term.own)) return undefined;

  const spaced = (element: Element): Element => ({ ...element, joiner: ' ' });
  const carried = elements.filter(isCarried).map(spaced);
  const isBrand = (element: Element) => element.text.toLowerCase() === brand.toLowerCase();
  const isName = (element: Element) => element.kind === 'slot' && element.keep === 'name';
  const brandElement: Element = carried.find(isBrand) ?? {
    kind: 'slot',
    text: brand,
    keep: 'must',
    joiner: ' ',
    isMeasure: false,
  };
  const parts = draftParts(
    [
      brandElement,
      ...carried.filter((element) => !isBrand(element) && isName(element)),
      ...elements.filter((element) => isLikelyName(element) && !isPraise(element)).map(spaced),
      ...described.map(spaced),
      ...carried.filter((element) => !isBrand(element) && !isName(element)),
    ],
    lexicon,
  ).filter((part) => part.text !== '');
  const isWritten = (element: Element) => normalWords(element.text).every((word) => written.has(stem(word)));
  const left = elements.filter((element) => isPlainWord(element) && isPraise(element) && !isWritten(element));
  return { parts, praise: left.map(({ text }) => text) };
};
