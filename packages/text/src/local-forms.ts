import type { TextLanguage } from './language.ts';

/* Units, ordinals and decades as a site's buyers write them. The number itself is never converted: 20 inches stay 20 inches. */

/** English unit words, with the symbol or word of each language. The last of two forms is the plural. */
const UNITS: readonly {
  readonly english: string;
  readonly forms: Readonly<Record<Exclude<TextLanguage, 'en'>, readonly [string, string?]>>;
}[] = [
  {
    english: 'inch|inches|ins|in',
    forms: { de: ['Zoll'], fr: ['pouce', 'pouces'], it: ['pollice', 'pollici'], es: ['pulgada', 'pulgadas'] },
  },
  {
    english: 'feet|foot|ft',
    forms: { de: ['Fuß'], fr: ['pied', 'pieds'], it: ['piede', 'piedi'], es: ['pie', 'pies'] },
  },
  {
    english: 'yards|yard|yds|yd',
    forms: { de: ['Yard', 'Yards'], fr: ['yard', 'yards'], it: ['iarda', 'iarde'], es: ['yarda', 'yardas'] },
  },
  { english: 'metres|metre|meters|meter|mtrs|mtr', forms: { de: ['m'], fr: ['m'], it: ['m'], es: ['m'] } },
  {
    english: 'litres|litre|liters|liter|ltr',
    forms: { de: ['Liter'], fr: ['litre', 'litres'], it: ['litro', 'litri'], es: ['litro', 'litros'] },
  },
  { english: 'grams|gram|gms|gm|gr', forms: { de: ['g'], fr: ['g'], it: ['g'], es: ['g'] } },
  { english: 'kgs', forms: { de: ['kg'], fr: ['kg'], it: ['kg'], es: ['kg'] } },
  { english: 'cms', forms: { de: ['cm'], fr: ['cm'], it: ['cm'], es: ['cm'] } },
  {
    english: 'pints|pint',
    forms: { de: ['Pint', 'Pints'], fr: ['pinte', 'pintes'], it: ['pinta', 'pinte'], es: ['pinta', 'pintas'] },
  },
  {
    english: 'gallons|gallon|gal',
    forms: {
      de: ['Gallone', 'Gallonen'],
      fr: ['gallon', 'gallons'],
      it: ['gallone', 'galloni'],
      es: ['galón', 'galones'],
    },
  },
  { english: 'volts|volt', forms: { de: ['V'], fr: ['V'], it: ['V'], es: ['V'] } },
  { english: 'watts|watt', forms: { de: ['W'], fr: ['W'], it: ['W'], es: ['W'] } },
  { english: 'amps|amp', forms: { de: ['A'], fr: ['A'], it: ['A'], es: ['A'] } },
  {
    english: 'pieces|pcs|pces|pce|pc',
    forms: { de: ['Stück'], fr: ['pièce', 'pièces'], it: ['pezzo', 'pezzi'], es: ['pieza', 'piezas'] },
  },
];

const FORMS = new Map(UNITS.flatMap(({ english, forms }) => english.split('|').map((word) => [word, forms] as const)));

/** "in" after a space is a preposition far more often. */
const UNIT = new RegExp(
  `(\\p{Nd}[\\p{Nd}.,/]*)(?:[\\s-]?(${[...FORMS.keys()].filter((word) => word !== 'in').join('|')})|(in))(?![\\p{L}\\p{N}])`,
  'giu',
);
/** "8-Count", "30ct"; gold is measured in carats of these numbers. */
const COUNT = /(\p{Nd}+)[\s-]?(?:count|(?<!(?<!\p{Nd})(?:9|10|14|18|22|24))ct)(?![\p{L}\p{N}])/giu;
const ORDINAL = /(?<![\p{L}\p{N}.,])(\p{Nd}+)(?:st|nd|rd|th)(?![\p{L}\p{N}])/giu;
const SCALE = /(1[:/]\p{Nd}{1,4})th(?![\p{L}\p{N}])/giu;
const DECADE = /(?<![\p{L}\p{N}.,])((?:\p{Nd}{2})?\p{Nd}0)'?s(?![\p{L}\p{N}])/gu;

const ordinal = (number: string, language: TextLanguage): string => {
  if (language === 'de') return `${number}.`;
  if (language === 'fr') return number === '1' ? '1er' : `${number}e`;
  return language === 'it' ? `${number}°` : `${number}.º`;
};

const decade = (number: string, language: TextLanguage): string => {
  if (language === 'de') return `${number}er`;
  if (language === 'fr') return `années ${number}`;
  if (language === 'it') return number.length === 2 ? `anni ’${number}` : `anni ${number}`;
  return `años ${number}`;
};

/**
 * A measure, scale, ordinal or decade of an English title in the site's form: "20-inch" becomes "20 Zoll", "80th"
 * becomes "80.". Everything else is unchanged. Numbers keep their digits.
 */
export const localForm = (text: string, from: TextLanguage, to: TextLanguage): string => {
  if (from !== 'en' || to === 'en') return text;
  return text
    .replace(SCALE, '$1')
    .replace(COUNT, '$1 pcs')
    .replace(UNIT, (whole, number: string, spelt: string | undefined, attached: string | undefined) => {
      const forms = FORMS.get((spelt ?? attached ?? '').toLowerCase())?.[to];
      if (forms === undefined) return whole;
      return `${number} ${number === '1' ? forms[0] : (forms[1] ?? forms[0])}`;
    })
    .replace(ORDINAL, (_, number: string) => ordinal(number, to))
    .replace(DECADE, (_, number: string) => decade(number, to));
};

/** "2.5 m" with the comma of the continent's languages. Codes and versions have other digits or marks around theirs. */
export const decimalComma = (text: string): string =>
  text.replace(/(?<=(?<![\p{L}\p{Nd}.])\p{Nd}+)\.(?=\p{Nd}{1,2}(?![\p{Nd}.]))/gu, ',');

const AMERICAN_UNIT = /(?<=\p{Nd}[\s-]?(?:kilo|centi|milli)?)(met|lit)re(s?)(?!\p{L})/giu;

/** "10 metres" is "10 meters" in the United States: the same unit, spelt as buyers there do. */
export const americanUnits = (text: string): string =>
  text.replace(AMERICAN_UNIT, (_, stem: string, plural: string) => {
    const isUpper = stem === stem.toUpperCase();
    return `${stem}${isUpper ? 'ER' : 'er'}${plural}`;
  });

/**
 * The consonants distinguish a spelling variant from a different word: "colour" and "color" have the same ones,
 * "petrol" and "gas" do not.
 */
const skeleton = (word: string): string =>
  word
    .toLowerCase()
    .replace(/z/gu, 's')
    .replace(/[aeiouy]/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** Whether two words are spellings of one. */
export const isSpelling = (one: string, other: string): boolean =>
  one[0]?.toLowerCase() === other[0]?.toLowerCase() && skeleton(one) === skeleton(other);

const YEARS: Readonly<Record<TextLanguage, string>> = { en: 'years', de: 'Jahre', fr: 'ans', it: 'anni', es: 'años' };

/** "60th birthday" becomes "anniversaire 60 ans" in Romance titles; undefined if it is not an ordinal. */
export const ageForm = (text: string, to: TextLanguage): string | undefined => {
  const number = /^(\p{Nd}+)(?:st|nd|rd|th)$/iu.exec(text)?.[1];
  return number === undefined ? undefined : `${number} ${YEARS[to]}`;
};
