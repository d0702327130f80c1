import { describe, expect, it } from 'vitest';
import { type CheckedTranslation, checkTranslation } from './check-translation.ts';
import { nounsIn } from './nouns.ts';
import { wordLine } from './text.ts';

type Target = 'de' | 'fr' | 'it' | 'es';

const check = (source: string, result: string, to: Target, more: Partial<CheckedTranslation> = {}) => {
  const { hard, soft } = checkTranslation({ source, result, from: 'en', to, ...more });
  return { hard: hard.map(({ code }) => code), soft: soft.map(({ code }) => code) };
};

describe('a defect that a title tells', () => {
  it.each([
    ['Guitar Cracked Neck', 'Gitarre Hals gerissen', 'Gitarre Hals', 'de'],
    ['Saucer Chipped', 'Soucoupe ébréchée', 'Soucoupe', 'fr'],
    ['Lid Dented', 'Coperchio ammaccato', 'Coperchio', 'it'],
    ['Scarf Stained', 'Bufanda manchada', 'Bufanda', 'es'],
    ['Chisels Rusty', 'Stechbeitel rostig', 'Stechbeitel', 'de'],
    ['Camera Damaged', 'Appareil photo endommagé', 'Appareil photo', 'fr'],
    ['Book Torn Cover', 'Libro copertina strappata', 'Libro copertina', 'it'],
    ['Vase Repaired', 'Jarrón reparado', 'Jarrón', 'es'],
    ['Watch Scratched', 'Uhr zerkratzt', 'Uhr', 'de'],
    ['Game Sealed', 'Jeu scellé', 'Jeu', 'fr'],
    ['Shoes Worn', 'Scarpe usate', 'Scarpe', 'it'],
    ['Paper Expired', 'Papel caducado', 'Papel', 'es'],
    ['Spoon Tarnished', 'Löffel angelaufen', 'Löffel', 'de'],
    ['Scarf Moth Holes', 'Écharpe trous de mites', 'Écharpe', 'fr'],
    ['Pump Leaking', 'Bomba con fugas', 'Bomba', 'es'],
  ] as const)('is kept, and its loss refused: "%s" as "%s", not "%s"', (source, good, bad, to) => {
    expect(check(source, good, to)).toEqual({ hard: [], soft: [] });
    expect(check(source, bad, to).hard).toContain('condition_changed');
  });

  it('is not what only sounds like it', () => {
    expect(check('Stained Glass Lamp', 'Buntglaslampe', 'de').hard).toEqual([]);
    expect(check('Ripped Skinny Jeans', 'Skinny Jeans im Used-Look', 'de').hard).not.toContain('condition_changed');
    expect(check('Scratch Resistant Film', 'Kratzfeste Folie', 'de').hard).toEqual([]);
  });
});

describe('whose goods they are', () => {
  it.each([
    ['Unofficial Guide', 'Inoffizieller Leitfaden', 'Offizieller Leitfaden', 'de', 'negation_missing'],
    ['Unofficial Guide', 'Guide non officiel', 'Guide officiel', 'fr', 'negation_missing'],
    ['Unlicensed Print', 'Stampa senza licenza', 'Stampa ufficiale', 'it', 'negation_missing'],
    ['Official Scarf', 'Bufanda oficial', 'Bufanda', 'es', 'condition_changed'],
    ['Aftermarket Grille', 'Kühlergrill Zubehör', 'Kühlergrill', 'de', 'condition_changed'],
  ] as const)('is said as the source says it: "%s" as "%s", not "%s"', (source, good, bad, to, code) => {
    expect(check(source, good, to)).toEqual({ hard: [], soft: [] });
    expect(check(source, bad, to).hard).toContain(code);
  });

  it('takes a "non OEM" part for no original', () => {
    expect(check('Non OEM Mirror', 'Spiegel kein Original', 'de').hard).toEqual([]);
  });
});

