import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JudgedLanguage } from '../confidence.ts';
import { baseGlossary, compileLexicon } from '../index.ts';
import { sureTitleOf } from '../title.ts';
import { CATALOGUE_ROWS } from './catalogue.fixture.ts';
import type { Doubt } from './doubt.ts';

const LANGUAGES = ['de', 'fr', 'it', 'es'] as const;
const LIMIT = 80;
const LEXICONS = new Map(LANGUAGES.map((to) => [to, compileLexicon(baseGlossary(), 'en', to)]));

const make = (title: string, to: JudgedLanguage, more: { brand?: string; category?: string; limit?: number } = {}) => {
  const lexicon = LEXICONS.get(to);
  if (lexicon === undefined) throw new Error(`no lexicon for ${to}`);
  const { brand, category = '', limit = LIMIT } = more;
  return sureTitleOf({ title, brand, category: category.split(' > ').filter(Boolean), from: 'en', to, limit, lexicon });
};

/** The title, if it is beyond doubt. */
const sure = (...given: Parameters<typeof make>): string | undefined => {
  const made = make(...given);
  return made?.signs.doubts.length === 0 ? made.text : undefined;
};

const RIGHT: readonly (readonly [
  title: string,
  brand: string,
  category: string,
  right: Record<JudgedLanguage, string>,
])[] = [
  [
    'Giraffe Hand Puppet',
    '',
    'Puppets',
    {
      de: 'Handpuppe Giraffe',
      fr: 'Marionnette à main girafe',
      it: 'Burattino a mano giraffa',
      es: 'Marioneta de mano de jirafa',
    },
  ],
  [
    'Globex Foil Banner 2.5 m',
    'Globex',
    'Party Supplies > Banners',
    {
      de: 'Globex Folienbanner, 2,5 m',
      fr: 'Banderole métallisée Globex, 2,5 m',
      it: 'Striscione metallizzato Globex, 2,5 m',
      es: 'Pancarta metalizada Globex, 2,5 m',
    },
  ],
  [
    'Globex Small Figures (Pack of 2)',
    'Globex',
    'Figures & Playsets',
    {
      de: 'Globex kleine Figuren, 2 Stück',
      fr: 'Petites figurines Globex, 2 pièces',
      it: 'Personaggi piccoli Globex, 2 pezzi',
      es: 'Figuras pequeñas Globex, 2 unidades',
    },
  ],
  [
    'Globex Wooden Train Set (100 Piece)',
    'Globex',
    'Model Trains & Railway Sets',
    {
      de: 'Globex Holzeisenbahn-Set, 100 Teile',
      fr: 'Circuit de train en bois Globex, 100 pièces',
      it: 'Set trenino in legno Globex, 100 pezzi',
      es: 'Set de tren de madera Globex, 100 piezas',
    },
  ],
  [
    'Happy 80th Birthday Banner',
    '',
    'Party Supplies > Banners',
    {
      de: 'Geburtstagsbanner zum 80. Geburtstag',
      fr: "Banderole d'anniversaire 80 ans",
      it: 'Striscione di compleanno 80 anni',
      es: 'Pancarta de cumpleaños 80 años',
    },
  ],
  [
    'Globex Figure with Accessories',
    'Globex',
    'Figures & Playsets',
    {
      de: 'Globex Figur, mit Zubehör',
      fr: 'Figurine Globex, avec accessoires',
      it: 'Personaggio Globex, con accessori',
      es: 'Figura Globex, con accesorios',
    },
  ],
  [
    'Globex Black Austin Cambridge',
    'Globex',
    'Die-Cast & Toy Vehicles > Scaled Models > Vehicles',
    {
      de: 'Globex Austin Cambridge Modellfahrzeug schwarz',
      fr: 'Véhicule miniature noir Globex Austin Cambridge',
      it: 'Modellino nero Globex Austin Cambridge',
      es: 'Vehículo en miniatura negro Globex Austin Cambridge',
    },
  ],
  [
    'Traditional Dominoes',
    '',
    'Games',
    {
      de: 'Traditionelles Domino',
      fr: 'Jeu de dominos traditionnel',
      it: 'Domino tradizionale',
      es: 'Dominó tradicional',
    },
  ],
];

/** Names of which a brand or another name has a word. */
const NAMED = [
  ['LEGO Star Wars Darth Vader Figure', 'Star Wars', 'LEGO Star Wars Darth Vader Figur'],
  ['Zorkmid Avengers Thor Figure', 'Marvel Avengers', 'Zorkmid Avengers Thor Figur'],
  ['Avengers Thor Figure - Avengers', 'Avengers', 'Avengers Thor Figur'],
] as const;

const DOUBTFUL: readonly (readonly [title: string, brand: string, category: string, doubt: Doubt])[] = [
  // Nothing but a category, or a noun of a thing in small, says what is sold.
  ['Playmobil 6684 Ice Cream', 'Playmobil', 'Figures & Playsets', 'noun'],
  ['Hornby Bridge Rubber', 'Hornby', 'Model Trains & Railway Sets', 'noun'],
  ['Park Benches', '', 'Model Trains & Railway Sets', 'noun'],
  ['Orchard Toys Bus Stop', 'Orchard Toys', 'Games > Educational Games', 'game'],
  ['Contented Cow 32" Foil Balloon', '', 'Party Supplies > Balloons', 'left'],
  ['Duck Hand Puppet with Blue Hat', '', 'Puppets', 'link'],
  ['Disney King Louie Figurine', 'Disney', 'Figures & Playsets', 'name'],
  ['Papo "Pirate with Axe" Figure', 'Papo', 'Figures & Playsets', 'name'],
  ['Clementoni The Birth of Venus Jigsaw Puzzle', 'Clementoni', 'Jigsaws & Puzzles', 'name'],
  ['Steiff Teddy Bear Red Golden', 'Steiff', 'Teddies', 'features'],
  ['Globex Finger Puppets - Dog', 'Globex', 'Puppets', 'noun'],
  ['Globex Zorkle Fun Soft Toy', 'Globex', 'Puppets', 'left'],
  ["Globex Woody 8'' Soft Toy", 'Globex', 'Teddies', 'link'],
  ['Globex Foil Banner 5 Yards', 'Globex', 'Party Supplies > Banners', 'number'],
  ['Globex Fendt Vario (2002 - 2007) Tractor', 'Globex', 'Farm', 'number'],
  ['Globex Happy Birthday Banner Age 5', 'Globex', 'Party Supplies > Banners', 'number'],
];

