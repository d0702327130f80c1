import { type OctopiaCategory, octopiaCategories } from './categories.data.ts';
import { categoryByReference } from './category-tree.ts';
import { notFound } from './errors.ts';
import { json, type OctopiaCall, type OctopiaOperation } from './operation.ts';
import { pageByIndex, pickFields } from './paging.ts';

/** The category tree, with the properties that its leaves require of a product, and the brands. */
function categoryJson(category: OctopiaCategory) {
  const { reference, label, isBrandMandatory, isVariant } = category;
  const parents = [reference.slice(0, 2), reference.slice(0, 4)].filter((parent) => parent.length < reference.length);
  return {
    reference,
    label,
    level: reference.length / 2,
    isActive: true,
    isBrandMandatory,
    isVariant,
    parentReferences: parents,
  };
}

function list(call: OctopiaCall) {
  const page = pageByIndex(call, octopiaCategories);
  const rows = page.map((category) => pickFields(call.query.fields, categoryJson(category), ['reference']));
  return json(200, { itemsPerPage: rows.length, items: rows });
}

function requireCategory({ params }: OctopiaCall): OctopiaCategory {
  const category = categoryByReference.get(params.reference ?? '');
  if (!category) throw notFound(`The category ${params.reference} does not exist.`);
  return category;
}

function properties(call: OctopiaCall) {
  const items = requireCategory(call).properties.map(({ reference, label, necessity, choices }) => ({
    reference,
    label,
    necessity,
    dataType: choices.length > 0 ? 'List' : 'Text',
    isMultiValued: false,
    choices: choices.map((value) => ({ value, label: value })),
  }));
  return json(200, { itemsPerPage: items.length, items });
}

function brands(call: OctopiaCall) {
  const names = [...call.world.octopia.catalogue.brands()].sort();
  const page = pageByIndex(call, names);
  return json(200, { itemsPerPage: page.length, items: page.map((name) => ({ reference: name.toUpperCase(), name })) });
}

export const categoriesOperations: readonly OctopiaOperation[] = [
  { name: 'getCategories', method: 'GET', url: '/categories', run: list },
  {
    name: 'getCategory',
    method: 'GET',
    url: '/categories/:reference',
    run: (call) => json(200, categoryJson(requireCategory(call))),
  },
  { name: 'getCategoryProperties', method: 'GET', url: '/categories/:reference/properties', run: properties },
  { name: 'getBrands', method: 'GET', url: '/brands', run: brands },
];
