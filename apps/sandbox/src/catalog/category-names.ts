import { topCategoryNames } from './category-names.data.ts';
import type { Category } from './category-tree.ts';

/** A category's name on a site: top categories are translated, the others keep the source's name. */
export function categoryName(category: Category, language: string): string {
  const short = language.slice(0, 2);
  const names = topCategoryNames[category.name];
  if (!names || !Object.hasOwn(names, short)) return category.name;
  return names[short as keyof typeof names] ?? category.name;
}
