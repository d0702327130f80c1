import { isEnglishWord } from './english-words.ts';
import { cleanBrand } from './slots.ts';

/** A shorter part of a brand may stand in a title by chance. */
const LEAST_PART = 4;
/** The words of a brand that is written as one: "base toys" for "basetoys". */
const MOST_WORDS = 4;

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The brand as a title writes it. A feed may name a brand by its owner ("Revell-Monogram", "Greenlight/Road2Race") or without spaces, where
 * the title has one part or several words. The given brand if the title has no such form.
 */
export const brandInTitle = (title: string, given: string | undefined): string | undefined => {
  const brand = cleanBrand(given);
  if (brand === '' || title.toLowerCase().includes(brand.toLowerCase())) return given;
  const words = [...title.matchAll(/[\p{L}\p{N}]+(?:['’&.-][\p{L}\p{N}]+)*/gu)];
  const whole = squeezed(brand);
  for (const [at, first] of words.entries()) {
    for (const last of words.slice(at, at + MOST_WORDS)) {
      const run = title.slice(first.index, last.index + last[0].length);
      if (whole.length > LEAST_PART && squeezed(run) === whole) return run;
    }
  }
  const parts = brand.split(/[/,|]|\s-\s|-/u).map((part) => part.trim().toLowerCase());
  if (parts.length === 1) return given;
  const isPart = (word: string): boolean => parts.includes(word) && word.length >= LEAST_PART && !isEnglishWord(word);
  return words.find(([word]) => isPart(word.toLowerCase()))?.[0] ?? given;
};