describe('a colour', () => {
  it.each([
    ['Navy Scarf', 'Schal hellblau', 'de'],
    ['Navy Scarf', 'Écharpe bleu clair', 'fr'],
    ['Navy Scarf', 'Sciarpa azzurra', 'it'],
    ['Navy Scarf', 'Bufanda azul claro', 'es'],
    ['Rose Gold Ring', 'Goldring', 'de'],
    ['Charcoal Scarf', 'Écharpe rouge', 'fr'],
    ['Mustard Scarf', 'Sciarpa viola', 'it'],
    ['Teal Scarf', 'Bufanda roja', 'es'],
  ] as const)('is not another shade or metal: "%s" as "%s" is refused', (source, result, to) => {
    expect(check(source, result, to).hard).toContain('colour_changed');
  });

  it.each([
    ['Navy Scarf', 'Schal dunkelblau', 'de'],
    ['Dark Green Scarf', 'Dunkelgrüner Schal', 'de'],
    ['Teal Scarf', 'Écharpe bleu canard', 'fr'],
    ['Cream Scarf', 'Sciarpa panna', 'it'],
    ['Rose Gold Ring', 'Anillo oro rosa', 'es'],
    ['Maroon Scarf', 'Schal weinrot', 'de'],
    ['Visitors Book', "Livre d'or", 'fr'],
  ] as const)('has the names that sellers write: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).hard).toEqual([]);
  });
});

describe('a side', () => {
  it.each([
    ['Lamp LHD', 'Leuchte Linkslenker', 'Leuchte Rechtslenker', 'de'],
    ['Lamp RHD', 'Feu conduite à droite', 'Feu conduite à gauche', 'fr'],
    ['Top Hinge', 'Scharnier oben', 'Scharnier unten', 'de'],
  ] as const)('stays where the wheel or the top is: "%s" as "%s", not "%s"', (source, good, bad, to) => {
    expect(check(source, good, to).hard).toEqual([]);
    expect(check(source, bad, to).hard).toContain('side_changed');
  });
});

describe('numbers in a row', () => {
  it.each([
    ['Belt S-XL', 'Gürtel XL-S', 'number_missing'],
    ['Belt S-XL', 'Gürtel S-L', 'slot_missing'],
    ['Rings 38 40 42', 'Ringe 42 40 38', 'number_missing'],
    ['Wire 12-30', 'Draht 30-12', 'number_missing'],
    ['Trains OO Gauge', 'Züge Spur N', 'number_missing'],
    ['Console II Two Pads', 'Konsole zwei Controller', 'slot_missing'],
  ])('keep their order: "%s" as "%s" is refused', (source, result, code) => {
    expect(check(source, result, 'de').hard).toContain(code);
  });

  it.each([
    ['Belt S-XL', 'Gürtel S-XL'],
    ['House 1:12th Scale', 'Haus Maßstab 1:12'],
    ['Trains OO Gauge', 'Züge Spur 00'],
    ['Table 4 Drawers 2 Doors', 'Tisch 2 Türen 4 Schubladen'],
  ])('are the same in another form: "%s" as "%s"', (source, result) => {
    expect(check(source, result, 'de').hard).toEqual([]);
  });

  it.each([
    ['Cabinet 4 Drawers 2 Doors', 'Schrank 2 Schubladen 4 Türen', 'de'],
    ['Cabinet Four Drawers Two Doors', 'Armoire deux tiroirs quatre portes', 'fr'],
    ['Cabinet 4 Drawers 2 Doors', 'Armadio 2 cassetti 4 ante', 'it'],
    ['Server 8GB RAM 64GB SSD', 'Servidor 64 GB RAM 8 GB SSD', 'es'],
  ] as const)('count what they counted: "%s" as "%s" is refused', (source, result, to) => {
    expect(check(source, result, to).hard).toContain('amount_changed');
  });

  it.each([
    ['Speed 30 mph', 'Geschwindigkeit 30 km/h'],
    ['Rug 2 m²', 'Teppich 2 m'],
    ['Patch 7 Days', 'Pflaster 7 Wochen'],
  ])('have units of speed, of area and of days: "%s" as "%s" is refused', (source, result) => {
    expect(check(source, result, 'de').hard).toContain('unit_changed');
  });
});

