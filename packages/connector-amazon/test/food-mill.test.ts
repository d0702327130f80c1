import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DraftEntry } from '@quayside/connector-kit';
import { anyEntry } from '@quayside/connector-kit/conformance/any-entry';
import { Ajv2019 } from 'ajv/dist/2019.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toProductType } from '../src/requirements.ts';
import { refusalOf, SKU_LIMIT, TITLE_LIMIT, toWritings } from '../src/transform/attributes.ts';
import type { Attributes, ProductTypeSchema } from '../src/wire.ts';
import { plain, schemaOf, words } from './definitions.ts';

/** Amazon's own definition of a food mill, which only some machines have next to the repository. */
const OFFICIAL = fileURLToPath(
  new URL('../../../../shared/schemas/amazon/product-types/MANUAL_FOOD_MILL_GRINDER.US.json', import.meta.url),
);
/** What the official definition requires of a mill, for machines without it. */
const SIMILAR = schemaOf(
  {
    country_of_origin: plain({ type: 'string', enum: ['DE', 'CN'], enumNames: ['Deutschland', 'China'] }),
    supplier_declared_dg_hz_regulation: plain({ type: 'string', enum: ['not_applicable', 'ghs'] }),
    item_type_keyword: plain({ type: 'string' }),
    manufacturer: words(),
    model_name: words(),
    model_number: plain({ type: 'string', maxLength: 40 }),
    part_number: plain({ type: 'string', maxLength: 40 }),
    care_instructions: words(),
    included_components: words({}, 10),
    material: words({}, 3),
    color: words(),
    size: words(),
    number_of_items: plain({ type: 'integer' }),
    list_price: plain({ type: 'number', multipleOf: 0.01 }, { currency: { type: 'string', enum: ['EUR'] } }),
  },
  ['brand', 'bullet_point', 'country_of_origin', 'item_name', 'item_type_keyword', 'product_description'],
);
/** The definition of the site in the United States, read as that of Germany: only the currency differs in what is checked here. */
const schema: ProductTypeSchema = existsSync(OFFICIAL)
  ? JSON.parse(readFileSync(OFFICIAL, 'utf8').replaceAll('"USD"', '"EUR"'))
  : SIMILAR;

const { shapes, mayRequire, validate } = toProductType('MANUAL_FOOD_MILL_GRINDER', schema);
/** A second reader of the schema, without the connector's own keywords. */
const { $schema: _metaSchema, ...rules } = schema;
const accepts = new Ajv2019({ strict: false, validateFormats: false, multipleOfPrecision: 6, logger: false }).compile(
  rules,
);

/** What the seller enters in the form that is made from the definition. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  country_of_origin: ['DE'],
  supplier_declared_dg_hz_regulation: ['not_applicable'],
  item_type_keyword: ['pepper-mills'],
  manufacturer: ['Kessel'],
  model_name: ['Hafen'],
  model_number: ['M-12'],
  care_instructions: ['Nur Handwäsche'],
  included_components: ['Mühle'],
  material: ['Holz'],
  color: ['Rot'],
  size: ['L'],
  number_of_items: ['1'],
};

const marketplace = { currency: 'EUR', settings: {}, titleLimit: TITLE_LIMIT, skuLimit: SKU_LIMIT } as const;
const mills = anyEntry(marketplace).map(
  (entry): DraftEntry => ({
    ...entry,
    categoryId: 'MANUAL_FOOD_MILL_GRINDER',
    knownOffers: {},
    attributes: ANSWERS,
    shipping: { by: 'id', policyId: 'legacy-template-id' },
  }),
);

const described = (entry: DraftEntry): Attributes[] =>
  toWritings(entry, { site: 'DE', shapes, mayRequire }, new Map())
    .filter(({ body }) => body.requirements === 'LISTING')
    .map(({ body }) => body.attributes);

/** A single mill whose texts fit and that has a code. */
const fits = (entry: DraftEntry) =>
  refusalOf(entry) === undefined && !entry.isGroup && entry.units.every(({ gtin }) => gtin !== null);

it('what the connector sends of a mill is accepted by the definition, whatever the item contains', () => {
  fc.assert(
    fc.property(mills, (entry) => {
      fc.pre(refusalOf(entry) === undefined);
      for (const attributes of described(entry)) {
        if (validate(attributes).length > 0) continue;
        accepts(attributes);
        expect(accepts.errors ?? []).toEqual([]);
      }
    }),
  );
});

it('a complete mill is accepted, and a required attribute is missed before the mill is sent', () => {
  const [entry] = fc.sample(mills.filter(fits), { numRuns: 1, seed: 1 });
  if (!entry) throw new Error('No mill fits');
  const complete = { ...entry, description: '<p>Mahlt Pfeffer. Passt in jede Küche.</p>', mpn: 'M-12' };
  const without = { ...complete, attributes: { ...ANSWERS, country_of_origin: [] } };
  const missingIn = (one: DraftEntry) =>
    described(one).flatMap((attributes) =>
      validate(attributes).flatMap(({ attribute, text }) => (text === 'is missing' ? [attribute] : [])),
    );
  expect(described(complete).map((attributes) => [validate(attributes), accepts(attributes)])).toEqual([[[], true]]);
  expect(missingIn(without)).toEqual(['country_of_origin']);
});
