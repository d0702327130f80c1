import { describe, expect, it } from 'vitest';
import type { TextLanguage, TitleTarget } from '../language.ts';
import { translateValue } from '../value.ts';
import { describeFacts, type ItemFacts } from './describe.ts';
import { factNames } from './fact-names.ts';
import { type WrittenDescription, writeDescription } from './render.ts';

const TARGETS = ['de', 'fr', 'it', 'es'] as const;

const wordsTo =
  (to: TitleTarget, from: TextLanguage = 'en') =>
  (_name: string, value: string) =>
    translateValue(value, from, to, Number.MAX_SAFE_INTEGER);

const factsFor = (to: TitleTarget, given: Partial<ItemFacts>): ItemFacts => ({
  from: 'en',
  to,
  brand: null,
  category: null,
  condition: 'NEW',
  attributes: {},
  given: {},
  variants: [],
  packQuantity: 1,
  size: () => undefined,
  translate: wordsTo(to, given.from),
  country: (value) => ({ China: 'CN-there' })[value],
  nameThere: (name) => name,
  ...given,
});

/** Each fact as `Farbe: Rot`, in the order of the description. */
const lines = (to: TitleTarget, given: Partial<ItemFacts>) =>
  Object.values(describeFacts(factsFor(to, given)).sections)
    .flat()
    .map(({ name, values }) => `${name}: ${values.join(', ')}`);

const write = (given: Omit<WrittenDescription, 'longest'>) => writeDescription({ ...given, longest: 10_000 }) ?? '';

