import { describe, expect, it } from 'vitest';
import { baseGlossary } from '../glossary/index.ts';
import type { TextLanguage, TitleTarget } from '../language.ts';
import { compileLexicon } from '../lexicon.ts';
import { makeTitle } from '../title.ts';
import { describeFacts, type ItemFacts } from './describe.ts';
import { factNames } from './fact-names.ts';
import { writeDescription } from './render.ts';

const TARGETS = ['de', 'fr', 'it', 'es'] as const;

function wordsTo(to: TitleTarget, from: TextLanguage = 'en') {
  const lexicon = compileLexicon(baseGlossary(), from, to);
  return (_name: string, value: string) => {
    const made = makeTitle({ title: value, from, to, limit: 500, lexicon });
    return made.ok && made.coverage === 1 ? made.title : undefined;
  };
}

const translators = new Map(TARGETS.map((to) => [to, wordsTo(to)]));

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
  translate: translators.get(to as (typeof TARGETS)[number]) ?? ((_name, value) => value),
  country: (value) => ({ China: 'CN-there' })[value],
  nameThere: (name) => name,
  ...given,
});

/** `Farbe: Rot` of each fact, in the order of the description. */
const lines = (to: TitleTarget, given: Partial<ItemFacts>) =>
  Object.values(describeFacts(factsFor(to, given)).sections)
    .flat()
    .map(({ name, values }) => `${name}: ${values.join(', ')}`);

