import { describe, expect, it } from 'vitest';
import { JUDGED } from '../../test/judged.fixture.ts';
import type { TextLanguage } from '../language.ts';
import { type CheckedTranslation, checkTranslation } from './check-translation.ts';

const TARGETS = ['de', 'fr', 'it', 'es'] as const;
type Target = (typeof TARGETS)[number];

interface Row {
  readonly source: string;
  readonly brand: string;
  readonly results: Readonly<Record<Target, string>>;
  readonly wrong: readonly { readonly kind: string; readonly results: Readonly<Record<Target, string>> }[];
}

const byTarget = (cells: readonly string[]): Record<Target, string> => ({
  de: cells[0] ?? '',
  fr: cells[1] ?? '',
  it: cells[2] ?? '',
  es: cells[3] ?? '',
});

const changed = (text: string, edit: string): string => {
  const at = edit.indexOf('>');
  const what = edit.slice(0, at).trim();
  if (!text.includes(what)) throw new Error(`"${what}" is not in "${text}"`);
  return text
    .replace(what, () => edit.slice(at + 1).trim())
    .replace(/ +/gu, ' ')
    .trim();
};

const ROWS: readonly Row[] = JUDGED.trim()
  .split(/\n(?!- )/u)
  .map((block) => {
    const [title = '', ...edits] = block.split('\n');
    const [source = '', brand = '', ...cells] = title.split(' ~ ').map((cell) => cell.trim());
    const results = byTarget(cells);
    const wrong = edits.map((edit) => {
      const [kind = '', ...parts] = edit.slice(2).split(/ ~ ?/u);
      const made = byTarget(TARGETS.map((to, place) => changed(results[to], parts[place] ?? '')));
      return { kind, results: made };
    });
    return { source, brand, results, wrong };
  });

const check = (source: string, result: string, to: TextLanguage = 'de', more: Partial<CheckedTranslation> = {}) => {
  const { hard, soft } = checkTranslation({ source, result, from: 'en', to, ...more });
  return { hard: hard.map(({ code }) => code), soft: soft.map(({ code }) => code) };
};

