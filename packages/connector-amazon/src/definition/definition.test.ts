import { describe, expect, it } from 'vitest';
import { definitionOf, plain, words } from '../../test/definitions.ts';
import { buildParts, buildValues, bulletPoints, fitted, themeOf } from './build-values.ts';
import { readNumber } from './read-value.ts';

const PLACE = { marketplaceId: 'A1PA6795UKMFR9', locale: 'de_DE', currency: 'EUR' };
const at = { marketplace_id: PLACE.marketplaceId };
const units = { type: 'string', enum: ['grams', 'kilograms'], enumNames: ['Gramm', 'Kilogramm'] };
const type = definitionOf({
  color: words({}, 2),
  material: words({ anyOf: [{ type: 'string' }, { type: 'string', enum: ['Wood'], enumNames: ['Holz'] }] }),
  part_number: plain({ type: 'string', maxLength: 5 }),
  country_of_origin: plain({ type: 'string', enum: ['DE', 'CN'], enumNames: ['Deutschland', 'China'] }),
  number_of_items: plain({ type: 'integer' }),
  batteries_required: plain({ type: 'boolean', enum: [false, true] }),
  item_weight: plain({ type: 'number' }, { unit: units }),
  list_price: plain({ type: 'number', multipleOf: 0.01 }, { currency: { type: 'string', enum: ['EUR'] } }),
  note: words({ minUtf8ByteLength: 3, maxUtf8ByteLength: 6 }),
});
const built = (name: string, ...texts: readonly string[]) => buildValues(type.shapes.get(name), texts, PLACE);