describe('a noun', () => {
  it.each([
    ['Fuel Pump for Astra', 'Kraftstofffilter für Astra', 'de'],
    ['Leather Belt', 'Gants en cuir', 'fr'],
    ['Trumpet with Mute', 'Flauto con sordina', 'it'],
    ['Kettle 1.7 L', 'Tostadora 1,7 L', 'es'],
    ['Dog Bed', 'Katzenbett', 'de'],
    ['Rabbit Badge', 'Badge chat', 'fr'],
    ['Ruby Earrings', 'Orecchini zaffiro', 'it'],
    ['Mug for Dad', 'Taza para mamá', 'es'],
    ['Oak Shelf', 'Regal Kiefer', 'de'],
    ['Ceiling Lamp', 'Lampe murale', 'fr'],
    ['Paperback Novel', 'Romanzo copertina rigida', 'it'],
    ['Hardback Novel', 'Novela tapa blanda', 'es'],
  ] as const)('of the same trade instead of it is marked: "%s" as "%s"', (source, result, to) => {
    const { hard, soft } = check(source, result, to);
    expect([...hard, ...soft]).not.toEqual([]);
  });

  it.each([
    ['Door Mat', 'Zerbino', 'it'],
    ['Massage Table', 'Massageliege', 'de'],
    ['Striped Scarf', 'Schal mit Streifen', 'de'],
    ['Adjustable Stool', 'Hocker verstellbar', 'de'],
    ['Wine Glasses', 'Verres à vin', 'fr'],
    ['Tea Towel', 'Strofinaccio', 'it'],
    ['Butterfly Brooch', 'Broche mariposa', 'es'],
    ['Toe Cap Boots', 'Stiefel mit Kappe', 'de'],
  ] as const)('in another word of its own is neither refused nor marked: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to)).toEqual({ hard: [], soft: [] });
  });

  it.each([
    ['Wardrobe with Shelf without Drawer', 'Schrank ohne Regal mit Schublade', 'de'],
    ['Dress with Belt without Scarf', 'Robe sans ceinture avec foulard', 'fr'],
    ['Kettle with Tray without Lid', 'Bollitore senza vassoio con coperchio', 'it'],
    ['Table with Lamp without Drawers', 'Mesa sin lámpara con cajones', 'es'],
  ] as const)('that is denied instead of another is refused: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).hard).toContain('negation_moved');
  });

  it('is found in compounds, and not in words that only end like it', () => {
    const count = (text: string) => nounsIn(wordLine(text), 'de').named.size;
    expect(count('Gartentisch')).toBeGreaterThan(0);
    expect(count('automatisch')).toBe(0);
    expect(count('Streifen')).toBe(nounsIn(wordLine('gestreift'), 'de').named.size);
    expect(count('Wasserkaraffe')).toBe(nounsIn(wordLine('Karaffe'), 'de').named.size);
  });

  it('of absurd length is read no further', () => {
    const start = process.cpuUsage();
    check('a'.repeat(20_000), 'b'.repeat(20_000), 'de');
    check('mug 3 x '.repeat(2000), 'Becher 3 x '.repeat(2000), 'de');
    expect(process.cpuUsage(start).user).toBeLessThan(10_000_000);
  });
});

describe('a name that the source has not', () => {
  it.each([
    ['Wooden Draughts Board', 'Marelix Plateau de dames en bois', 'fr'],
    ['Wooden Draughts Board', 'Scacchiera Marelix in legno per dama', 'it'],
    ['Wooden Draughts Board', 'Tablero de damas de madera Marelix', 'es'],
  ] as const)('is marked among small letters: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('name_added');
  });

  it.each([
    ['Acme Cup Final Programme', 'Acme Programme finale de la Coupe du Monde', 'fr'],
    ['Christmas Tree', 'Árbol de Navidad', 'es'],
    ['Small Wooden Box', 'Scatola Piccola In Legno', 'it'],
    ['Wooden Draughts Board', 'Marelix Damebrett aus Holz', 'de'],
    // The measure is taken from the source as it is written there.
    ['Stainless Steel Stockpot 12 Litre', 'Marmite inox 12 Litres', 'fr'],
  ] as const)(
    'is none if it is of a feast, an event or the source, or all words have capitals: "%s" as "%s"',
    (source, result, to) => {
      expect(check(source, result, to).soft).not.toContain('name_added');
    },
  );

  it('is a brand if trades know it', () => {
    expect(check('Garden Spade', 'Spaten Spear & Jackson', 'de').hard).toContain('brand_added');
    expect(check('Wheel Bearing', 'Roulement SKF Meyle', 'fr').hard).toContain('brand_added');
  });
});