describe.each(TARGETS)('a translation into %s', (to) => {
  it('of a native seller is neither refused nor marked', () => {
    const found = ROWS.flatMap(({ source, brand, results }) => {
      const { hard, soft } = check(source, results[to], to, { brand });
      return hard.length + soft.length === 0 ? [] : [[source, results[to], ...hard, ...soft]];
    });
    expect(ROWS).toHaveLength(73);
    expect(found).toEqual([]);
  });

  it('that changes a number, unit, code, brand, negation, side, colour, condition, amount or whom it is for is refused', () => {
    const wrong = ROWS.flatMap(({ source, brand, wrong: kinds }) =>
      kinds.map(({ kind, results }) => ({ kind, source, brand, result: results[to] })),
    );
    const found = wrong.map((one) => ({ ...one, ...check(one.source, one.result, to, { brand: one.brand }) }));
    expect(wrong.length).toBeGreaterThan(60);
    expect(found.filter(({ kind, hard }) => kind !== 'purpose' && hard.length === 0)).toEqual([]);
    expect(found.filter(({ kind, soft }) => kind === 'purpose' && !soft.includes('purpose_missing'))).toEqual([]);
  });

  it('that is another language, or the source itself, is refused or marked', () => {
    const passed = ROWS.flatMap(({ source, brand, results }) =>
      [source, ...TARGETS.filter((other) => other !== to).map((other) => results[other])].filter((result) => {
        const { hard, soft } = check(source, result, to, { brand });
        return result !== results[to] && hard.length + soft.length === 0;
      }),
    );
    // Titles of names and numbers alone may be read in two languages.
    expect(passed.length).toBeLessThanOrEqual(ROWS.length * 4 * 0.06);
  });

  it.each([
    ['Hier ist die Übersetzung: ', 'prompt'],
    ['Here is the translation: ', 'prompt'],
    ['Translation: ', 'prompt'],
    ['Voici la traduction : ', 'prompt'],
    ['Ecco la traduzione: ', 'prompt'],
    ['Aquí tienes la traducción: ', 'prompt'],
    ['<b>', 'markup'],
    ['**', 'markup'],
    ['\u200b', 'markup'],
    ['Original Gucci ', 'brand_added'],
    ['Samsung ', 'brand_added'],
    ['🔥 ', 'markup'],
  ])('that begins with "%s" is refused: %s', (start, code) => {
    for (const { source, brand, results } of ROWS.slice(0, 12)) {
      expect(check(source, start + results[to], to, { brand }).hard).toContain(code);
    }
  });

  it.each([
    ['quotes', (text: string) => `"${text}"`, 'markup'],
    ['typographic quotes', (text: string) => `„${text}“`, 'markup'],
    ['a fence', (text: string) => `\`\`\`${text}\`\`\``, 'markup'],
    ['JSON', (text: string) => JSON.stringify({ title: text }), 'markup'],
    ['an entity', (text: string) => `${text} &amp; mehr`, 'markup'],
    ['three points at its end', (text: string) => `${text.slice(0, 30)}...`, 'length'],
    ['another script', (text: string) => `${text} красный`, 'other_language'],
    ['only spaces', () => '  ', 'empty'],
  ])('in %s is refused', (_what, make, code) => {
    for (const { source, brand, results } of ROWS.slice(0, 12)) {
      expect(check(source, make(results[to]), to, { brand }).hard).toContain(code);
    }
  });

  it('in capitals that the source has not is marked', () => {
    for (const { source, brand, results } of ROWS.slice(0, 12)) {
      expect(check(source, results[to].toUpperCase(), to, { brand }).soft).toContain('unusual_case');
    }
  });

  it('with a promise that the source has not is refused', () => {
    const promise = {
      de: 'Kostenloser Versand',
      fr: 'Livraison gratuite',
      it: 'Spedizione gratuita',
      es: 'Envío gratis',
    };
    const refund = {
      de: 'Geld-zurück-Garantie',
      fr: 'satisfait ou remboursé',
      it: 'soddisfatti o rimborsati',
      es: 'devolución gratuita',
    };
    const [row] = ROWS;
    for (const added of [promise[to], refund[to]]) {
      expect(check(row?.source ?? '', `${row?.results[to]} ${added}`, to).hard).toContain('promise_added');
    }
  });
});

describe('between the languages of the continent', () => {
  it('hardly any native title is refused', () => {
    const pairs = TARGETS.flatMap((from) => TARGETS.filter((to) => to !== from).map((to) => ({ from, to })));
    const refused = pairs.flatMap(({ from, to }) =>
      ROWS.flatMap(({ brand, results }) => {
        const found = checkTranslation({ source: results[from], result: results[to], brand, from, to });
        return found.hard.length === 0 ? [] : [[from, to, results[from], results[to], found.hard]];
      }),
    );
    expect(refused.length).toBeLessThanOrEqual(pairs.length * ROWS.length * 0.08);
  });
});

