import { baseGlossary } from '../../packages/text/src/index.ts';
import type { MeasuredLanguage } from './language-texts.ts';
import { createDice } from './recombined-titles.ts';

/** Breaks a title of the language in one way; undefined if there is nothing to break in that way. */
export type Breaker = (made: string, source: string) => string | undefined;

const sortedBy = <T>(values: readonly T[], keys: readonly number[]): T[] =>
  values
    .map((value, place) => ({ value, key: keys[place] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

/** Every third word is left in the source language, as if untranslated. */
const leaveEnglish: Breaker = (made, source) => {
  const own = new Set(made.toLowerCase().split(' '));
  const left = source.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word) && !own.has(word.toLowerCase()));
  if (left.length === 0) return undefined;
  let taken = 0;
  return made
    .split(' ')
    .map((word, place) => {
      if (place % 3 !== 1 || !/^\p{L}{3,}$/u.test(word)) return word;
      taken += 1;
      return left[(taken - 1) % left.length] ?? word;
    })
    .join(' ');
};

const PLACES = Array.from({ length: 997 }, (_, place) => place);

function createShuffler(): Breaker {
  const roll = createDice(4);
  return (made) => {
    const words = made.split(' ');
    return sortedBy(
      words,
      words.map(() => roll(PLACES)),
    ).join(' ');
  };
}

const GERMAN_ENDING = /(?:e|er|es|en)$/u;

/** German adjectives get a dative ending; adjectives of the other languages get the other gender. */
function createMisagreement(language: MeasuredLanguage): Breaker {
  const wrong = new Map<string, string>();
  for (const { forms } of baseGlossary()) {
    const form = forms[language];
    if (form.kind !== 'modifier' || form.forms.length < 2) continue;
    const [stem = '', inflected = ''] = form.forms;
    if (language === 'de') {
      const root = inflected.replace(/e$/u, '');
      if (root === '' || root === inflected || stem === inflected) continue;
      for (const ending of ['e', 'er', 'es', 'en']) wrong.set(root + ending, `${root}em`);
      continue;
    }
    // Masculine and feminine forms alternate, first singular, then plural, so the neighbour is the other gender.
    form.forms.forEach((word, place) => {
      const opposite = form.forms[place % 2 === 0 ? place + 1 : place - 1];
      if (opposite !== undefined && opposite !== word) wrong.set(word, opposite);
    });
  }
  return (made) => {
    const broken = made
      .split(' ')
      .map((word) => {
        const found = wrong.get(word.toLowerCase());
        return found !== undefined && (language !== 'de' || GERMAN_ENDING.test(word)) ? found : word;
      })
      .join(' ');
    return broken === made ? undefined : broken;
  };
}

export const breakersOf = (language: MeasuredLanguage): Readonly<Record<string, Breaker>> => ({
  'English words left': leaveEnglish,
  'words shuffled': createShuffler(),
  'wrong agreement': createMisagreement(language),
});