describe('a denial', () => {
  it.each([
    ['Unposted Card', 'Karte gelaufen', 'de'],
    ['Unposted Card', 'Cartolina viaggiata', 'it'],
  ] as const)('in a word that no table has is marked where nothing denies: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('quality_changed');
  });

  it.each([
    ['Unposted Card', 'Karte ungelaufen', 'de'],
    ['Unposted Card', 'Cartolina non viaggiata', 'it'],
    ['Radio No Cable', 'Radio ohne Kabel', 'de'],
    ['Radio No Cable', 'Radio senza cavo', 'it'],
  ] as const)('in either form is neither refused nor marked: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to)).toEqual({ hard: [], soft: [] });
  });

  it('of a cable is not the lack of it', () => {
    expect(check('Radio No Cable', 'Radio mit Kabel', 'de').hard).toContain('negation_missing');
    expect(check('Bluetooth Radio No Cable', 'Radio Bluetooth avec câble', 'fr').hard).toContain('negation_missing');
    expect(check('Bluetooth Radio No Cable', 'Radio Bluetooth sans câble', 'fr').hard).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    ['Traduction en français : Tasse', 'fr'],
    ['Opción 1: Taza', 'es'],
    ['Becher (80 Zeichen)', 'de'],
    ['Tazza [IT]', 'it'],
    ['Mug → Becher', 'de'],
    ['Produkttitel: Becher', 'de'],
    ['Taza. Espero que ayude', 'es'],
    ['Tasse | Titre optimisé', 'fr'],
  ] as const)('that speaks of itself is refused: "%s"', (result, to) => {
    expect(check('Mug', result, to).hard).toContain('prompt');
  });

  it.each(['null', 'N/A', 'undefined', '"None"', '[object Object]'])('that is nothing is refused: %s', (result) => {
    expect(check('Mug', result, 'de').hard).toEqual(['empty']);
  });

  it('that says a word twice in a row is marked', () => {
    expect(check('Enamel Mug', 'Becher Becher Emaille', 'de').soft).toContain('repeated');
  });

  it.each([
    ['Garden Torch Steel', 'Garden Fackel Stahl', 'de', ['partly_untranslated']],
    ['Phone Phantom Grey', 'Handy Phantom Grey', 'de', []],
    ['Cards Scarlet & Violet', 'Cartes Scarlet & Violet', 'fr', []],
    ['Super King Duvet', 'Piumone super king', 'it', []],
  ] as const)(
    'that leaves a word in English is marked, unless it is of a name or a loan: "%s" as "%s"',
    (source, result, to, codes) => {
      expect(check(source, result, to).soft).toEqual(codes);
    },
  );
});

