import { sourceTitle } from './plain.ts';
import { findSlots, isProtected, type Piece } from './slots.ts';

export interface MemoryHit {
  /** Target text with its slots in braces, as `memoryTemplate` made it. */
  readonly template: string;
  /** 1 for the same key; below 1 for a similar one. The slots of the title must fit the template exactly in either case. */
  readonly score: number;
}

/** Looks a key of `memoryKey` up in one seller's memory for one pair of languages. */
export type TitleMemory = (key: string) => MemoryHit | undefined;

/** "1" is grammar (one balloon, two balloons): it is remembered as written, every other number by its place. */
const isSlot = (piece: Piece): boolean => isProtected(piece) && piece.text !== '1';

const slotTexts = (title: string, brand?: string): string[] =>
  findSlots(title, brand)
    .filter(isSlot)
    .map((piece) => piece.text);

/**
 * The key a title is remembered under: brand, numbers, units, sizes and codes by their place in braces, the rest in lower case with
 * single spaces. So one remembered title serves every size of a product, and size 42 never answers for size 43.
 */
export const memoryKey = (title: string, brand?: string): string => {
  let place = 0;
  return findSlots(sourceTitle(title).replace(/[{}]/gu, ' '), brand)
    .map((piece, index) => {
      place += isSlot(piece) ? 1 : 0;
      return (index === 0 ? '' : piece.joiner) + (isSlot(piece) ? `{${place}}` : piece.text.toLowerCase());
    })
    .join('');
};

/** First character of a private-use plane; a title has far fewer slots than it has characters. */
const PLACE_MARK = 0xf0000;

/** The target of a remembered title with its slots in braces; undefined where a slot of the source is not in it as written. */
export const memoryTemplate = (source: string, target: string, brand?: string): string | undefined => {
  if (/[{}\p{Co}]/u.test(source + target)) return undefined;
  const slots = slotTexts(sourceTitle(source), brand).map((text, index) => ({ text, place: index + 1 }));
  let template = target;
  // The longest first: "5" must not be found inside "25 cm". A place is a private character until the end, so that no digit of it is found.
  for (const { text, place } of slots.sort((a, b) => b.text.length - a.text.length || a.place - b.place)) {
    const at = template.toLowerCase().indexOf(text.toLowerCase());
    if (at < 0) return undefined;
    template = template.slice(0, at) + String.fromCodePoint(PLACE_MARK + place) + template.slice(at + text.length);
  }
  return template.replace(/\p{Co}/gu, (mark) => `{${(mark.codePointAt(0) ?? 0) - PLACE_MARK}}`);
};

/** Writes the slots of a title into a template; undefined where the two do not hold the same slots. */
export const fillTemplate = (template: string, title: string, brand?: string): string | undefined => {
  const slots = slotTexts(title, brand);
  const used = new Set<number>();
  let isComplete = true;
  const text = template.replace(/\{(\d+)\}/gu, (_, place: string) => {
    const slot = slots[Number(place) - 1];
    used.add(Number(place));
    isComplete &&= slot !== undefined;
    return slot ?? '';
  });
  return isComplete && used.size === slots.length ? text : undefined;
};