describe('a description from facts', () => {
  it.each([
    ['de', ['Farbe: Rot', 'Material: Baumwolle', 'Ausschnitt: V-Ausschnitt', 'Zustand: Neu']],
    ['fr', ['Couleur: Rouge', 'Matière: Coton', 'Encolure: Col en V', 'État: Neuf']],
    ['it', ['Colore: Rosso', 'Materiale: Cotone', 'Scollo: Scollo a V', 'Condizione: Nuovo']],
    ['es', ['Color: Rojo', 'Material: Algodón', 'Escote: Cuello en V', 'Estado: Nuevo']],
  ] as const)('has names and values in %s, without words that would need agreement', (to, expected) => {
    const said = lines(to, { attributes: { Colour: ['Red'], Material: ['Cotton'], Neckline: ['V-Neck'] } });
    expect([...said].sort()).toEqual([...expected].sort());
  });

  it.each(TARGETS)('keeps numbers, units, codes, brand and model exactly in %s', (to) => {
    const attributes = {
      Model: ['RX-78 "Wing"'],
      MPN: ['R3735/B'],
      Scale: ['1:76'],
      'Item Length': ['1250 mm'],
      Dimensions: ['30 x 20 x 10 cm'],
      Capacity: ['75 cl'],
      Voltage: ['220-240 V'],
    };
    const said = lines(to, { brand: 'Tidewater & Sons', attributes }).join('\n');
    for (const kept of ['Tidewater & Sons', ...Object.values(attributes).flat()]) expect(said).toContain(kept);
  });

  it.each([
    ['de', '12,5 cm', '1.250,5 mm', '30,5 x 20 x 10,25 cm', '0,75 l', '2,5 Zoll'],
    ['fr', '12,5 cm', '1\u202f250,5 mm', '30,5 x 20 x 10,25 cm', '0,75 l', '2,5 pouces'],
    ['it', '12,5 cm', '1.250,5 mm', '30,5 x 20 x 10,25 cm', '0,75 l', '2,5 pollici'],
    ['es', '12,5 cm', '1.250,5 mm', '30,5 x 20 x 10,25 cm', '0,75 l', '2,5 pulgadas'],
    ['en-US', '12.5 cm', '1,250.5 mm', '30.5 x 20 x 10.25 cm', '0.75l', '2.5 in'],
  ] as const)('writes decimals and thousands of measures as %s does', (to, height, length, all, capacity, depth) => {
    const attributes = {
      'Item Height': ['12.5 cm'],
      'Item Length': ['1,250.5 mm'],
      Dimensions: ['30.5 x 20 x 10.25 cm'],
      Capacity: ['0.75l'],
      'Item Depth': ['2.5 in'],
    };
    const said = lines(to, { attributes }).join('\n');
    for (const text of [height, length, all, capacity, depth]) expect(said).toContain(text);
  });

  it('writes a decimal comma of home as a point in English, and leaves what is no number there', () => {
    const length = (from: 'de' | 'en', to: 'de' | 'en-GB', value: string) =>
      lines(to, { from, attributes: { [from === 'de' ? 'Länge' : 'Length']: [value] } }).join();
    expect(length('de', 'en-GB', '1.250,5 mm')).toContain('1,250.5 mm');
    expect(length('en', 'de', '2,5 cm')).toContain('2,5 cm');
    expect(length('en', 'de', '1/2 inch')).toContain('1/2 Zoll');
    expect(lines('de', { attributes: { Model: ['5.0'], Scale: ['1:76.2'] } }).join()).toContain('5.0');
  });

  it.each([
    ['de', '12 Zoll', '1 Fuß', '2 Liter', 'ab 3 Jahren', '6–12 Monate', 'Ja'],
    ['fr', '12 pouces', '1 pied', '2 litres', 'à partir de 3 ans', '6–12 mois', 'Oui'],
    ['it', '12 pollici', '1 piede', '2 litri', 'da 3 anni', '6–12 mesi', 'Sì'],
    ['es', '12 pulgadas', '1 pie', '2 litros', 'a partir de 3 años', '6–12 meses', 'Sí'],
  ] as const)('translates unit words, ages and booleans into %s', (to, inches, foot, litres, up, span, yes) => {
    const attributes = {
      'Item Length': ['12 inches'],
      'Item Height': ['1 foot'],
      Capacity: ['2 Litres'],
      'Age Level': ['3 years and up'],
      'Recommended Age Range': ['6-12 months'],
      Waterproof: ['Yes'],
    };
    const said = lines(to, { attributes }).join('\n');
    for (const text of [inches, foot, litres, up, yes]) expect(said).toContain(text);
    expect(lines(to, { attributes: { 'Age Level': ['6-12 months'] } }).join()).toContain(span);
  });

  it('omits and lists what has no translation, and incomplete materials, but keeps each feature that it can translate', () => {
    const attributes = {
      Material: ['Cotton', 'Frobnium'],
      Features: ['Waterproof', 'Zorbable'],
      'Tassel Count': ['400'],
      Dimensions: ['30 L x 20 W'],
      Style: ['Wibbly'],
    };
    const described = describeFacts(factsFor('de', { attributes }));
    expect(described.sections.features).toEqual([{ name: 'Besonderheiten', values: ['Wasserdicht'] }]);
    expect(described.leftOut).toEqual([
      { name: 'Material', value: 'Cotton', why: 'value' },
      { name: 'Material', value: 'Frobnium', why: 'value' },
      { name: 'Features', value: 'Zorbable', why: 'value' },
      { name: 'Tassel Count', value: '400', why: 'name' },
      { name: 'Dimensions', value: '30 L x 20 W', why: 'value' },
      { name: 'Style', value: 'Wibbly', why: 'value' },
    ]);
  });

  it('does not mention empty facts', () => {
    const attributes = { Brand: ['Unbranded'], MPN: ['Does Not Apply'], Model: ['N/A'], Colour: [' '] };
    const described = describeFacts(factsFor('fr', { brand: 'unbranded', attributes }));
    expect(described.sections.product).toEqual([{ name: 'État', values: ['Neuf'] }]);
    expect(described.leftOut).toEqual([]);
  });

  it('states what the variants differ in as a choice, and none of it as a fact', () => {
    const variants = [
      { Size: 'M', Colour: 'Red' },
      { Size: 'XL', Colour: 'Blue' },
    ];
    const described = describeFacts(factsFor('es', { variants, attributes: { Size: ['M'], Colour: ['Red'] } }));
    expect(described.sections.choices).toEqual([
      { name: 'Talla', values: ['M', 'XL'] },
      { name: 'Color', values: ['Rojo', 'Azul'] },
    ]);
    expect(described.sections.features).toEqual([]);
  });

  it('uses the seller’s own specifics for the site unchanged instead of the item’s, or none if they were removed', () => {
    const said = lines('de', {
      attributes: { Colour: ['Red'], Material: ['Wood'] },
      given: { Farbe: ['Bordeaux'], Material: [], Besonderes: ['Handgemacht'] },
    });
    expect(said).toEqual(['Zustand: Neu', 'Farbe: Bordeaux', 'Besonderes: Handgemacht']);
  });

  it('states a pack’s pieces, unless a specific says what is in the box', () => {
    expect(lines('it', { packQuantity: 6 })).toContain('Quantità: 6 pezzi');
    expect(lines('it', { packQuantity: 6, attributes: { 'Number of Items in Set': ['6'] } })).not.toContain(
      'Quantità: 6 pezzi',
    );
  });

  it('uses the sizes of the site, and omits a size that no chart has there', () => {
    const size = (name: string, value: string) =>
      name !== 'UK Shoe Size' ? undefined : value === '6' ? { name: 'EU-Schuhgröße', text: '39' } : null;
    expect(lines('de', { size, attributes: { 'UK Shoe Size': ['6'] } })).toContain('EU-Schuhgröße: 39');
    const unknown = describeFacts(factsFor('de', { size, attributes: { 'UK Shoe Size': ['6', '17'] } }));
    expect(unknown.sections.sizes).toEqual([]);
    expect(unknown.leftOut).toHaveLength(2);
    expect(lines('de', { attributes: { 'UK Shoe Size': ['6'] } }).join()).not.toContain('6');
  });

  it('of a home in the site’s own language omits nothing', () => {
    const described = describeFacts(
      factsFor('en-US', { attributes: { 'Tassel Count': ['400'], Style: ['Wibbly'] }, nameThere: (name) => name }),
    );
    expect(described.leftOut).toEqual([]);
    expect(described.sections.features).toHaveLength(2);
  });

  it('of a German or French home uses the names and materials of its language', () => {
    const given = {
      from: 'de' as const,
      translate: wordsTo('fr', 'de'),
      attributes: { Farbe: ['Rot'], Länge: ['20 cm'] },
    };
    expect(lines('fr', given)).toEqual(['État: Neuf', 'Couleur: Rouge', 'Longueur: 20 cm']);
    const french = { from: 'fr' as const, translate: wordsTo('de', 'fr') };
    const attributes = { 'Couleur principale': ['Bleu'], Matière: ['Laine'] };
    expect(lines('de', { ...french, attributes })).toEqual(['Zustand: Neu', 'Farbe: Blau', 'Material: Wolle']);
  });

  it('handles specifics named like object properties as any others', () => {
    const attributes = JSON.parse('{"__proto__":["x"],"constructor":["y"],"toString":["z"]}');
    expect(describeFacts(factsFor('de', { attributes })).leftOut.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ]);
    expect(describeFacts(factsFor('de', { condition: 'constructor' })).sections.product).toEqual([]);
  });

  it.each([
    ['Season', 'Spring', 'Frühling', 'Printemps', 'Primavera', 'Primavera'],
    ['Metal', 'Gold', 'Gold', 'Or', 'Oro', 'Oro'],
    ['Colour', 'Gold', 'Gold', 'Doré', 'Oro', 'Dorado'],
    ['Colour', 'Orange', 'Orange', 'Orange', 'Arancione', 'Naranja'],
    ['Scent', 'Orange', 'Orange', 'Orange', 'Arancia', 'Naranja'],
    ['Size', 'Medium', 'M', 'M', 'M', 'M'],
    ['Rise', 'Medium', 'Mittel', 'Moyen', 'Medio', 'Mediano'],
    ['Movement', 'Mechanical (Automatic)', 'Automatik', 'Automatique', 'Automatico', 'Automático'],
    ['Placement on Vehicle', 'Front Left', 'Vorne links', 'Avant gauche', 'Anteriore sinistra', 'Delantera izquierda'],
  ])('says %s %s with the word of that meaning in each language', (name, value, ...expected) => {
    const said = TARGETS.map((to) => lines(to, { condition: '', attributes: { [name]: [value] } })[0]?.split(': ')[1]);
    expect(said).toEqual(expected);
  });

  it.each(['Ring Size', 'UK Shoe Size', 'Bra Size'])('leaves out a %s that no chart converts', (name) => {
    const described = describeFacts(factsFor('fr', { attributes: { [name]: ['7'] } }));
    expect(described.leftOut).toEqual([{ name, value: '7', why: 'value' }]);
  });

  it('has a name in each language for at least 250 facts, each under its own names', () => {
    expect(factNames().length).toBeGreaterThanOrEqual(250);
    for (const language of ['en', ...TARGETS] as const) {
      const shown = factNames().map(({ names }) => names[language].toLowerCase());
      const twice = shown.filter((name, index) => shown.indexOf(name) !== index);
      expect(twice, language).toEqual([]);
    }
    for (const { names, section } of factNames()) {
      expect(Object.values(names).every(Boolean), names.en).toBe(true);
      expect(['product', 'features', 'sizes', 'box']).toContain(section);
    }
  });
});

