import type { Site } from '@quayside/kernel';
import { createSizeConverter } from '@quayside/kernel/sizes/size-converter';
import { isInOtherLanguage, targetLanguage } from '@quayside/text';
import { describe, expect, it } from 'vitest';
import { testItem } from '../../../../test/factories/described-item.ts';
import { ASPECT_NAMES } from './aspects.data.ts';
import { type DescribedFor, describeItem } from './description.ts';
import { loadWordsOf } from './words-of.ts';

const words = await loadWordsOf();
type Given = Parameters<typeof testItem>[0];
function describeOn(
  site: Site,
  given: Given,
  { title = 'Titel', ...reader }: Partial<DescribedFor> & { readonly title?: string } = {},
) {
  const item = testItem(given);
  return describeItem(item, title, {
    ...{ site, from: 'en', setting: { choice: 'facts', engine: null, template: null }, words },
    converter: createSizeConverter(item, 'UK', []),
    ...{ given: {}, fields: [], categoryPath: undefined, translated: undefined },
    ...{ condition: item.condition, isVatFree: false, ...reader },
  });
}
const text = (html: string) => html.replace(/<[^>]*>/g, '\n').replace(/\n+/g, '\n');

/** Items like those that sellers list: some specifics have translations, others have none. */
const ITEMS: readonly Given[] = [
  {
    title: 'Hornby R3735 00 Gauge Steam Locomotive Black',
    brand: 'Hornby',
    description: '<p>A lovely locomotive with working lights.</p>',
    attributes: {
      Brand: ['Hornby'],
      Colour: ['Black'],
      Material: ['Plastic', 'Metal'],
      Scale: ['1:76'],
      Type: ['Steam Locomotive'],
      'Age Level': ['8+'],
      Features: ['Limited Edition', 'Flanged Wheels'],
      'Country/Region of Manufacture': ['China'],
      Gauge: ['OO'],
    },
  },
  {
    title: 'Mens Leather Chelsea Boots UK 9',
    brand: 'Loake',
    description: '<ul><li>Goodyear welted soles</li><li>The perfect boot for the office</li></ul>',
    attributes: {
      'UK Shoe Size': ['9'],
      Colour: ['Brown'],
      'Upper Material': ['Leather'],
      Department: ['Men'],
      Style: ['Chelsea'],
      Closure: ['Slip On'],
      'Heel Height': ['1.5 in'],
    },
  },
  {
    title: 'Set of 6 Stainless Steel Forks',
    brand: 'Unbranded',
    description: 'Dishwasher safe cutlery for the whole family',
    attributes: {
      Material: ['Stainless Steel'],
      'Item Length': ['20 cm'],
      MPN: ['Does not apply'],
      'Set Includes': ['Forks'],
    },
  },
  {
    title: 'Womens Floral Summer Dress',
    brand: 'Boden',
    description: '<p>Worn once, from a smoke free home</p>',
    condition: 'USED_VERY_GOOD',
    attributes: {
      Material: ['Cotton', 'Viscose'],
      Neckline: ['V-Neck'],
      'Dress Length': ['Knee Length'],
      Pattern: ['Floral'],
    },
    variants: [
      { Size: 'S', Colour: 'Red' },
      { Size: 'M', Colour: 'Sky Blue' },
    ],
  },
];
/** Words of the items that no buyer in these countries understands; names and codes are excluded. */
const ENGLISH =
  /\b(?:the|with|for|from|and|lovely|locomotive with|working|lights|black|plastic|wheels|flanged|gauge|leather|brown|slip on|inches|stainless|steel|forks?|cutlery|family|dress|length|knee|worn|once|home|cotton|red|blue|used|new|features|does not apply|unbranded|colour|size|brand|condition)\b/i;