describe('an attribute', () => {
  it.each([
    [
      'color',
      ['Rot', 'Blau', 'Grün'],
      [
        { value: 'Rot', language_tag: 'de_DE', ...at },
        { value: 'Blau', language_tag: 'de_DE', ...at },
      ],
    ],
    ['part_number', ['A-1'], [{ value: 'A-1', ...at }]],
    ['material', ['holz'], [{ value: 'Wood', language_tag: 'de_DE', ...at }]],
    ['material', ['Filz'], [{ value: 'Filz', language_tag: 'de_DE', ...at }]],
    ['country_of_origin', ['china'], [{ value: 'CN', ...at }]],
    ['country_of_origin', ['Atlantis'], []],
    ['number_of_items', ['12'], [{ value: 12, ...at }]],
    ['number_of_items', ['1,5'], []],
    ['batteries_required', ['Nein'], [{ value: false, ...at }]],
    ['batteries_required', ['vielleicht'], []],
    ['item_weight', ['1,5 kg'], [{ value: 1.5, unit: 'kilograms', ...at }]],
    ['item_weight', ['250 Gramm'], [{ value: 250, unit: 'grams', ...at }]],
    ['list_price', ['19,99'], [{ value: 19.99, currency: 'EUR', ...at }]],
    ['item_weight', ['250'], []],
    ['item_weight', ['heavy'], []],
    ['unheard_of', ['x'], []],
  ] as const)('%s of %j is written in the format of its schema', (name, texts, values) => {
    expect(built(name, ...texts)).toEqual(values);
    if (values.length > 0) expect(type.validate({ [name]: [...values] })).toEqual([]);
  });

  it.each([
    ['0', 0],
    ['0.125', 0.125],
    ['12,50', 12.5],
    ['1.500', undefined],
    ['1,500', undefined],
    ['12.345,6', undefined],
    ['007', undefined],
    ['', undefined],
  ])('reads %j as the number %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

describe('a product type’s definition', () => {
  it('reports each attribute that is missing, unknown or invalid', () => {
    const strict = definitionOf({ color: words(), part_number: plain({ type: 'string', maxLength: 5 }) }, [
      'color',
      'brand',
    ]);
    const problems = strict.validate({
      part_number: [{ value: 'too-long', language_tag: 'de_DE', ...at }],
      unheard_of: [{ value: 'x' }],
    });
    expect(problems.map(({ attribute, text }) => `${attribute} ${text}`)).toEqual([
      'color is missing',
      'brand is missing',
      'unheard_of is unknown',
      'part_number has no field language_tag',
      'part_number must NOT have more than 5 characters',
    ]);
  });

  it('counts bytes, and counts values for each combination of their selectors', () => {
    const note = (value: string) => ({ note: [{ value, language_tag: 'de_DE', ...at }] });
    expect(type.validate(note('äöü'))).toEqual([]);
    expect(type.validate(note('äöüx'))).toEqual([{ attribute: 'note', text: 'must have at most 6 bytes' }]);
    expect(type.validate(note('x'))).toEqual([{ attribute: 'note', text: 'must have at least 3 bytes' }]);
    const colors = (...marketplaces: string[]) => ({
      color: marketplaces.map((marketplace_id, index) => ({
        value: `${index}`,
        language_tag: 'de_DE',
        marketplace_id,
      })),
    });
    expect(type.validate(colors('A', 'A', 'B', 'B'))).toEqual([]);
    expect(type.validate(colors('A', 'A', 'A'))).toEqual([{ attribute: 'color', text: 'must have at most 2 values' }]);
  });

  it('applies its conditions', () => {
    const conditional = definitionOf({ batteries_required: plain({ type: 'boolean' }), battery: words() }, [], {
      allOf: [
        {
          if: {
            required: ['batteries_required'],
            properties: { batteries_required: { contains: { properties: { value: { enum: [true] } } } } },
          },
          // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
          then: { required: ['battery'] },
        },
      ],
    });
    expect(conditional.validate({ batteries_required: [{ value: false, ...at }] })).toEqual([]);
    expect(conditional.validate({ batteries_required: [{ value: true, ...at }] })).toEqual([
      { attribute: 'battery', text: 'is missing' },
    ]);
  });
});

describe('an attribute that is not a plain value', () => {
  const side = (title: string) => ({
    type: 'object',
    title,
    required: ['unit', 'value'],
    properties: { value: { type: 'number', maxLength: 16 }, unit: units },
  });
  const dimensions = {
    type: 'array',
    title: 'Maße',
    selectors: ['marketplace_id'],
    items: {
      type: 'object',
      required: ['length', 'width'],
      properties: {
        length: side('Länge'),
        width: side('Breite'),
        height: side('Höhe'),
        marketplace_id: { type: 'string' },
      },
      additionalProperties: false,
    },
  };
  const sized = definitionOf({ item_dimensions: dimensions }, ['item_dimensions']);

  it('has one form field per part, each with its unit', () => {
    const { requiredAspects } = sized.requirements;
    expect(requiredAspects.map(({ name, label, kind }) => [name, label, kind])).toEqual([
      ['item_dimensions.length', 'Maße: Länge', 'number'],
      ['item_dimensions.width', 'Maße: Breite', 'number'],
      ['item_dimensions.height', 'Maße: Höhe', 'number'],
    ]);
    expect(requiredAspects[0]).toMatchObject({ units: ['Gramm', 'Kilogramm'], maxLength: 60 });
  });

  it('becomes one value from the valid fields, and the definition reports the missing ones', () => {
    const shape = sized.shapes.get('item_dimensions');
    if (!shape) throw new Error('no shape');
    const given: Record<string, string> = { length: '3 kg', width: '1,5 Kilogramm', height: 'tall' };
    const values = buildParts(shape, (part) => given[part], PLACE);
    expect(values).toEqual([
      { length: { value: 3, unit: 'kilograms' }, width: { value: 1.5, unit: 'kilograms' }, ...at },
    ]);
    expect(sized.validate({ item_dimensions: values })).toEqual([]);
    const partly = buildParts(shape, (part) => (part === 'length' ? '3 kg' : undefined), PLACE);
    expect(sized.validate({ item_dimensions: partly })).toEqual([
      { attribute: 'item_dimensions', text: 'lacks width' },
    ]);
    expect(buildParts(shape, () => undefined, PLACE)).toEqual([]);
  });
});

describe('texts', () => {
  const shape = type.shapes.get('bullet_point');

  it('become bullet points from the description’s own lists, or from its sentences', () => {
    expect(bulletPoints(shape, '<p>Gut.</p><ul><li>Aus Holz<li>Ab 3 &amp; mehr</li></ul>')).toEqual([
      'Aus Holz',
      'Ab 3 & mehr',
    ]);
    expect(bulletPoints(shape, '<p>Aus Holz. Mit Liebe gemacht!</p><p>Für Kinder</p>')).toEqual([
      'Aus Holz.',
      'Mit Liebe gemacht!',
      'Für Kinder',
    ]);
    expect(bulletPoints(shape, '')).toEqual([]);
  });

  it('are cut at a word boundary at the attribute’s limit, in characters and in bytes', () => {
    const long = 'Schöne Größen '.repeat(2_000);
    const cut = fitted(type.shapes.get('product_description'), long);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(10_000);
    expect(Buffer.byteLength(cut)).toBeGreaterThan(9_000);
    expect(cut.endsWith('…')).toBe(true);
    expect([...fitted(shape, long)].length).toBeLessThanOrEqual(500);
  });

  it('determine the variation theme by the product type’s name, never by a deprecated one', () => {
    const theme = type.shapes.get('variation_theme');
    expect(themeOf(theme, ['size'])).toBe('SIZE');
    expect(themeOf(theme, ['color', 'size'])).toBe('SIZE/COLOR');
    expect(themeOf(theme, ['style'])).toBe('STYLE_NAME');
    expect(themeOf(theme, ['flavor'])).toBeUndefined();
  });
});