describe('a word that contains a denial', () => {
  it.each([
    ['Stainless Steel Pan', 'Edelstahlpfanne', 'de'],
    ['Stainless Steel Pan', 'Poêle en acier inoxydable', 'fr'],
    ['Stainless Steel Pan', 'Poêle en inox', 'fr'],
    ['Sleeveless Dress', 'Ärmelloses Kleid', 'de'],
    ['Wireless Mouse', 'Kabellose Maus', 'de'],
    ['Wireless Mouse', 'Mouse senza fili', 'it'],
    ['Cordless Drill', 'Akku-Bohrmaschine', 'de'],
    ['Nickel Free Earrings', 'Nickelfreie Ohrringe', 'de'],
    ['Earrings without Nickel', 'Nickelfreie Ohrringe', 'de'],
    ['Case without Lid', 'Deckellose Kiste', 'de'],
    ['Non-Stick Pan', 'Antihaft-Pfanne', 'de'],
    ['Unpainted Figure', 'Unbemalte Figur', 'de'],
    ['Grain Free Cat Food 2kg', 'Getreidefreies Katzenfutter 2 kg', 'de'],
    ['Maintenance Free Battery', 'Wartungsfreie Batterie', 'de'],
    ['BPA Free Bottle', 'BPA Free Flasche', 'de'],
    ['Free Standing Shelf', 'Freistehendes Regal', 'de'],
    ['Jake and the Never Land Pirates Ship', 'Jake und die Nimmerland-Piraten Schiff', 'de'],
    ['Phone Unlocked', 'Handy ohne SIM-Lock', 'de'],
    ['Wireless Padded Bra 36B', 'Soutien-gorge rembourré sans armatures 36B', 'fr'],
    ['Poster Not a Reprint', 'Affiche pas une réimpression', 'fr'],
    ['Coat Worn Once', 'Mantel nur einmal getragen', 'de'],
    ['Clock for Parts Not Running', 'Uhr als Ersatzteil läuft nicht', 'de'],
    ['Tennis Racket Unstrung', 'Raquette de tennis non cordée', 'fr'],
    ['Game Bundle Unsealed', 'Spielepaket nicht versiegelt', 'de'],
    ['Wing Non Genuine', 'Kotflügel kein Original', 'de'],
    ['Draught Free Door Brush', 'Türbürste gegen Zugluft', 'de'],
    ['Costume Small', 'Kostüm Größe S', 'de'],
    ['Hard Drive Used Healthy', 'Festplatte gebraucht einwandfrei', 'de'],
    ['Vegan Leather Belt Worn Twice', 'Veganer Ledergürtel zweimal getragen', 'de'],
    ['Boots Worn Twice', 'Bottes portées deux fois', 'fr'],
    ['Lens Rear Cap Missing Fungus Free', 'Objektiv pilzfrei hinterer Deckel fehlt', 'de'],
    ['Racket without Cover', 'Raqueta sin funda', 'es'],
    ['Dog Harness No Lead', 'Arnés para perro sin correa', 'es'],
    ['Crankset without Bottom Bracket', 'Kurbelgarnitur ohne Innenlager', 'de'],
  ] as const)('keeps its meaning in another word: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to)).toEqual({ hard: [], soft: [] });
  });

  it.each([
    ['Sleeveless Dress', 'Kleid', 'negation_missing'],
    ['Unpainted Figure', 'Bemalte Figur', 'negation_missing'],
    ['Nickel Free Earrings', 'Ohrringe', 'negation_missing'],
    ['Robot with Remote', 'Roboter ohne Fernbedienung', 'negation_added'],
    ['Robot with Box without Remote', 'Roboter ohne Karton mit Fernbedienung', 'negation_moved'],
    ['Console with Stylus No Games', 'Konsole mit Spielen ohne Stift', 'negation_moved'],
    ['Camera Bag Shoulder Strap without Dividers', 'Kameratasche ohne Schultergurt mit Trennwänden', 'negation_moved'],
    ['Grain Free Cat Food', 'Katzenfutter', 'negation_missing'],
    ['Cordless Drill Body Only No Battery', 'Akku-Bohrer nur Gerät ohne Koffer', 'negation_moved'],
    ['Mouthpiece with Ligature No Cap', 'Mundstück ohne Blattschraube mit Kapsel', 'negation_moved'],
    ['Gluten Free Sugar Free Biscuits', 'Glutenfreie Kekse', 'negation_missing'],
    ['Universal Car Holder', 'Universal Autohalterung ohne Klemme', 'negation_added'],
    ['Waterproof Jacket Hooded', 'Wasserdichte Jacke ohne Kapuze', 'negation_added'],
    ['Phone Cracked Screen Faulty', 'Handy Display gesprungen', 'condition_changed'],
    ['Ink Compatible with Epson 603', 'Tinte Epson 603', 'condition_changed'],
    ['Phone Case Only', 'Nur Handyhülle ohne Öse', 'negation_added'],
    ['Spanner for Ford Focus', 'Schlüssel für Focus', 'brand_missing'],
    ['Lens Cap Only', 'Objektivdeckel', 'restriction_changed'],
    ['Camera with Lens', 'Nur Kamera mit Objektiv', 'restriction_changed'],
  ])('is missed, added and moved in "%s" as "%s": %s', (source, result, code) => {
    expect(check(source, result).hard).toContain(code);
  });
});

