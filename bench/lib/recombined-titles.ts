import { COLOURS } from '../../packages/text/src/description/colours.data.ts';
import { FACT_VALUES } from '../../packages/text/src/description/fact-values.data.ts';
import { MATERIALS } from '../../packages/text/src/description/materials.data.ts';
import { ENGLISH_VARIANTS } from '../../packages/text/src/english.data.ts';
import { readCatalogue } from './catalogue-file.ts';

/**
 * Titles of real words in new combinations, the same ones in every run. Words come from the lists of `packages/text`,
 * and words and makers from a real catalogue if there is one.
 */
export interface TitleMaker {
  /** Every word that a title may contain, in lower case. */
  readonly words: readonly string[];
  titles(count: number): string[];
}

const MAKERS = ['Bosch', 'Makita', 'Sony', 'Braun', 'Philips', 'Adidas', 'Puma', 'Canon', 'Epson', 'Garmin'];
const SIZES = ['30 cm', '1.5 m', '250 ml', '12 V', '1:72', 'XL', '42 mm', '10 x 15 cm', '2 kg', '64 GB'];

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function createDice(seed: number): <T>(faces: readonly T[]) => T {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (faces) => {
    const face = faces[Math.floor(next() * faces.length)];
    if (face === undefined) throw new RangeError('a die has faces');
    return face;
  };
}

const capitalised = (text: string) => text.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

export function createTitleMaker(seed = 1): TitleMaker {
  const roll = createDice(seed);
  const headwords = (...lists: readonly string[]) =>
    lists.flatMap((list) =>
      list
        .split('\n')
        .flatMap((line) => (line.split(';')[0] ?? '').split('|'))
        .flatMap((word) => (/^[a-z][a-z' -]+$/.test(word.trim()) ? [capitalised(word.trim())] : [])),
    );
  const nouns = headwords(ENGLISH_VARIANTS);
  const looks = headwords(COLOURS, MATERIALS);
  const people = headwords(FACT_VALUES);
  const catalogue = readCatalogue();
  const makers = [...MAKERS, ...new Set(catalogue.map(({ brand }) => brand).filter((brand) => brand !== ''))];
  const seen = catalogue.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []);
  const others = seen.length > 0 ? seen : nouns;
  const shapes: readonly (() => string)[] = [
    () => `${roll(makers)} ${roll(looks)} ${roll(nouns)} ${roll(SIZES)} for ${roll(nouns)} ${roll(others)}`,
    () => `${roll(looks)} ${roll(nouns)} with ${roll(nouns)}, ${roll(others)} ${roll(SIZES)} ${roll(makers)}`,
    () =>
      `${roll(makers)} ${roll(others)} ${roll(nouns)} ${roll(looks)} ${roll(others)} - Pack of ${roll([2, 4, 6, 10])}`,
    () => `${roll(people)} ${roll(nouns)} ${roll(others)} ${roll(looks)} ${roll(looks)} ${roll(nouns)} NEW`,
  ];
  const words = [...new Set([...nouns, ...looks, ...others].flatMap((text) => text.toLowerCase().split(/[ '-]+/)))];
  return {
    words: words.filter((word) => word.length > 2),
    titles: (count) => Array.from({ length: count }, () => roll(shapes)()),
  };
}