describe('the HTML of a description', () => {
  const described = describeFacts(
    factsFor('fr', { brand: '<b>A&B</b>', attributes: { Colour: ['Red'] }, packQuantity: 2 }),
  );

  it('has sections with headings and lists, and escaped texts', () => {
    expect(write({ title: 'Vase "1"', described, to: 'fr' })).toBe(
      '<p><strong>Vase &#34;1&#34;</strong></p>' +
        '<h3>Produit</h3><ul><li>Marque\u00a0: &#60;b&#62;A&#38;B&#60;/b&#62;</li><li>État\u00a0: Neuf</li></ul>' +
        '<h3>Caractéristiques</h3><ul><li>Couleur\u00a0: Rouge</li></ul>' +
        '<h3>Contenu du colis</h3><ul><li>Quantité\u00a0: 2 pièces</li></ul>',
    );
  });

  it('fills a template only once, so that braces in a title are unchanged', () => {
    const template = '<div>{{title}}|{{ brand }}|{{box}}</div>{{facts}}';
    const html = write({ title: '{{facts}}', described, to: 'fr', template });
    expect(html.startsWith('<div>{{facts}}|&#60;b&#62;A&#38;B&#60;/b&#62;|<h3>Contenu du colis</h3>')).toBe(true);
    expect(html.match(/<h3>Produit<\/h3>/g)).toHaveLength(1);
  });

  it.each([
    ['de', 'Originalbeschreibung des Verkäufers (Englisch):'],
    ['fr', 'Description d’origine du vendeur (en anglais)\u00a0:'],
    ['it', 'Descrizione originale del venditore (in inglese):'],
    ['es', 'Descripción original del vendedor (en inglés):'],
  ] as const)('marks the seller’s own English text in %s', (to, note) => {
    const own = { html: '<p>A lovely vase.</p>', language: 'en' as const };
    expect(write({ title: 'x', described, to, own })).toContain(
      `<p><em>${note}</em></p><div><p>A lovely vase.</p></div>`,
    );
    expect(write({ title: 'x', described, to: 'en-GB', own })).not.toContain('<em>');
  });

  it('shows the own text once, where the template puts it', () => {
    const own = { html: '<p>Mine</p>', language: 'fr' as const };
    const count = (template: string) =>
      write({ title: 'x', described, to: 'fr', own, template }).split('Mine').length - 1;
    expect([count('{{description}}'), count('{{description}}{{own_text}}'), count('{{facts}}')]).toEqual([1, 1, 0]);
  });
});