describe.each(['DE', 'FR', 'IT', 'ES', 'AT', 'BEFR', 'CDFR', 'AMDE'] as const)('on %s', (site) => {
  it.each(ITEMS)('has no word of the home language: $title', (given) => {
    const { html, isOwnTextLeftOut } = describeOn(site, given);
    expect(text(html)).not.toMatch(ENGLISH);
    const to = targetLanguage(
      site === 'DE' || site === 'AT' || site === 'AMDE' ? 'de' : site === 'IT' ? 'it' : site === 'ES' ? 'es' : 'fr',
    );
    expect(isInOtherLanguage('', text(html), to)).toBe(false);
    expect(html).toContain('<li>');
    expect(isOwnTextLeftOut).toBe(true);
  });
});

describe('a description', () => {
  it('contains everything that has a translation, and lists what has none', () => {
    const [locomotive] = ITEMS;
    const { html, leftOut } = describeOn('DE', locomotive ?? {});
    expect(html).toBe(
      '<p><strong>Titel</strong></p>' +
        '<h3>Produkt</h3><ul><li>Marke: Hornby</li><li>Herstellungsland und -region: China</li>' +
        '<li>Zustand: Neu</li></ul>' +
        '<h3>Merkmale</h3><ul><li>Farbe: Schwarz</li><li>Material: Kunststoff, Metall</li><li>Altersempfehlung: ab 8 Jahren</li>' +
        '<li>Besonderheiten: Limitierte Auflage</li></ul><h3>Größe und Maße</h3><ul><li>Maßstab: 1:76</li><li>Spurweite: OO</li></ul>',
    );
    expect(leftOut).toEqual([
      { name: 'Type', value: 'Steam Locomotive', why: 'value' },
      { name: 'Features', value: 'Flanged Wheels', why: 'value' },
    ]);
  });

  it('contains the category, the site’s own spelling of a value, and what the seller set for the site', () => {
    const field = {
      name: 'Stil',
      need: 'optional',
      allowedValues: ['Chelsea-Boots', 'CHELSEA'],
      isSelectionOnly: true,
      isMulti: true,
      maxLength: 50,
    } as const;
    const [, boots] = ITEMS;
    const { html } = describeOn('DE', boots ?? {}, {
      ...{ fields: [field], categoryPath: ['Kleidung', 'Stiefel'], given: { Farbe: ['Cognac'] } },
    });
    for (const said of [
      'Kategorie: Stiefel',
      'Stil: CHELSEA',
      'Farbe: Cognac',
      'EU-Schuhgröße: 43',
      'Absatzhöhe: 1,5 Zoll',
    ]) {
      expect(html).toContain(`<li>${said}</li>`);
    }
    expect(html).not.toContain('Braun');
  });

  it('shows the seller’s own text unchanged if it is in the buyer’s language, without dangerous parts', () => {
    const given = { description: '<p onclick="x()">Mine</p><script>alert(1)</script><ul><li>a</li></ul>' };
    expect(describeOn('IE', given).html).toContain('<div><p>Mine</p><ul><li>a</li></ul></div>');
    expect(describeOn('IE', given).isOwnTextLeftOut).toBe(false);
  });

  it('marks it in another language if the seller wants it, and turns its lists into paragraphs', () => {
    const setting = { choice: 'own', engine: null, template: null } as const;
    const given = { description: '<p>Mine</p><ul><li>a</li></ul><img src=x onerror=alert(1)>' };
    const { html, isOwnTextLeftOut } = describeOn('FR', given, { setting });
    expect(html).toContain(
      '<p><em>Description d’origine du vendeur (en anglais)\u00a0:</em></p><div><p>Mine</p><div><p>a</p></div></div>',
    );
    expect(isOwnTextLeftOut).toBe(false);
    expect(describeOn('IE', given, { setting }).html).not.toContain('<em>');
  });

  it('names pictures by the title and what a variant is, in the buyer’s language, escaped; what has no word is left out', () => {
    const template =
      '<img src="https://a.example/logo.png" />{{facts}}<img src="https://a.example/line.png" alt="" />{{pictures}}';
    const setting = { choice: 'facts', engine: null, template } as const;
    const given: Given = {
      images: ['https://a.example/1.jpg', 'http://a.example/plain.jpg'],
      variants: [
        { Colour: 'Red', Size: 'M' },
        { Colour: 'Zorb', Size: 'L' },
      ],
    };
    const item = testItem(given);
    const units = item.units.map((unit, at) => ({ ...unit, images: [`https://a.example/v${at}.jpg?a&b`] }));
    const { html } = describeOn('DE', { ...given, units }, { setting, title: 'Vase "A" {{brand}}' });
    expect(html).toContain('<img alt="Vase &#34;A&#34; {{brand}}" src="https://a.example/logo.png" />');
    expect(html).toContain('<img src="https://a.example/line.png" alt="" />');
    expect(html.slice(html.indexOf('line.png'))).toBe(
      'line.png" alt="" />' +
        '<p><img src="https://a.example/1.jpg" alt="Vase &#34;A&#34; {{brand}}" style="max-width:100%" /></p>' +
        '<p><img src="https://a.example/v0.jpg?a&#38;b" alt="Vase &#34;A&#34; {{brand}}, Rot, M" style="max-width:100%" /></p>' +
        '<p><img src="https://a.example/v1.jpg?a&#38;b" alt="Vase &#34;A&#34; {{brand}}, L" style="max-width:100%" /></p>',
    );
  });

  it('is only the title if the seller wants no description', () => {
    const { html } = describeOn('DE', ITEMS[0] ?? {}, {
      setting: { choice: 'none', engine: null, template: '{{facts}}' },
      title: 'A < B',
    });
    expect(html).toBe('<p><strong>A &#60; B</strong></p>');
  });

  it('never exceeds eBay’s limit: a longer text of the seller’s is left out', () => {
    const { html, isOwnTextLeftOut } = describeOn('IE', { description: 'x'.repeat(500_001) });
    expect(html.length).toBeLessThan(500_000);
    expect([html.includes('xxx'), isOwnTextLeftOut]).toEqual([false, true]);
  });

  it('is the same every time', () => {
    for (const given of ITEMS) expect(describeOn('ES', given)).toEqual(describeOn('ES', given));
  });

  it('names specifics as the listing does', () => {
    for (const [name, there] of Object.entries(ASPECT_NAMES)) {
      if (name === 'uk shoe size') continue;
      for (const [site, language] of [
        ['DE', 'de'],
        ['FR', 'fr'],
        ['IT', 'it'],
        ['ES', 'es'],
      ] as const) {
        const value = name.includes('country') ? 'China' : name === 'size' ? 'XL' : name === 'type' ? 'Vintage' : 'Yes';
        expect(
          text(describeOn(site, { brand: null, attributes: { [name]: [value] } }).html),
          `${name} on ${site}`,
        ).toContain(`\n${there[language]}`);
      }
    }
  });
});

it('a template that an item’s facts alone make too long is left out, and one that the own text makes too long drops the text', () => {
  const template = '{{description}}'.repeat(40);
  const setting = { choice: 'own' as const, engine: null, template };
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`Feature ${n}`, ['Rot '.repeat(15).trim()]]));
  const title = 'Laterne';
  const long = describeOn(
    'DE',
    { title, description: '<p>Sehr schön.</p>', attributes: many },
    { from: 'de', setting },
  );
  expect(long.html.length).toBeLessThan(500_000);
  expect(long.html.split('Feature 7').length - 1).toBeLessThanOrEqual(40);
  const wordy = describeOn(
    'DE',
    { title, description: `<p>${'Gut '.repeat(5_000)}</p>`, attributes: {} },
    { from: 'de', setting },
  );
  expect(wordy.isOwnTextLeftOut).toBe(true);
  expect(wordy.html).not.toContain('Gut Gut');
});
