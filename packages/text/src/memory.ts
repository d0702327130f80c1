import type { TextLanguage } from './language.ts';
import { sourceTitle } from './plain.ts';
import { withoutPromises } from './promises.ts';
import { findSlots, isProtected, type Piece } from './slots.ts';

export interface MemoryHit {
  /** The target text; with its slots in braces, as created by `memoryTemplate`, unless it is remembered word for word. */
  readonly template: string;
  /** `human`, or `engine:` with its name. */
  readonly origin: string;
}

/** Looks up a key of `memoryKeys` in one seller's memory for one pair of languages. */
export type TitleMemory = (key: string) => MemoryHit | undefined;

/**
 * "1" affects grammar (one balloon, two balloons), so it is remembered as written; every other number becomes a slot.
 */
const isSlot = (piece: Piece): boolean => isProtected(piece) && piece.text !== '1';

const slotTexts = (title: string, brand?: string): string[] =>
  findSlots(title, brand)
    .filter(isSlot)
    .map((piece) => piece.text);

/**
 * The key under which a title is remembered: brand, numbers, units, sizes and codes as slots in braces, the rest in
 * lower case with single spaces. So one remembered title serves every size of a product, while size 42 is never reused
 * as size 43.
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

/** The key under which a title is remembered word for word, because its translation writes a number or unit otherwise. */
export const wholeKey = (title: string): string =>
  sourceTitle(title).replace(/[{}]/gu, ' ').replace(/\s+/gu, ' ').trim().toLowerCase();

/** The first character of a private-use plane; a title has far fewer slots than the plane has characters. */
const PLACE_MARK = 0xf0000;

const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;

/** Whether the characters at a place belong to one word or number, also across its decimal mark or its apostrophe. */
const isInsideOne = (before: string, after: string): boolean => {
  const last = [...before].at(-1) ?? '';
  const [first = ''] = after;
  if (DIGIT.test(last) && DIGIT.test(first)) return true;
  if (LETTER.test(last) && LETTER.test(first)) return true;
  if (/\p{Nd}[.,]$/u.test(before) && DIGIT.test(first)) return true;
  if (DIGIT.test(last) && /^[.,]\p{Nd}/u.test(after)) return true;
  return LETTER.test(last) && /^['’]\p{L}/u.test(after);
};

/** Where a text contains a slot as a whole word or number. */
const placesOf = (text: string, slot: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(slot); at >= 0; at = text.indexOf(slot, at + 1)) {
    const end = at + slot.length;
    if (!isInsideOne(text.slice(0, at), slot) && !isInsideOne(text.slice(0, end), text.slice(end))) places.push(at);
  }
  return places;
};

/** Where a text contains a slot: as written, or in another case. Undefined if it has none, or more than the source. */
const placeOf = (text: string, slot: string, count: number): number | undefined => {
  const asWritten = placesOf(text, slot);
  // Only a plain change of case keeps the places.
  const lower = text.toLowerCase();
  const isPlain = lower.length === text.length;
  const places = asWritten.length > 0 || !isPlain ? asWritten : placesOf(lower, slot.toLowerCase());
  return places.length > count ? undefined : places[0];
};

/**
 * The target of a remembered title with its slots in braces; undefined if it lacks a slot of the source as written, or
 * has more places for a slot than the source: size S is neither a letter of „Bluse“ nor one of two sizes.
 */
export const memoryTemplate = (source: string, target: string, brand?: string): string | undefined => {
  if (/[{}\p{Co}]/u.test(source + target)) return undefined;
  const slots = slotTexts(sourceTitle(source), brand).map((text, index) => ({ text, place: index + 1 }));
  const ordered = slots.sort((a, b) => b.text.length - a.text.length || a.place - b.place);
  let template = target;
  // The longest first: "5" must not be found inside "25 cm". Placeholders are private-use characters until the end, so
  // that none of their digits is matched.
  for (const [index, { text, place }] of ordered.entries()) {
    const left = ordered.slice(index).filter((other) => other.text.toLowerCase() === text.toLowerCase()).length;
    const at = placeOf(template, text, left);
    if (at === undefined) return undefined;
    template = template.slice(0, at) + String.fromCodePoint(PLACE_MARK + place) + template.slice(at + text.length);
  }
  return template.replace(/\p{Co}/gu, (mark) => `{${(mark.codePointAt(0) ?? 0) - PLACE_MARK}}`);
};

/**
 * Inserts the slots of a title into a template; undefined if the two have different slots, or if a slot would become part
 * of a word or number.
 */
export const fillTemplate = (template: string, title: string, brand?: string): string | undefined => {
  const slots = slotTexts(title, brand);
  const used = new Set<number>();
  let isComplete = true;
  const text = template.replace(/\{(\d+)\}/gu, (whole, place: string, at: number) => {
    const slot = slots[Number(place) - 1] ?? '';
    used.add(Number(place));
    const isJoined = isInsideOne(template.slice(0, at), slot) || isInsideOne(slot, template.slice(at + whole.length));
    isComplete &&= slot !== '' && !isJoined;
    return slot;
  });
  return isComplete && used.size === slots.length ? text : undefined;
};

/**
 * The keys under which a memory may have a title, the most exact first: as the seller wrote it, and without promises
 * that apply only at home.
 */
export const memoryKeys = (title: string, brand: string | undefined, from: TextLanguage): readonly string[] => {
  const whole = sourceTitle(title);
  const texts = [whole, withoutPromises(whole, from).title];
  return [...new Set(texts.flatMap((text) => [wholeKey(text), memoryKey(text, brand)]))];
};

/** How a translation is remembered: for all titles that differ in their slots alone, or for this one word for word. */
export const memoryEntry = (
  source: string,
  target: string,
  brand?: string,
): { readonly key: string; readonly template: string } | undefined => {
  const template = memoryTemplate(source, target, brand);
  if (template !== undefined) return { key: memoryKey(source, brand), template };
  return /[{}\p{Co}]/u.test(target) ? undefined : { key: wholeKey(source), template: target };
};