describe('a description from facts', () => {
  it.each([
    ['de', ['Farbe: Rot', 'Material: Baumwolle', 'Ausschnitt: V-Ausschnitt', 'Zustand: Neu']],
    ['fr', ['Couleur: Rouge', 'Matière: Coton', 'Encolure: Col en V', 'État: Neuf']],
    ['it', ['Colore: Rosso', 'Materiale: Cotone', 'Scollo: Scollo a V', 'Condizione: Nuovo']],
    ['es', ['Color: Rojo', 'Material: Algodón', 'Escote: Cuello en V', 'Estado: Nuevo']],
  ] as const)('says names and values in %s, without a word that would have to agree', (to, expected) => {
    const said = lines(to, { attributes: { Colour: ['Red'], Material: ['Cotton'], Neckline: ['V-Neck'] } });
    expect([...said].sort()).toEqual([...expected].sort());
  });

  it.each(TARGETS)('keeps figures, units, codes, brand and model exactly in %s', (to) => {
    const attributes = {
      Model: ['RX-78 "Wing"'],
      MPN: ['R3735/B'],
      Scale: ['1:76'],
      'Item Length': ['1,250.5 mm'],
      Dimensions: ['30 x 20 x 10 cm'],
      Capacity: ['0.75l'],
      Voltage: ['220-240 V'],
    };
    const said = lines(to, { brand: 'Tidewater & Sons', attributes }).join('\n');
    for (const kept of ['Tidewater & Sons', ...Object.values(attributes).flat()]) expect(said).toContain(kept);
  });

  it.each([
    ['de', '12 Zoll', '1 Fuß', '2 Liter', 'ab 3 Jahren', '6–12 Monate', 'Ja'],
    ['fr', '12 pouces', '1 pied', '2 litres', 'à partir de 3 ans', '6–12 mois', 'Oui'],
    ['it', '12 pollici', '1 piede', '2 litri', 'da 3 anni', '6–12 mesi', 'Sì'],
    ['es', '12 pulgadas', '1 pie', '2 litros', 'a partir de 3 años', '6–12 meses', 'Sí'],
  ] as const)('says units that are words, ages and yes in %s', (to, inches, foot, litres, up, span, yes) => {
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

  it('leaves out and lists what has no word, and half a material, but keeps each feature that it can say', () => {
    const attributes = {
      Material: ['Cotton', 'Frobnium'],
      Features: ['Waterproof', 'Zorbable'],
      'Thread Count': ['400'],
      Dimensions: ['30 L x 20 W'],
      Style: ['Wibbly'],
    };
    const described = describeFacts(factsFor('de', { attributes }));
    expect(described.sections.features).toEqual([{ name: 'Besonderheiten', values: ['Wasserdicht'] }]);
    expect(described.leftOut).toEqual([
      { name: 'Material', value: 'Cotton', why: 'value' },
      { name: 'Material', value: 'Frobnium', why: 'value' },
      { name: 'Features', value: 'Zorbable', why: 'value' },
      { name: 'Thread Count', value: '400', why: 'name' },
      { name: 'Dimensions', value: '30 L x 20 W', why: 'value' },
      { name: 'Style', value: 'Wibbly', why: 'value' },
    ]);
  });

  it('does not say that there is nothing to say', () => {
    const attributes = { Brand: ['Unbranded'], MPN: ['Does Not Apply'], Model: ['N/A'], Colour: [' '] };
    const described = describeFacts(factsFor('fr', { brand: 'unbranded', attributes }));
    expect(described.sections.product).toEqual([{ name: 'État', values: ['Neuf'] }]);
    expect(described.leftOut).toEqual([]);
  });

  it('says what the variants differ in as a choice, and nothing of it as a fact', () => {
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

  it('takes the seller’s own specifics for the site as they are, instead of the item’s, or none where they were taken out', () => {
    const said = lines('de', {
      attributes: { Colour: ['Red'], Material: ['Wood'] },
      given: { Farbe: ['Bordeaux'], Material: [], Besonderes: ['Handgemacht'] },
    });
    expect(said).toEqual(['Zustand: Neu', 'Farbe: Bordeaux', 'Besonderes: Handgemacht']);
  });

  it('names a pack’s pieces, unless a specific says what is in the box', () => {
    expect(lines('it', { packQuantity: 6 })).toContain('Quantità: 6 pezzi');
    expect(lines('it', { packQuantity: 6, attributes: { 'Number of Items in Set': ['6'] } })).not.toContain(
      'Quantità: 6 pezzi',
    );
  });

  it('uses the sizes of the site, and leaves out a size that no chart has there', () => {
    const size = (name: string, value: string) =>
      name !== 'UK Shoe Size' ? undefined : value === '6' ? { name: 'EU-Schuhgröße', text: '39' } : null;
    expect(lines('de', { size, attributes: { 'UK Shoe Size': ['6'] } })).toContain('EU-Schuhgröße: 39');
    const unknown = describeFacts(factsFor('de', { size, attributes: { 'UK Shoe Size': ['6', '17'] } }));
    expect(unknown.sections.sizes).toEqual([]);
    expect(unknown.leftOut).toHaveLength(2);
    expect(lines('de', { attributes: { 'UK Shoe Size': ['6'] } }).join()).not.toContain('6');
  });

  it('of a home in the site’s own language leaves nothing out', () => {
    const described = describeFacts(
      factsFor('en-US', { attributes: { 'Thread Count': ['400'], Style: ['Wibbly'] }, nameThere: (name) => name }),
    );
    expect(described.leftOut).toEqual([]);
    expect(described.sections.features).toHaveLength(2);
  });

  it('of a German or French home is said by its own names and materials', () => {
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

  it('takes specifics that are named like parts of an object as any other', () => {
    const attributes = JSON.parse('{"__proto__":["x"],"constructor":["y"],"toString":["z"]}');
    expect(describeFacts(factsFor('de', { attributes })).leftOut.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ]);
    expect(describeFacts(factsFor('de', { condition: 'constructor' })).sections.product).toEqual([]);
  });

  it('has a name in each language for every fact', () => {
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

  it('has sections with headings and lists, and texts as text', () => {
    expect(writeDescription({ title: 'Vase "1"', described, to: 'fr' })).toBe(
      '<p><strong>Vase &#34;1&#34;</strong></p>' +
        '<h3>Produit</h3><ul><li>Marque\u00a0: &#60;b&#62;A&#38;B&#60;/b&#62;</li><li>État\u00a0: Neuf</li></ul>' +
        '<h3>Caractéristiques</h3><ul><li>Couleur\u00a0: Rouge</li></ul>' +
        '<h3>Contenu du colis</h3><ul><li>Quantité\u00a0: 2 pièces</li></ul>',
    );
  });

  it('fills a template once, so that braces in a title stay a title', () => {
    const template = '<div>{{title}}|{{ brand }}|{{box}}</div>{{facts}}';
    const html = writeDescription({ title: '{{facts}}', described, to: 'fr', template });
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
    expect(writeDescription({ title: 'x', described, to, own })).toContain(
      `<p><em>${note}</em></p><div><p>A lovely vase.</p></div>`,
    );
    expect(writeDescription({ title: 'x', described, to: 'en-GB', own })).not.toContain('<em>');
  });

  it('shows the own text once, where the template wants it', () => {
    const own = { html: '<p>Mine</p>', language: 'fr' as const };
    const count = (template: string) =>
      writeDescription({ title: 'x', described, to: 'fr', own, template }).split('Mine').length - 1;
    expect([count('{{description}}'), count('{{description}}{{own_text}}'), count('{{facts}}')]).toEqual([1, 1, 0]);
  });
});
