import { describe, expect, it } from 'vitest';
import { type Draft, type DraftOutcome, draftTitle } from './draft.ts';
import { FIXTURE_GLOSSARY } from './glossary.fixture.ts';
import { compileLexicon, withSellerTerms } from './lexicon.ts';

const LEXICONS = {
  de: compileLexicon(FIXTURE_GLOSSARY, 'en', 'de'),
  fr: compileLexicon(FIXTURE_GLOSSARY, 'en', 'fr'),
  it: compileLexicon(FIXTURE_GLOSSARY, 'en', 'it'),
  es: compileLexicon(FIXTURE_GLOSSARY, 'en', 'es'),
};

const drafted = (outcome: DraftOutcome): Draft => {
  if (!outcome.ok) throw new Error(`no draft: ${outcome.reason}`);
  return outcome;
};
const write = (title: string, to: keyof typeof LEXICONS, brand = ''): string =>
  drafted(draftTitle(title, brand, LEXICONS[to])).text;

describe('draft', () => {
  it.each([
    [
      'Steiff 18cm Red Teddy Bear',
      'Steiff 18cm roter Teddybär',
      'Steiff Ours en peluche rouge 18cm',
      'Steiff Orsetto rosso 18cm',
      'Steiff Oso de peluche rojo 18cm',
    ],
    ['Wooden Train', 'Holz-Zug', 'Train en bois', 'Treno in legno', 'Tren de madera'],
    [
      'Large Red Wooden Train',
      'Großer roter Holz-Zug',
      'Grand train en bois rouge',
      'Treno in legno grande rosso',
      'Tren de madera grande rojo',
    ],
    [
      'Black & White Mask',
      'Schwarze & weiße Maske',
      'Masque noir & blanc',
      'Maschera nera & bianca',
      'Máscara negra & blanca',
    ],
    [
      'Birthday Banner',
      'Geburtstags-Banner',
      'Bannière anniversaire',
      'Striscione compleanno',
      'Pancarta de cumpleaños',
    ],
    ['Red Balloons', 'Rote Luftballons', 'Ballons rouges', 'Palloncini rossi', 'Globos rojos'],
    [
      'Red Sunglasses',
      'Rote Sonnenbrille',
      'Lunettes de soleil rouges',
      'Occhiali da sole rossi',
      'Gafas de sol rojas',
    ],
    [
      'Large Googly Eyes',
      'Große Wackelaugen',
      'Grands yeux mobiles',
      'Occhietti mobili grandi',
      'Ojos móviles grandes',
    ],
    ['Balloons red', 'Luftballons rot', 'Ballons rouges', 'Palloncini rossi', 'Globos rojos'],
    [
      'Balloons (Pack of 50)',
      'Luftballons (50er-Pack)',
      'Ballons (lot de 50)',
      'Palloncini (confezione da 50)',
      'Globos (pack de 50)',
    ],
    [
      '1000 Piece Jigsaw Puzzle',
      '1000-teilig Puzzle',
      'Puzzle 1000 pièces',
      'Puzzle 1000 pezzi',
      'Rompecabezas 1000 piezas',
    ],
    [
      'Teddy Bear with Red Balloons',
      'Teddybär mit roten Luftballons',
      'Ours en peluche avec ballons rouges',
      'Orsetto con palloncini rossi',
      'Oso de peluche con globos rojos',
    ],
    ["Doctor's Bag", 'Arzt-Tasche', 'Sac docteur', 'Borsa dottore', 'Bolsa de doctor'],
    [
      'Emhar 1:72 Scale Model Kit',
      'Emhar Maßstab 1:72 Modellbausatz',
      'Emhar Maquette échelle 1:72',
      'Emhar Kit di modellismo scala 1:72',
      'Emhar Maqueta escala 1:72',
    ],
  ])('puts "%s" into the word order of each language', (title, de, fr, italian, es) => {
    expect([write(title, 'de'), write(title, 'fr'), write(title, 'it'), write(title, 'es')]).toEqual([
      de,
      fr,
      italian,
      es,
    ]);
  });

  it.each([
    ['Star Wars Red Mask', 'Star Wars rote Maske'],
    ['How to Train Your Dragon Mask', 'How to Train Your Dragon Maske'],
    ['My Whatever Doll', 'My Whatever Puppe'],
    ['Queen of the Balloons - Mask', 'Queen of the Balloons - Maske'],
    ['Mask "Red Balloon"', 'Maske "Red Balloon"'],
    ['Snap-Fitz Train', 'Snap-Fitz Zug'],
  ])('leaves the names in "%s" unchanged', (title, expected) => {
    expect(write(title, 'de')).toBe(expected);
  });

  it.each([
    ['LEGO Star Wars Mask', 'LEGO', 'LEGO Star Wars Maske'],
    ['Disney Princess Doll', 'Disney', 'Disney Princess Puppe'],
  ])('treats a brand and its product line as one name: %s', (title, brand, expected) => {
    expect(write(title, 'de', brand)).toBe(expected);
  });

  it('declines after a preposition, with and without numbers', () => {
    expect(write('Doll with 3 red balloons', 'de')).toBe('Puppe mit 3 roten Luftballons');
    expect(write('Doll w/ black mask', 'de')).toBe('Puppe mit schwarzer Maske');
  });

  it('translates "Kids Childrens" once if the language has one word', () => {
    const lexicon = withSellerTerms(LEXICONS.fr, []);
    expect(drafted(draftTitle('Masks kids kids', '', lexicon)).text).toBe('Masques enfant');
  });

  it('keeps sizes and both numbers of "2 in 1"', () => {
    expect(write('Kids Mask Size XL', 'fr')).toBe('Masque enfant taille XL');
    expect(write('2 in 1 Bag', 'es')).toBe('Bolsa 2 en 1');
  });

  it('keeps a number with the noun it counts', () => {
    expect(write('50 Balloons Banner', 'fr')).toBe('Bannière 50 ballons');
    expect(write('50 Balloons Banner', 'es')).toBe('Pancarta de 50 globos');
  });

  it('keeps the brand even if its words could be translated', () => {
    expect(write('Red Balloon Mask red', 'de', 'Red Balloon')).toBe('Red Balloon Maske rot');
  });

  it('never adds a number that the title does not have', () => {
    expect(write('WWII Train', 'de')).toBe('WWII Zug');
    expect(write('WWII Train', 'fr')).toBe('Seconde Guerre mondiale train');
  });

  it('counts words, not names or numbers, and marks unknown words', () => {
    const draft = drafted(draftTitle('Acme 30cm wooden frobnicator train', 'Acme', LEXICONS.de));
    expect(draft.text).toBe('Acme 30cm Holz frobnicator Zug');
    expect(draft.unknown).toEqual(['frobnicator']);
  });

  it('does not treat capitals as proof of a name', () => {
    expect(drafted(draftTitle('Sneaky Horror Train', '', LEXICONS.de)).unknown).toEqual(['Sneaky', 'Horror']);
  });

  it('is not a draft if nothing was translated', () => {
    expect(draftTitle('Acme frobnicator', 'Acme', LEXICONS.de)).toEqual({
      ok: false,
      reason: 'nothing_translated',
      unknown: ['frobnicator'],
    });
  });

  it('keeps a title without translatable words, and reports unknown names', () => {
    expect(draftTitle('LEGO Star Wars 75192', 'LEGO', LEXICONS.de)).toMatchObject({
      ok: true,
      text: 'LEGO Star Wars 75192',
      keptAsIs: true,
      unknown: [],
    });
    expect(draftTitle('LEGO Zorkmid 75192', 'LEGO', LEXICONS.de)).toMatchObject({
      ok: true,
      keptAsIs: true,
      unknown: ['Zorkmid'],
    });
  });

  it('prefers the seller’s terms to glossary and names, and keeps equal terms', () => {
    const lexicon = withSellerTerms(LEXICONS.de, [
      { source: 'teddy bear', target: 'Kuschelbär' },
      { source: 'star wars', target: 'Krieg der Sterne' },
      { source: 'mask', target: 'mask' },
    ]);
    expect(drafted(draftTitle('Star Wars teddy bear mask', '', lexicon)).text).toBe('Krieg der Sterne Kuschelbär mask');
    expect(drafted(draftTitle('red teddy bear', '', LEXICONS.de)).text).toBe('Roter Teddybär');
  });

  it('also drafts from another language of the glossary', () => {
    const fromGerman = compileLexicon(FIXTURE_GLOSSARY, 'de', 'fr');
    expect(drafted(draftTitle('Roter Luftballon 30cm', '', fromGerman)).text).toBe('Ballon rouge 30cm');
    const toEnglish = compileLexicon(FIXTURE_GLOSSARY, 'de', 'en-GB');
    expect(drafted(draftTitle('Rote Luftballons', '', toEnglish)).text).toBe('Red balloons');
  });

  it('recognizes words of the target language that cannot be English', () => {
    expect(drafted(draftTitle('train teddybär', '', LEXICONS.de)).unknown).toEqual([]);
    // "train" is a French word too, with another meaning than "train" in an English title; so are "four", "pain" and "chat".
    expect(drafted(draftTitle('mask modellbausatz', '', LEXICONS.de)).unknown).toEqual(['modellbausatz']);
  });

  it.each([
    ['1st birthday banner', '1. '],
    ['Teddy bear 12 inch', '12 Zoll'],
    ['Red balloons 5x7inch', '5x7 Zoll'],
  ])('writes the unit or the ordinal of "%s" as the site does', (title, text) => {
    const made = drafted(draftTitle(title, '', LEXICONS.de));
    expect(made.text).toContain(text);
    expect(made.unknown).toEqual([]);
  });

  it.each([
    ['a quotation', 'Mask "Red Balloon"', ['"Red Balloon"']],
    ['a code joined to a word', 'Red balloons, mask.00563', ['mask.00563']],
    ['a name that is a sentence', 'Back to the Future mask', ['Back to the Future']],
  ])('counts %s as left in English', (_, title, unknown) => {
    expect(drafted(draftTitle(title, '', LEXICONS.de)).unknown).toEqual(unknown);
  });
});
