import type { Catalog } from '../catalog/catalog.ts';
import { bestOf, type Category, tokens } from '../catalog/category-tree.ts';
import { localWords } from '../catalog/local-words.ts';
import { type ProductType, productTypes } from './product-types.data.ts';
import { displayName, productTypeOf } from './product-types.ts';

/** A title leads to a few recommendations, never to all types. */
const MOST_RECOMMENDED = 5;
/** The number of leaf categories to search for them, because several belong to one type. */
const LEAVES = 40;
/** A word in the marketplace's own language counts more than one from a title. */
const LOCAL_WEIGHT = 3;

type Words = ReturnType<typeof localWords>;
const known = new WeakMap<Catalog, Map<string, Words>>();

function wordsOf(catalog: Catalog, language: string): Words {
  const made = known.get(catalog) ?? new Map<string, Words>();
  known.set(catalog, made);
  const words = made.get(language) ?? localWords(catalog.categories, language);
  made.set(language, words);
  return words;
}

/** The types that Amazon recommends for a title, best first; empty if no word matches. */
export function recommendedFor(catalog: Catalog, itemName: string, searchLocale: string): ProductType[] {
  const scores = new Map<Category, number>(catalog.categories.score(itemName));
  const words = wordsOf(catalog, searchLocale.slice(0, 2));
  for (const token of tokens(itemName)) {
    const leaves = words.get(token);
    for (const leaf of leaves ?? []) scores.set(leaf, (scores.get(leaf) ?? 0) + LOCAL_WEIGHT / (leaves?.size ?? 1));
  }
  const types = bestOf(scores, LEAVES).map(({ path }) => productTypeOf(path));
  return [...new Set(types)].slice(0, MOST_RECOMMENDED);
}

/** The types whose names contain one of the keywords, in the language of the search; all types if there are none. */
export function typesNamed(keywords: readonly string[], searchLocale: string): readonly ProductType[] {
  if (keywords.length === 0) return productTypes;
  return productTypes.filter((type) => {
    const text = `${type.name.replaceAll('_', ' ')} ${displayName(type, searchLocale)}`.toLowerCase();
    return keywords.some((word) => text.includes(word.trim().toLowerCase()));
  });
}