describe('words that stay', () => {
  it.each([
    ['Slim Fit Jeans Hoodie and T-Shirt', 'Slim Fit Jeans Hoodie und T-Shirt', 'de'],
    ['Replacement Battery 12V', 'Ersatzakku 12V', 'de'],
    ['Poster The Lord of the Rings A3', 'Affiche The Lord of the Rings A3', 'fr'],
    ['Red Dead Redemption 2 Game', 'Gioco Red Dead Redemption 2', 'it'],
    ['"Roll for The Galaxy" Board Game', 'Brettspiel "Roll for the Galaxy"', 'de'],
    ['Magnetic Letters Upper Case', 'Lettres magnétiques majuscules', 'fr'],
    ['Micky Mouse Party - Micky Mouse Banner', 'Micky Maus Party - Micky Maus Banner', 'de'],
  ] as const)('are no untranslated ones: "%s"', (source, result, to) => {
    expect(check(source, result, to)).toEqual({ hard: [], soft: [] });
  });

  it('are names beside the brand', () => {
    const brand = 'Nike';
    expect(check('Nike Air Force 1 White Trainers', 'Nike Air Force 1 Sneaker weiß', 'de', { brand })).toEqual({
      hard: [],
      soft: [],
    });
  });

  it('are looked at where the whole title is the source, and refused where they are hardly names', () => {
    expect(check('Zorblatt wibbling bright gromlet 30cm', 'Zorblatt wibbling bright gromlet 30cm').hard).toContain(
      'untranslated',
    );
    const named = 'Charizard Shadowless Venusaur PSA 8';
    expect(check(named, named)).toEqual({ hard: [], soft: ['partly_untranslated'] });
  });

  it('of one language in a title of another are told', () => {
    expect(check('Wooden Train with Remote Control', 'Wooden Zug with Remote Control').hard).toContain('untranslated');
  });
});

describe('numbers', () => {
  it.each([
    ['Rope 2.5 m', 'Seil 2,5 m'],
    ['Banner 12 inch', 'Banner 12 Zoll'],
    ['Jigsaw 1,000 pieces', 'Puzzle 1.000 Teile'],
    ['Set of Two Mugs', '2er-Set Becher'],
    ['Pair of Candles', '2 Kerzen'],
    ['WWII Helmet', 'Helm 2. Weltkrieg'],
    ['Records 1960s', 'Schallplatten 1960er'],
    ['Half Dozen Eggs', '6 Eier'],
    ['Clio III Mirror', 'Clio 3 Spiegel'],
    ['Balloon 22-inch/ 55cm', 'BALLON 22 ZOLL/55 CM'],
    ['Car 1:18 Scale "007 - A View to a Kill"', 'Auto 1:18 "007 - Im Angesicht des Todes"'],
    ['Poster "Blink 182" A3', 'Poster „Blink 182“ A3'],
    ['Car #12 Drill No. 5', 'Auto n° 12 Bohrer Nr. 5'],
    ['Tank Abt.505', 'Panzer Abt. 505'],
    ['Sterling Silver Earring', 'Ohrring 925 Silber'],
    ['Sleeping Bag -5C', 'Schlafsack -5 °C'],
    ['Thermometer -30 to 50°C', 'Thermometer -30 bis 50 °C'],
    ['Oven Glove 250 Degrees', 'Ofenhandschuh 250 °C'],
    ['360 Degree Mop', '360°-Mopp'],
    ['Cards (Pink/Girl/2013)', 'Karten (Rosa/Mädchen/2013)'],
    ['Crankset 50/34T 11 Speed', 'Kurbelgarnitur 50/34 Zähne 11-fach'],
    ['Crankset 11 Speed', 'Kurbelgarnitur 11 V'],
    ['Trolley Jack 3T', 'Rangierwagenheber 3 Tonnen'],
    ['Plates Set of 4 Seconds', '4 Teller 2. Wahl'],
  ])('are the same in the forms of the other language: "%s" as "%s"', (source, result) => {
    expect(check(source, result).hard).toEqual([]);
  });

  it.each([
    ['Rope 2.5 m', 'Seil 25 m', 'number_missing'],
    ['Rope 2.5 m', 'Seil 2,5 cm', 'unit_changed'],
    ['Rope 2.5 m', 'Seil 2,5', 'unit_changed'],
    ['Oven 250°C', 'Ofen 250 °F', 'unit_changed'],
    ['Set of 4 Mugs', 'Becher', 'number_missing'],
    ['Mugs', '4er-Set Becher', 'number_added'],
    ['Two Pairs of Socks', '1 Paar Socken', 'number_missing'],
    ['Two Mugs', 'Drei Becher', 'number_added'],
    ['Blinds 66 x 90 cm', 'Rollos 90 x 66 cm', 'number_missing'],
    ['Filter AB-123', 'Filter AB-132', 'slot_missing'],
    ['Crankset 50/34T', 'Kurbelgarnitur 50/36 Zähne', 'slot_missing'],
    ['Pump 11 Bar', 'Pumpe 11 V', 'unit_changed'],
    ['Shirt XL', 'Hemd L', 'slot_added'],
  ])('are found where they differ: "%s" as "%s"', (source, result, code) => {
    expect(check(source, result).hard).toContain(code);
  });
});