/** What stands in a title for a promise, and how the promise is kept in each language. */
const PROMISED = {
  brand: { text: 'Globex', right: { de: /Globex/u, fr: /Globex/u, it: /Globex/u, es: /Globex/u } },
  number: {
    text: 'Pack of 24',
    right: { de: /(?<!\d)24 Stück/u, fr: /(?<!\d)24 pièces/u, it: /(?<!\d)24 pezzi/u, es: /(?<!\d)24 unidades/u },
  },
  unit: { text: '17 inch', right: { de: /17 Zoll/u, fr: /17 pouces/u, it: /17 pollici/u, es: /17 pulgadas/u } },
  size: { text: '2.5 x 3 m', right: { de: /2,5 x 3 m/u, fr: /2,5 x 3 m/u, it: /2,5 x 3 m/u, es: /2,5 x 3 m/u } },
  code: { text: 'RX-4102', right: { de: /RX-4102/u, fr: /RX-4102/u, it: /RX-4102/u, es: /RX-4102/u } },
  negation: {
    text: 'Batteries Not Included',
    right: { de: /ohne Batterien/iu, fr: /piles non incluses/iu, it: /pile non incluse/iu, es: /pilas no incluidas/iu },
  },
  purpose: {
    text: 'for Children',
    right: { de: /für Kinder/u, fr: /pour enfants/u, it: /per bambini/u, es: /para niños/u },
  },
} as const;

const GOODS = [
  'Backpack',
  'Foil Balloons',
  'Hand Puppets',
  'Advent Calendar',
  'Playing Cards',
  'Action Figures',
] as const;

describe('a sure title', () => {
  it.each(
    RIGHT.flatMap(([title, brand, category, right]) =>
      LANGUAGES.map((to) => [title, to, right[to], brand, category] as const),
    ),
  )('of "%s" in %s is "%s"', (title, to, right, brand, category) => {
    expect(sure(title, to, { brand, category })?.replaceAll('’', "'")).toBe(right);
  });

  it.each(NAMED)('of "%s" by %s keeps each name once', (title, brand, right) => {
    expect(make(title, 'de', { brand, category: 'Figures & Playsets' })?.text).toBe(right);
  });

  it.each(DOUBTFUL)('is not made of "%s"', (title, brand, category, doubt) => {
    for (const to of LANGUAGES) {
      const made = make(title, to, { brand, category });
      // A writer that refuses the title is as good.
      if (made !== undefined) expect(made.signs.doubts, `${to}: ${made.text}`).toContain(doubt);
    }
  });

  it.each(Object.keys(PROMISED) as (keyof typeof PROMISED)[])('never loses its %s', (promise) => {
    const { right } = PROMISED[promise];
    let made = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...GOODS),
        fc.constantFrom(...LANGUAGES),
        fc.subarray(Object.keys(PROMISED) as (keyof typeof PROMISED)[]),
        fc.constantFrom('', 'Red', 'Great', 'Wooden', 'Zorkmid'),
        (goods, to, others, word) => {
          const keys = new Set([promise, ...others]);
          const front = keys.has('brand') ? 'Globex ' : '';
          const rest = [...keys].filter((key) => key !== 'brand').map((key) => PROMISED[key].text);
          const title = [`${front}${word} ${goods}`.replace(/\s+/gu, ' ').trim(), ...rest].join(' - ');
          const written = make(title, to, { brand: keys.has('brand') ? 'Globex' : '' });
          if (written === undefined) return;
          made += 1;
          expect(written.text, title).toMatch(right[to]);
        },
      ),
      { numRuns: 300, seed: 20261127 },
    );
    expect(made, promise).toBeGreaterThan(20);
  });

  it('keeps brand, digits, codes, denials and purposes of real titles, within the limit', () => {
    let count = 0;
    for (const to of LANGUAGES) {
      for (const { title, brand, category } of CATALOGUE_ROWS) {
        const made = make(title, to, { brand, category });
        if (made === undefined) continue;
        count += 1;
        const what = `${to}: ${title} -> ${made.text}`;
        expect([...made.text].length, what).toBeLessThanOrEqual(LIMIT);
        if (brand !== '' && title.includes(brand)) expect(made.text, what).toContain(brand);
        const digits = (text: string) => (text.match(/\d+/gu) ?? []).sort().join(' ');
        expect(digits(made.text), what).toBe(digits(title));
        for (const code of title.match(/(?<![\w-])[A-Z]+-?\d{3,}(?![\w-])/gu) ?? [])
          expect(made.text, what).toContain(code);
        if (/\bnot\b|\bwithout\b/iu.test(title))
          expect(made.text, what).toMatch(/ohne|nicht|sans|non|senza|sin |no /iu);
        if (/\bfor\b/iu.test(title)) expect(made.text, what).toMatch(/für|pour|per |para /iu);
      }
    }
    expect(count).toBeGreaterThan(60);
  });
});