describe('a noun', () => {
  it.each([
    ['Brass Candlestick', 'Bilderrahmen Messing', 'de'],
    ['Clock 30cm', 'Espejo 30 cm', 'es'],
    ['Glue Gun Cordless', 'Agrafeuse sans fil', 'fr'],
    ['Watering Can Zinc', 'Carriola in zinco', 'it'],
    ['Dog Lead Blue', 'Hundekäfig blau', 'de'],
    ['Silver Trinket Engraved', 'Cuillère en argent gravée', 'fr'],
    ['Cast Iron Skillet', 'Gusseisen-Topfdeckel', 'de'],
    ['Harmonica Key of C', 'Funda de armónica do', 'es'],
  ] as const)('of any trade instead of another is marked: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('quality_changed');
  });

  it.each([
    ['Litter Tray with Carbon Filter and Scoop Grey', 'Katzentoilette mit Kohlefilter und Schaufel grau', 'de'],
    ['Shoe Rack Bamboo 4 Tier for 16 Pairs', 'Zapatero de bambú 4 niveles para 16 pares', 'es'],
  ] as const)('of another trade beside one that stays is not: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toEqual([]);
  });

  it.each([
    ['Brass Candlestick', 'Kerzenständer Messing', 'de'],
    ['Vase Blue', 'Vaso blu', 'it'],
    ['Mattress Topper', 'Topper viscoelástico', 'es'],
    ['Wheel Arch Liner', 'Guardabarros interior', 'es'],
    ['Key Ring Leather', 'Porte-clés en cuir', 'fr'],
    ['Cast Iron Skillet', 'Gusseisenpfanne', 'de'],
    ['Wedding Card Box Wooden', 'Cassetta portabuste matrimonio in legno', 'it'],
  ] as const)('in the words of the trade is not: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to)).toEqual({ hard: [], soft: [] });
  });

  it.each([
    ['Chest of Drawers Teak', 'Poitrine de tiroirs teck', 'fr'],
    ['Crew Neck Top', 'Top Mannschaftshals', 'de'],
    ['Dog Collar Red', 'Cuello para perro rojo', 'es'],
    ['Court Shoes Black', 'Scarpe da tribunale nere', 'it'],
  ] as const)('put together word by word is marked: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('wrong_sense');
  });
});

describe('a translation of less', () => {
  it.each([
    ['Chrome Towel Rail with Shelf and Hooks', 'Handtuchhalter verchromt', 'de'],
    ['Chrome Towel Rail with Shelf and Hooks', 'Toallero cromado', 'es'],
  ] as const)('than comes with the goods is marked: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('incomplete');
  });

  it('in one word for it is not marked', () => {
    expect(check('Rucksack with Wheels Large', 'Großer Rollrucksack', 'de').soft).not.toContain('incomplete');
  });
});

describe('words that are strung together', () => {
  it.each([
    ['Fishing Rod Carbon', 'Pesca la canna carbonio di il pescatore', 'it'],
    ['Fishing Rod Carbon', 'Caña de el carbono', 'es'],
    ['Pasta Maker Steel', 'Hand spinnen das Pasta der Macher Stahl', 'de'],
  ] as const)('are marked: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('wrong_sense');
  });

  it('are not what names and phrases say', () => {
    expect(check('Casserole Le Creuset', 'Cocotte de Le Creuset', 'fr').soft).toEqual([]);
    expect(check('Lord of the Rings Book', 'Der Herr der Ringe Buch', 'de').soft).toEqual([]);
  });
});

describe('a material', () => {
  it.each([
    ['Tankard Pewter', 'Bierkrug Messing', 'de'],
    ['Chair Rattan', 'Chaise en plastique', 'fr'],
    ['Coaster Slate', 'Sottobicchiere in sughero', 'it'],
    ['Planter Resin', 'Macetero de hormigón', 'es'],
    ['Alabaster Lamp', 'Lampe aus Holz', 'de'],
    ['Carving Knife', 'Couteau à découper manche plastique', 'fr'],
  ] as const)('is not another one: "%s" as "%s" is marked', (source, result, to) => {
    expect(check(source, result, to).soft).toContain('material_changed');
  });
});

describe('praise', () => {
  it.each([
    ['Fishing Reel', 'Moulinet garantie à vie', 'fr'],
    ['Hair Straightener', 'Glätteisen Testsieger', 'de'],
    ['Camera Bag', 'Borsa fotocamera idea regalo', 'it'],
    ['Camera Bag', 'Bolsa de cámara la mejor del mercado', 'es'],
  ] as const)('that the source has not is refused: "%s" as "%s"', (source, result, to) => {
    expect(check(source, result, to).hard).toContain('promise_added');
  });

  it('that the source has is not', () => {
    expect(check('Camera Bag Gift Idea', 'Borsa fotocamera idea regalo', 'it').hard).toEqual([]);
  });
});