describe('a finding', () => {
  it('says what an engine can be told when it is asked again', () => {
    const { hard } = checkTranslation({
      source: 'Left Mirror for Golf, Black',
      result: 'Spiegel für Golf, braun',
      from: 'en',
      to: 'de',
    });
    expect(hard).toEqual([
      { code: 'side_changed', detail: 'left', change: 'lost' },
      { code: 'colour_changed', detail: 'black', change: 'lost' },
      { code: 'colour_changed', detail: 'braun', change: 'added' },
    ]);
  });

  it.each([
    ['Sofa Light Grey', 'Sofa dunkelgrau', ['colour_changed', 'colour_changed']],
    ['Sofa Light Grey', 'Sofa hellgrau', []],
    ['Sofa Grey', 'Sofa hellgrau', []],
    ['Sofa Dark Blue', 'Sofa blau', []],
  ])('is one of colour if a shade stands for the other: "%s" as "%s"', (source, result, codes) => {
    expect(check(source, result).hard).toEqual(codes);
  });

  it('is soft where a person sees more than a check', () => {
    expect(check('Logitech Keyboard', 'Logitech Maus').soft).toContain('quality_changed');
    expect(check('Silver Pendant Necklace', 'Anhänger Silber').soft).toEqual([]);
    expect(check('Case for iPhone 12', 'iPhone 12 Hülle').soft).toContain('purpose_missing');
    expect(check('Case for a robot', 'Roboterhülle').soft).toEqual([]);
    expect(check('Leather Belt', 'Gürtel aus Baumwolle').soft).toContain('material_changed');
    expect(check('Ink Tank', 'Tintenpanzer').soft).toContain('wrong_sense');
    expect(check('Long Sleeve Shirt', 'Kurzarmhemd').soft).toContain('quality_changed');
    const glossary = [{ source: 'tumbler', target: 'Thermobecher' }];
    expect(check('Steel tumbler', 'Stahlbecher', 'de', { glossary }).soft).toContain('term_differs');
    expect(check('Steel tumbler', 'Thermobecher aus Stahl', 'de', { glossary }).soft).toEqual([]);
  });

  it('counts the length as the marketplace does, if it has a limit', () => {
    expect(check('Ball'.repeat(20), 'Ball'.repeat(21), 'de', { limit: 80 }).hard).toContain('too_long');
    expect(check('Blue Mug', 'Blauer Becher', 'de', { limit: 80 }).hard).toEqual([]);
  });
});
